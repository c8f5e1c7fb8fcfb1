import { BaseModel } from './base-model.ts'

/** One line of the audit log: who did what, to which account, when. */
export class AuditEntryModel extends BaseModel {
  static override tableName = 'audit_log'

  declare id: string
  declare at: Date
  declare actor: string
  declare action: string
  declare accountId: string | null
  declare requestId: string | null
  declare detail: Record<string, unknown>
}
