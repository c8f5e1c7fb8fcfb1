import type { Connection } from '../../../db/connection.ts'
import { findStripeEvent } from '../../../db/stores/stripe-events.ts'
import type { Payments } from '../../../platform/stripe.ts'
import { idOf } from '../../../platform/stripe-values.ts'
import type { SyncSubscriptionPayload } from '../../contract/jobs.ts'

/** The customer to read again; undefined when the event is about none, or is not kept any more. */
export async function customerOf(
  connection: Connection,
  { stripe }: Payments,
  payload: SyncSubscriptionPayload,
): Promise<string | undefined> {
  if ('customerId' in payload) return payload.customerId
  const event = await findStripeEvent(connection, payload.stripeEventId)
  if (!event || event.customerId !== null) return event?.customerId ?? undefined
  const { objectId } = event
  if (!objectId.startsWith('ch_') && !objectId.startsWith('py_')) return undefined
  return idOf((await stripe.charges.retrieve(objectId)).customer) ?? undefined
}
