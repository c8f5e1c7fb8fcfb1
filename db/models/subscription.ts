import { BaseModel } from './base-model.ts'

/** A subscription to Pro as Stripe last told it. */
export class SubscriptionModel extends BaseModel {
  static override tableName = 'subscriptions'

  declare id: string
  declare accountId: string
  declare customerId: string
  /** Stripe's own word. */
  declare status: string
  /** Null when it does not run any more. */
  declare renewal: 'automatic' | 'cancelled' | 'payment_failed' | null
  declare periodEnd: Date
  /** Until when it entitles to Pro; null when it was never paid. */
  declare entitledUntil: Date | null
  /** What a renewal costs, in the hundredth of `currency`. */
  declare priceCents: number | null
  /** ISO 4217, lower case. */
  declare currency: string
  declare updatedAt: Date
}
