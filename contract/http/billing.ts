import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { timestamp } from './fields.ts'

/**
 * How a subscription goes on: `automatic` renews by itself, `cancelled` runs out at the end of what was paid,
 * `payment_failed` waits for a card that works (the portal takes one).
 */
export const renewal = z.enum(['automatic', 'cancelled', 'payment_failed'])

/** An amount that was given back, and when. */
const moneyGivenBack = z.object({
  /** In the hundredth of `currency`, which is ISO 4217 in lower case. */
  amountCents: z.number(),
  currency: z.string(),
  at: timestamp,
  /** When the payment was made that it is of: by its day a person knows it. */
  paidAt: timestamp,
})

/** What went back since the newest payment: given back, or taken back by the bank. */
const moneyReturned = z.extend(moneyGivenBack, { kind: z.enum(['given-back', 'taken-back']) })

/**
 * Why Pro is over: `cancelled` at once and before its time, `disputed` while the bank decides (it may come back),
 * `ran_out` at the end of what was paid or given.
 */
const endedBecause = z.enum([
  'cancelled',
  'refunded',
  'disputed',
  'dispute_lost',
  'payment_failed',
  'ran_out',
])

/** How Pro that the person had came to its end. */
const endOfPro = z.object({
  at: timestamp,
  why: endedBecause,
  /** To when time was paid that was given up by cancelling at once; null where none was. A later payment adds none of it. */
  givenUpUntil: z.nullable(timestamp),
})

/** What the person's plan is by the server's clock. */
export const billingStatus = z.object({
  paid: z.boolean(),
  activeUntil: z.nullable(timestamp),
  /** Calculations a free account may still keep; null when there is no limit. */
  freeCalculationsLeft: z.nullable(z.number()),
  /** Names the account to the payment provider: opaque, signed, letters, digits, `-` and `_` only. */
  paymentReference: z.string(),
  /**
   * Where to pay when checkout fails by network, timeout or a 5xx: the fixed payment link with reference and email
   * in it. Null where none is set up, and while the bank decides about a payment.
   */
  fallbackPaymentLink: z.nullable(z.string()),
  /** Null without a subscription that runs or waits for its payment. */
  renewal: z.nullable(renewal),
  /** When that subscription renews or runs out; days that support gave wait behind it. Null without one. */
  periodEnd: z.nullable(timestamp),
  /** Everything that went back since the newest payment, oldest first, without what the bank did not take. */
  moneyReturned: z.array(moneyReturned),
  /** What was given back and the bank did not take: it is with us until it is sent another way. Oldest first. */
  moneyHeld: z.array(moneyGivenBack),
  /** Null with Pro, for who never had it, and while a renewal is being charged. */
  ended: z.nullable(endOfPro),
  /** Whether the bank decides about a payment: no other is taken meanwhile. */
  hasOpenDispute: z.boolean(),
  /** Whether the portal has a subscription, running or not, with its invoices. */
  hasInvoices: z.boolean(),
})
export type BillingStatus = z.infer<typeof billingStatus>
export type EndOfPro = z.infer<typeof endOfPro>
export type MoneyGivenBack = z.infer<typeof moneyGivenBack>
export type MoneyReturned = z.infer<typeof moneyReturned>
export type Renewal = z.infer<typeof renewal>

/** An address of the payment provider that the browser is sent to. */
const sentTo = z.object({ url: z.url() })

export const readBillingStatus = endpoint({
  method: 'GET',
  path: '/billing/status',
  access: 'verified',
  summary: 'Free or paid, until when, how it renews, and how many calculations may still be kept.',
  status: 200,
  answer: billingStatus,
})

export const celebratePro = endpoint({
  method: 'POST',
  path: '/billing/celebrated',
  access: 'verified',
  summary:
    'Asks whether this page is the one that celebrates the Pro that runs: the first that asks, once for the account.',
  status: 200,
  answer: z.object({ isFirst: z.boolean() }),
})

export const createCheckoutSession = endpoint({
  method: 'POST',
  path: '/billing/checkout-session',
  access: 'verified',
  summary:
    'Where to pay for Pro. 409 already_paid: open the portal instead; payment_disputed: the bank decides about a payment first. 503 payment_unavailable: use the fallback link.',
  status: 200,
  answer: sentTo,
  errors: ['already_paid', 'payment_disputed', 'payment_unavailable'],
})

export const createPortalSession = endpoint({
  method: 'POST',
  path: '/billing/portal',
  access: 'verified',
  summary:
    'Where to manage the subscription: card, invoices, cancelling. 409 no_subscription when there is none.',
  status: 200,
  answer: sentTo,
  errors: ['no_subscription', 'payment_unavailable', 'reauthentication_required'],
})

export const receiveStripeEvent = endpoint({
  method: 'POST',
  path: '/billing/webhook',
  access: 'anyone',
  signed: true,
  summary:
    'For Stripe alone: one event, signed in Stripe-Signature over the body as it was sent. Kept before it is answered.',
  status: 200,
  answer: z.object({ received: z.literal(true) }),
  errors: ['invalid_signature', 'too_large', 'payment_unavailable'],
})
