import { BaseModel } from './base-model.ts'

/** A change of address that was asked for, with the link that makes it and the link that undoes it. */
export class EmailChangeModel extends BaseModel {
  static override tableName = 'email_changes'

  declare id: string
  declare accountId: string
  declare oldEmail: string
  declare newEmail: string
  /** Null once the link's time is over and it was swept away. */
  declare confirmTokenId: string | null
  declare undoTokenId: string
  declare createdAt: Date
}
