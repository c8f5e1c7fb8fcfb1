/**
 * Kinds of events that may change somebody's plan: the webhook keeps these, the nightly reconcile asks for them, and
 * the endpoint at Stripe should be set to send them. What else comes is answered and forgotten.
 */
export const handledEventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.marked_uncollectible',
  'invoice.voided',
  'charge.refunded',
  'charge.refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const

/** Of these, the kinds after which a subscription may have to be stopped, because its payment went back or may go. */
export const takingBackEventTypes = handledEventTypes.filter(
  (type) => type === 'charge.refunded' || type.startsWith('charge.dispute.'),
)

export type HandledEventType = (typeof handledEventTypes)[number]
