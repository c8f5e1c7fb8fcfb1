import { BaseModel } from './base-model.ts'

/** One way to the payment page: its id is the idempotency key of the session at Stripe. */
export class CheckoutModel extends BaseModel {
  static override tableName = 'checkouts'

  declare id: string
  declare accountId: string
  /** Null until Stripe answered. */
  declare sessionId: string | null
  /** The customer it was made for; null when Stripe makes one as it is paid. */
  declare customerId: string | null
  declare priceId: string
  /** The request that asked for it first; goes into the metadata at Stripe. */
  declare requestId: string
  declare createdAt: Date
}
