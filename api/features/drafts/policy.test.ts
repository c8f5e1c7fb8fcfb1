import { expect, it } from 'vitest'
import { mayCreateDraft, MOST_DRAFTS } from './policy.ts'

it('lets an account start drafts up to the most, and no more', () => {
  expect(mayCreateDraft(0)).toBe(true)
  expect(mayCreateDraft(MOST_DRAFTS - 1)).toBe(true)
  expect(mayCreateDraft(MOST_DRAFTS)).toBe(false)
})
