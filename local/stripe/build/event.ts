import { Stripe } from 'stripe'

/** Kinds of events that the stand-in sends. */
export type SentType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.created'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'invoice.voided'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'

type Told<E> = E extends Stripe.Event ? Pick<E, 'type' | 'data'> : never

/** What happened, to what. */
export type Happening = Told<Extract<Stripe.Event, { type: SentType }>>

export function buildEvent(id: string, created: number, happening: Happening): Stripe.Event {
  return {
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created,
    livemode: false,
    pending_webhooks: 1,
    request: null,
    ...happening,
  }
}
