import { expect, test } from 'vitest'
import { signInProblem } from './problem.ts'

test('a problem is told in words of ours only', () => {
  expect(signInProblem('?problem=unavailable')).toBe('Auth service temporarily unavailable. Please retry.')
  expect(signInProblem('?problem=cancelled')).toContain('cancelled')
  expect(signInProblem('?problem=unverified')).toContain('Please verify your email to continue')
  for (const search of ['', '?problem=', '?problem=%3Cb%3E', '?problem=toString'])
    expect(signInProblem(search)).toBeUndefined()
})
