import { expect, it } from 'vitest'
import { TEST_NOW } from '../../../platform/testing/movable-clock.ts'
import type { Draft } from '../../../db/stores/drafts.ts'
import { draftSubmitted, mayCreateDraft, MOST_DRAFTS, staleDraft, tooManyDrafts } from './policy.ts'

it('lets an account start drafts up to the most, and no more', () => {
  expect(mayCreateDraft(0)).toBe(true)
  expect(mayCreateDraft(MOST_DRAFTS - 1)).toBe(true)
  expect(mayCreateDraft(MOST_DRAFTS)).toBe(false)
})

it('names the calculation that a draft became, and tells when that was deleted', () => {
  const kept = draftSubmitted({ submissionId: 'a submission' })
  expect(kept).toMatchObject({ status: 409, code: 'draft_submitted' })
  expect(kept.details).toEqual({ submissionId: 'a submission' })
  expect(kept.message).toMatch(/Edit its calculation/)
  const deleted = draftSubmitted({ submissionId: null })
  expect(deleted).toMatchObject({ status: 409, code: 'draft_submitted' })
  expect(deleted.details).toEqual({ submissionId: null })
  expect(deleted.message).toMatch(/was deleted since/)
})

it('answers a draft that was changed elsewhere with what stands there, to merge with', () => {
  const draft = {
    id: 'a draft',
    answers: { salary: 1 },
    currentStep: 'income',
    version: 7,
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
  } as unknown as Draft
  const at = TEST_NOW.toISOString()
  const error = staleDraft(draft)
  expect(error).toMatchObject({ status: 409, code: 'stale_draft' })
  expect(error.message).toMatch(/changed elsewhere/)
  expect(error.details).toEqual({ draft: { ...draft, createdAt: at, updatedAt: at } })
  expect(staleDraft(draft, 'Another reason.').message).toBe('Another reason.')
})

it('tells how many drafts an account keeps', () => {
  expect(tooManyDrafts()).toMatchObject({ status: 409, code: 'draft_limit' })
  expect(tooManyDrafts().message).toContain('200')
})
