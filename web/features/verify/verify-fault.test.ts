import { describe, expect, it } from 'vitest'
import { ApiError, refusal } from '../../api/api-error.ts'
import { verifyFault } from './verify-fault.ts'

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
