import { BaseModel } from './base-model.ts'

/** A mail that the mail server took over. */
export class MailDeliveryModel extends BaseModel {
  static override tableName = 'mail_deliveries'
  static override idColumn = 'outbox_id'

  /** The event that asked for the mail. */
  declare outboxId: string
  declare accountId: string | null
  /** Which mail, a key of templates/email. */
  declare mail: string
  declare messageId: string
  declare sentAt: Date
}
