import { Stripe } from 'stripe'
import { PRICE_CENTS, yearAfter, type Ledger } from './ledger.ts'
import type { Charge, Customer, Dispute, Invoice, Portal, Session, Subscription } from './state.ts'

// Objects of Stripe's API. Each has the properties that identify it and those that the product or a test reads; the
// others of Stripe's types are left out.

/** A Stripe object of which any property may be left out. */
type Part<T> = T extends readonly (infer One)[]
  ? Part<One>[]
  : T extends object
    ? { [Key in keyof T]?: Part<T[Key]> }
    : T

/** A list as Stripe answers it. @param url path of the request. */
export function listOf<T>(data: T[], url: string, more = false): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: more, url }
}

export function buildCustomer({ id, email, created, metadata }: Customer): Part<Stripe.Customer> {
  return { id, object: 'customer', created, email, livemode: false, metadata }
}

/** The only price: Pro, each year. */
export function buildPrice(id: string): Part<Stripe.Price> {
  return {
    id,
    object: 'price',
    active: true,
    currency: 'usd',
    livemode: false,
    product: 'prod_naijatax_pro',
    recurring: { interval: 'year', interval_count: 1 },
    type: 'recurring',
    unit_amount: PRICE_CENTS,
  }
}

/** A hosted checkout of one year of Pro; its page has an address while it may be paid. */
export function buildSession({ url }: Pick<Ledger, 'url'>, session: Session): Part<Stripe.Checkout.Session> {
  const { id, created, status, customerId, email } = session
  return {
    id,
    object: 'checkout.session',
    amount_total: PRICE_CENTS,
    cancel_url: session.cancelUrl,
    client_reference_id: session.reference,
    created,
    currency: 'usd',
    customer: customerId,
    customer_email: customerId === null ? email : null,
    expires_at: session.expiresAt,
    livemode: false,
    metadata: session.metadata,
    mode: 'subscription',
    payment_status: status === 'complete' ? 'paid' : 'unpaid',
    status,
    subscription: session.subscriptionId,
    success_url: session.successUrl,
    url: status === 'open' ? `${url}/pay/${id}` : null,
  }
}

/** A subscription in flexible billing mode, Stripe's default; its period is on its one item. */
export function buildSubscription(
  { priceId }: Pick<Ledger, 'priceId'>,
  subscription: Subscription,
  invoice: string | Part<Stripe.Invoice> = subscription.invoiceId,
): Part<Stripe.Subscription> {
  const { id, itemId, created, status, cancelAtPeriodEnd, periodStart, periodEnd } = subscription
  const item: Part<Stripe.SubscriptionItem> = {
    id: itemId,
    object: 'subscription_item',
    created,
    current_period_end: periodEnd,
    current_period_start: periodStart,
    price: buildPrice(priceId),
    quantity: 1,
    subscription: id,
  }
  return {
    id,
    object: 'subscription',
    cancel_at: cancelAtPeriodEnd ? periodEnd : null,
    cancel_at_period_end: cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    created,
    currency: 'usd',
    customer: subscription.customerId,
    ended_at: subscription.endedAt,
    items: listOf([item], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: invoice,
    livemode: false,
    metadata: subscription.metadata,
    status,
  }
}

/** An invoice of a subscription: one year of Pro. */
export function buildInvoice(invoice: Invoice): Part<Stripe.Invoice> {
  const { id, customerId, created, status } = invoice
  const period = invoice.period ?? { start: created, end: yearAfter(created) }
  return {
    id,
    object: 'invoice',
    amount_due: PRICE_CENTS,
    amount_paid: status === 'paid' ? PRICE_CENTS : 0,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    created,
    currency: 'usd',
    customer: customerId,
    lines: listOf([{ period }], `/v1/invoices/${id}/lines`),
    livemode: false,
    next_payment_attempt: invoice.nextAttempt,
    number: invoice.number,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: invoice.subscriptionId },
    },
    status,
    status_transitions: { paid_at: invoice.paidAt },
  }
}

