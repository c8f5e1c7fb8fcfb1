import type { Draft as DraftRow, SubmittedDraft } from '../../../db/stores/drafts.ts'
import type { AppError } from '../../../platform/errors.ts'
import { refusal } from '../../http/errors.ts'
import { presentDraft } from './presenter.ts'

/** Most drafts of one account: far more than a person needs, few enough to protect the disk. */
export const MOST_DRAFTS = 200

/** Whether an account with this many drafts may create another. */
export function mayCreateDraft(draftCount: number): boolean {
  return draftCount < MOST_DRAFTS
}

/** 409: the draft has become a calculation. `submissionId` names it, or is null when it was deleted since. */
export function draftSubmitted({ submissionId }: Pick<SubmittedDraft, 'submissionId'>): AppError {
  const message =
    submissionId === null
      ? 'This draft was submitted, and its calculation was deleted since. Start a new calculation.'
      : 'This draft was submitted already. Edit its calculation instead.'
  return refusal('draft_submitted', message, { details: { submissionId } })
}

/** 409: somebody else saved first. `draft` is the server's version, to merge with. */
export function staleDraft(
  draft: DraftRow,
  message = 'This draft was changed elsewhere. Merge with it and save again.',
): AppError {
  return refusal('stale_draft', message, { details: { draft: presentDraft(draft) } })
}

/** 409: the account is at its limit of drafts. */
export function tooManyDrafts(): AppError {
  return refusal(
    'draft_limit',
    `You have ${MOST_DRAFTS} drafts, the most an account keeps. Delete one to start another.`,
  )
}
