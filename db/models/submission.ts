import type { Answers, Result } from '../../tax/index.ts'
import { BaseModel } from './base-model.ts'

/** A kept calculation: checked answers and the result computed from them on the server. */
export class SubmissionModel extends BaseModel {
  static override tableName = 'submissions'

  declare id: string
  declare accountId: string
  declare answers: Answers
  /** In full; only a presenter decides what of it a plan shows. */
  declare result: Result
  declare taxYear: number
  declare completedAt: Date
  declare createdAt: Date
  declare updatedAt: Date
}
