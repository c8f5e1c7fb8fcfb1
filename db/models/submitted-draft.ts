import { BaseModel } from './base-model.ts'

/** What a submitted draft leaves behind, so that submitting it twice has one effect. */
export class SubmittedDraftModel extends BaseModel {
  static override tableName = 'submitted_drafts'
  static override idColumn = ['account_id', 'draft_id']

  declare accountId: string
  declare draftId: string
  /** Null when the submission was deleted since. */
  declare submissionId: string | null
  /** SHA-256 of the checked answers that this draft was last submitted with. */
  declare answersHash: Buffer
  declare submittedAt: Date
}
