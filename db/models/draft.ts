import type { RawAnswers } from '../../tax/index.ts'
import { BaseModel } from './base-model.ts'

/** A questionnaire in progress, its answers as typed. */
export class DraftModel extends BaseModel {
  static override tableName = 'drafts'

  declare id: string
  declare accountId: string
  declare answers: RawAnswers
  /** Index in the full list of questions. */
  declare currentStep: number
  /** Starts at 1 and grows by one with every write. */
  declare version: number
  /** The submission this draft was copied from and will update. */
  declare submissionId: string | null
  declare createdAt: Date
  declare updatedAt: Date
}
