import { describe, expect, it } from 'vitest'
import { ownPath } from './policy.ts'

describe('a path to return to after a sign-in', () => {
  it.each([
    '/onboarding',
    '/questionnaire?draft=1',
    '/account',
    '/apiary',
    '/help/api',
    `/${'a'.repeat(499)}`,
  ])('%s is one of ours', (path) => {
    expect(ownPath(path)).toBe(path)
  })

  it.each([
    undefined,
    '',
    'onboarding',
    'onboarding/x',
    '//evil.test',
    '/\\evil.test',
    '/questionnaire\\evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/.//evil.test',
    '/api',
    '/api/auth/logout',
    `/${'a'.repeat(500)}`,
  ])('%s is not', (path) => {
    expect(ownPath(path)).toBeUndefined()
  })
})
