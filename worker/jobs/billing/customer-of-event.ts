import type { StripeEvent } from '../../../db/stores/stripe-events.ts'
import { type Payments, idOf } from '../../../platform/stripe.ts'

/** The customer that an event is about, asked of Stripe where the event does not say; undefined when it is about none. */
export async function customerOf(
  { stripe }: Payments,
  { customerId, objectId }: StripeEvent,
): Promise<string | undefined> {
  if (customerId !== null) return customerId
  if (!objectId.startsWith('ch_') && !objectId.startsWith('py_')) return undefined
  return idOf((await stripe.charges.retrieve(objectId)).customer) ?? undefined
}
