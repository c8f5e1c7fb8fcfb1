import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

/** How often a call is made that fails so at first, when the connection is lost and comes back. */
async function callsOver(failure: ApiError | undefined): Promise<number> {
  const client = createQueryClient()
  client.mount()
  const call = vi.fn<() => Promise<string>>(() => Promise.resolve('an answer'))
  if (failure !== undefined) call.mockRejectedValueOnce(failure)
  const observer = new QueryObserver(client, { queryKey: ['page'], queryFn: call, retry: false })
  const leave = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false))
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await Promise.resolve()
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false))
  leave()
  client.unmount()
  return call.mock.calls.length
}

it.each([
  ['no connection', new ApiError(0, 'offline', 'No connection'), 2],
  ['a server that is down', new ApiError(503, 'unavailable', 'Down'), 2],
  ['a refusal', new ApiError(404, 'not_found', 'Gone'), 1],
  ['nothing', undefined, 1],
])('asks again when the connection is back what failed for %s', async (_cause, failure, calls) => {
  expect(await callsOver(failure)).toBe(calls)
})
