import { BaseModel } from './base-model.ts'

/** A mail that the mail server refused for good. */
export class MailRefusalModel extends BaseModel {
  static override tableName = 'mail_refusals'
  static override idColumn = 'outbox_id'

  /** The event that asked for the mail. */
  declare outboxId: string
  declare accountId: string
  /** Which mail, a key of templates/email. */
  declare mail: string
  /** From 500 to 599; null when the address cannot be written in SMTP at all. */
  declare smtpCode: number | null
  /** Whether the address was refused, not the sender or what the mail says. */
  declare ofRecipient: boolean
  declare refusedAt: Date
}
