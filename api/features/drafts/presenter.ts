import type { Draft as DraftRow, DraftWithoutAnswers } from '../../../db/stores/drafts.ts'
import type { Draft } from '../../../contract/http/index.ts'

/** A draft as just saved, without the answers, which the client already has. */
export function presentSavedDraft(draft: DraftWithoutAnswers): Omit<Draft, 'answers'> {
  return {
    id: draft.id,
    currentStep: draft.currentStep,
    ...(draft.submissionId !== null && { submissionId: draft.submissionId }),
    version: draft.version,
    createdAt: draft.createdAt.toISOString(),
    updatedAt: draft.updatedAt.toISOString(),
  }
}

/** A person's own draft with the typed answers, on any plan. */
export function presentDraft(draft: DraftRow): Draft {
  return { ...presentSavedDraft(draft), answers: draft.answers }
}
