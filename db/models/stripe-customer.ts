import { BaseModel } from './base-model.ts'

/** A customer at Stripe and the account it belongs to. */
export class StripeCustomerModel extends BaseModel {
  static override tableName = 'stripe_customers'
  static override idColumn = 'customer_id'

  declare customerId: string
  declare accountId: string
  declare createdAt: Date
}
