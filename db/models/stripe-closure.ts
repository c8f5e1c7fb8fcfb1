import { BaseModel } from './base-model.ts'

/** What a deleted account leaves to be ended at Stripe. */
export class StripeClosureModel extends BaseModel {
  static override tableName = 'stripe_closures'

  declare id: string
  /** cus_… or cs_… */
  declare stripeId: string
  declare requestedAt: Date
}