/** The payments of an invoice; Stripe answers them only on request (expand). */
export function buildInvoicePayments({ id, created, status, intentId }: Invoice) {
  const payment: Part<Stripe.InvoicePayment> = {
    id: `inpay_${id.slice(3)}`,
    object: 'invoice_payment',
    created,
    invoice: id,
    livemode: false,
    payment: { payment_intent: intentId, type: 'payment_intent' },
    status,
  }
  return listOf([payment], `/v1/invoice_payments?invoice=${id}`)
}

/** The refunds of a charge, newest first; Stripe answers them only on request (expand). */
export function buildRefunds({ id, intentId, refunds }: Charge) {
  const built = refunds.map(({ isFailed, ...refund }): Part<Stripe.Refund> => ({
    ...refund,
    object: 'refund',
    charge: id,
    currency: 'usd',
    payment_intent: intentId,
    status: isFailed ? 'failed' : 'succeeded',
    ...(isFailed && { failure_reason: 'expired_or_canceled_card' }),
  }))
  return listOf(built.toReversed(), `/v1/charges/${id}/refunds`)
}

/** What was refunded of a charge and stayed so, in cents. */
export const refundedOf = ({ refunds }: Pick<Charge, 'refunds'>): number =>
  refunds.reduce((sum, { amount, isFailed }) => sum + (isFailed ? 0 : amount), 0)

/** A payment by card. */
export function buildCharge({ state }: Pick<Ledger, 'state'>, charge: Charge): Part<Stripe.Charge> {
  const { id, amount, customerId, created, intentId } = charge
  const refunded = refundedOf(charge)
  return {
    id,
    object: 'charge',
    amount,
    amount_refunded: refunded,
    created,
    currency: 'usd',
    customer: customerId,
    disputed: Object.values(state.disputes).some(({ chargeId }) => chargeId === id),
    livemode: false,
    paid: true,
    payment_intent: intentId,
    refunded: refunded === amount,
    status: 'succeeded',
  }
}

/** How long a bank waits for evidence, in seconds. */
const ANSWER_WITHIN = 10 * 24 * 3600

/** A dispute that the card's owner opened. */
export function buildDispute({ state }: Pick<Ledger, 'state'>, dispute: Dispute): Part<Stripe.Dispute> {
  const { id, chargeId, created, status } = dispute
  const charge = state.charges[chargeId]
  return {
    id,
    object: 'dispute',
    amount: charge?.amount ?? 0,
    charge: chargeId,
    created,
    currency: 'usd',
    evidence_details: {
      due_by: created + ANSWER_WITHIN,
      has_evidence: status !== 'needs_response',
      past_due: false,
      submission_count: status === 'needs_response' ? 0 : 1,
    },
    livemode: false,
    payment_intent: charge?.intentId ?? null,
    status,
  }
}

export function buildPortal(
  { url }: Pick<Ledger, 'url'>,
  { id, customerId, returnUrl, created }: Portal,
): Part<Stripe.BillingPortal.Session> {
  return {
    id,
    object: 'billing_portal.session',
    created,
    customer: customerId,
    livemode: false,
    return_url: returnUrl,
    url: `${url}/portal/${id}`,
  }
}

/** What happened and the object that it happened to. */
export interface EventData {
  type:
    | 'checkout.session.completed'
    | 'checkout.session.expired'
    | 'customer.created'
    | 'customer.subscription.created'
    | 'customer.subscription.updated'
    | 'customer.subscription.deleted'
    | 'invoice.paid'
    | 'invoice.payment_failed'
    | 'charge.refunded'
    | 'charge.refund.updated'
    | 'refund.failed'
    | 'charge.dispute.created'
    | 'charge.dispute.updated'
    | 'charge.dispute.closed'
  object: object
}

export function buildEvent(id: string, created: number, { type, object }: EventData): Part<Stripe.Event> {
  return {
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created,
    data: { object },
    livemode: false,
    type,
  }
}
