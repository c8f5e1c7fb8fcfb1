import { expect, it } from 'vitest'
import { isMeantFor, mayStartAnother, MOST_DRAFTS } from './policy.ts'

it('lets an account start drafts up to the most, and no more', () => {
  expect(mayStartAnother(0)).toBe(true)
  expect(mayStartAnother(MOST_DRAFTS - 1)).toBe(true)
  expect(mayStartAnother(MOST_DRAFTS)).toBe(false)
})

it('takes an edit that names no account or the session’s own', () => {
  expect(isMeantFor(undefined, 'ada')).toBe(true)
  expect(isMeantFor('ada', 'ada')).toBe(true)
  expect(isMeantFor('eve', 'ada')).toBe(false)
})
