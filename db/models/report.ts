import { BaseModel } from './base-model.ts'

/** The report of one submission as a PDF, being made or made; deleted within 24 hours. */
export class ReportModel extends BaseModel {
  static override tableName = 'reports'
  static override idColumn = 'submission_id'

  declare submissionId: string
  declare accountId: string
  declare status: 'preparing' | 'ready' | 'failed'
  declare askedAt: Date
  declare madeAt: Date | null
  declare expiresAt: Date
  declare fileName: string | null
  /** SHA-256 of everything the file shows. */
  declare basis: Buffer | null
  /** The PDF, at most 2 MiB. */
  declare file: Buffer | null
}
