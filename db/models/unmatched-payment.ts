import { BaseModel } from './base-model.ts'

/** Somebody who pays at Stripe and whose account is not known. */
export class UnmatchedPaymentModel extends BaseModel {
  static override tableName = 'unmatched_payments'
  static override idColumn = 'customer_id'

  declare customerId: string
  declare subscriptionId: string
  declare foundAt: Date
}
