import { describe, expect, it, vi } from 'vitest'
import { ApiError, refusal } from '../../api/api-error.ts'
import { followRedirect, mayTryAgain, verifyFault } from './verification.ts'

describe('verifyFault', () => {
  it('is nothing while nothing went wrong', () => {
    expect(verifyFault('abc', null)).toBeUndefined()
  })
  it.each([
    ['no token', undefined, null, 'Missing verification token.'],
    [
      'the server’s words',
      'abc',
      refusal(400, { error: 'This link was used for another address' }),
      'This link was used for another address',
    ],
    ['a refusal without words', 'abc', refusal(400, undefined), 'Invalid or expired token'],
    [
      'no answer',
      'abc',
      new ApiError(0, 'offline', 'No connection'),
      'Verification failed. Please try again.',
    ],
    [
      'a server that is down',
      'abc',
      refusal(503, { error: 'Down' }),
      'Verification failed. Please try again.',
    ],
    ['anything else', 'abc', new Error('bug'), 'Verification failed. Please try again.'],
  ])('says %s', (_case, token, error, expected) => {
    expect(verifyFault(token, error)).toBe(expected)
  })
})

describe('mayTryAgain', () => {
  it.each([
    ['no answer', new ApiError(0, 'offline', 'No connection'), true],
    ['a server that is down', refusal(503, { error: 'Down' }), true],
    ['anything else', new Error('bug'), true],
    ['a dead link', refusal(400, { error: 'Dead' }), false],
    ['nothing wrong', null, false],
  ])('%s: %s', (_case, error, expected) => expect(mayTryAgain(error)).toBe(expected))
})

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
