import { expect, it } from 'vitest'
import { errorPageWords } from './fallback-pages.tsx'

it('says that answers are kept where they are, and nowhere else', () => {
  for (const path of ['/onboarding', '/dashboard', '/questionnaire', '/results', '/submissions/1']) {
    expect(errorPageWords(path, true), path).toMatch(/^Your answers are kept\. /)
    expect(errorPageWords(path, false), path).not.toContain('kept')
  }
  for (const path of ['/login', '/signup', '/account', '/reset-password', '/upgrade'])
    expect(errorPageWords(path, true), path).toBe('Check your network, then load the page again.')
})
