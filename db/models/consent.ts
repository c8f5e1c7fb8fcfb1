import { BaseModel } from './base-model.ts'

/** One notice that a person agreed to (terms) or was told (privacy), as it stood then. */
export class ConsentModel extends BaseModel {
  static override tableName = 'consents'
  static override idColumn = ['account_id', 'notice', 'version']

  declare accountId: string
  declare notice: 'terms' | 'privacy'
  /** The day its words became these, YYYY-MM-DD. */
  declare version: string
  declare textHash: string
  declare givenAt: Date
}
