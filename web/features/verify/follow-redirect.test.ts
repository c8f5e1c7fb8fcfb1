import { expect, it, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { followRedirect } from './follow-redirect.ts'

it('gives an answer on', async () => {
  expect(await followRedirect(Promise.resolve('ok'))).toBe('ok')
})

it('opens where a redirect leads, and never ends', async () => {
  const open = vi.fn<(address: string) => void>()
  const redirected = new ApiError(200, 'redirected', 'Elsewhere', { body: 'https://x.ng/onboarding' })
  const first = await Promise.race([
    followRedirect(Promise.reject(redirected), open),
    Promise.resolve('waits'),
  ])
  await vi.waitFor(() => expect(open).toHaveBeenCalled())
  expect([first, open.mock.calls]).toEqual(['waits', [['https://x.ng/onboarding']]])
})

it('gives every other failure on', async () => {
  const failed = new ApiError(400, 'invalid_token', 'Dead')
  await expect(followRedirect(Promise.reject(failed))).rejects.toBe(failed)
})
