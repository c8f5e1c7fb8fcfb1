import type { MailWith } from '../../contract/jobs/mails.ts'
import { BaseModel } from './base-model.ts'

/** Something about money that a person is mailed once. */
export class BillingNoticeModel extends BaseModel {
  static override tableName = 'billing_notices'

  declare id: string
  declare accountId: string
  /** Which mail, a key of templates/email. */
  declare kind: MailWith<'billingNoticeId'>
  /** The invoice, or the subscription and the end of its period. */
  declare about: string
  /** In the hundredth of `currency`. */
  declare amountCents: number
  /** ISO 4217, lower case. */
  declare currency: string
  /** When it was paid, when it failed, when it will be taken. */
  declare happensAt: Date
  /** Until when is paid, or would be. */
  declare periodEnd: Date
  declare createdAt: Date
}
