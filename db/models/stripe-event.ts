import { BaseModel } from './base-model.ts'

/** An event that Stripe told of, by its ids alone. */
export class StripeEventModel extends BaseModel {
  static override tableName = 'stripe_events'

  /** evt_… */
  declare id: string
  declare type: string
  /** What it is about; of a dispute the charge, which knows the customer. */
  declare objectId: string
  declare customerId: string | null
  declare happenedAt: Date
  declare receivedAt: Date
}
