import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { makeLastCall } from './last-call.ts'

/** A page that has been told one thing, and waits for another. */
function page() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const answers: (() => void)[] = []
  const signals: AbortSignal[] = []
  const shown = new QueryObserver(queries, { queryKey: ['shown'], queryFn: () => 'shown' })
  const awaited = new QueryObserver(queries, {
    queryKey: ['awaited'],
    queryFn: ({ signal }) => {
      signals.push(signal)
      return new Promise<string>((answer) => answers.push(() => answer('awaited')))
    },
  })
  queries.setQueryData(['shown'], 'shown')
  const leave = [shown, awaited].map((one) => one.subscribe(() => undefined))
  return {
    queries,
    signals,
    answer: () => answers[answers.length - 1]?.(),
    awaited: () => awaited.getCurrentResult().data,
    leave: () => leave.forEach((end) => end()),
  }
}

it('gives up what the page waits for before the call is made, and asks for nothing after it', async () => {
  const { queries, signals, leave } = page()
  const atCall = await makeLastCall(queries, async () => signals.map(({ aborted }) => aborted))
  expect(atCall).toEqual([true])
  expect(signals).toHaveLength(1)
  expect(queries.getQueryData(['shown'])).toBe('shown')
  leave()
})

it('asks again for what was given up, and for nothing else, when the call fails', async () => {
  const { queries, signals, answer, awaited, leave } = page()
  await expect(makeLastCall(queries, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  answer()
  await vi.waitFor(() => expect(awaited()).toBe('awaited'))
  leave()
})
