import { expect, it } from 'vitest'
import { mayStartAnother, MOST_DRAFTS } from './policy.ts'

it('lets an account start drafts up to the most, and no more', () => {
  expect(mayStartAnother(0)).toBe(true)
  expect(mayStartAnother(MOST_DRAFTS - 1)).toBe(true)
  expect(mayStartAnother(MOST_DRAFTS)).toBe(false)
})
