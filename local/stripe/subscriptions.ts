import { newId, type Ledger, PRICE_CENTS, declinesNext, yearAfter } from './ledger.ts'
import type { Invoice, Subscription, Charge, Dispute } from './state.ts'
import {
  buildRefunds,
  refundedOf,
  buildCharge,
  buildDispute,
  buildEvent,
  buildInvoice,
  buildSubscription,
  type EventData,
} from './objects.ts'

/** Most events stored for GET /v1/events; the oldest are dropped. */
const MAX_EVENTS = 10_000

/** Stores an event and queues its deliveries, as many copies as the fault settings say. */
export function emitEvent(ledger: Ledger, data: EventData): void {
  const { state, faults } = ledger
  const id = newId('evt')
  const created = ledger.now()
  const body = JSON.stringify(buildEvent(id, created, data))
  state.events.push({ id, type: data.type, created, body })
  if (state.events.length > MAX_EVENTS) state.events.splice(0, state.events.length - MAX_EVENTS)
  for (let copy = 0; copy < faults.copies; copy += 1)
    state.deliveries.push({ id: newId('del'), eventId: id, attempts: 0, dueAt: ledger.machineNow() })
}

/** Creates the invoice of a period. */
export function createInvoice(
  ledger: Ledger,
  invoice: Pick<Invoice, 'subscriptionId' | 'customerId' | 'period'>,
): Invoice {
  const created: Invoice = {
    id: newId('in'),
    number: `NAIJATAX-${String(Object.keys(ledger.state.invoices).length + 1).padStart(4, '0')}`,
    created: ledger.now(),
    status: 'open',
    attempts: 0,
    nextAttempt: null,
    paidAt: null,
    intentId: newId('pi'),
    ...invoice,
  }
  ledger.state.invoices[created.id] = created
  return created
}

/** Pays an invoice by card. */
export function payInvoice(ledger: Ledger, invoice: Invoice): void {
  const { state } = ledger
  const { customerId, intentId } = invoice
  Object.assign(invoice, {
    status: 'paid',
    attempts: invoice.attempts + 1,
    nextAttempt: null,
    paidAt: ledger.now(),
  } satisfies Partial<Invoice>)
  const id = newId('ch')
  state.charges[id] = { id, customerId, intentId, created: ledger.now(), amount: PRICE_CENTS, refunds: [] }
  emitEvent(ledger, { type: 'invoice.paid', object: buildInvoice(invoice) })
}

/** Days from each failed attempt to the next one; after the last one the subscription is cancelled. */
const retryAfterDays = [3, 5, 7]

/** Records a declined payment. @returns whether another attempt will follow. */
export function failPayment(ledger: Ledger, invoice: Invoice): boolean {
  const wait = retryAfterDays[invoice.attempts]
  invoice.attempts += 1
  invoice.nextAttempt = wait === undefined ? null : ledger.now() + wait * 24 * 3600
  emitEvent(ledger, { type: 'invoice.payment_failed', object: buildInvoice(invoice) })
  return wait !== undefined
}

function emitUpdated(ledger: Ledger, subscription: Subscription): void {
  const object = buildSubscription(ledger, subscription)
  emitEvent(ledger, { type: 'customer.subscription.updated', object })
}

/** An invoice that waited is paid: the subscription is in order again. */
export function resumeAfterPayment(ledger: Ledger, subscription: Subscription): void {
  subscription.status = 'active'
  emitUpdated(ledger, subscription)
}

/** The subscription is to run out at the end of its period, or goes on again. */
export function setCancelAtPeriodEnd(ledger: Ledger, subscription: Subscription, cancel: boolean): void {
  if (subscription.cancelAtPeriodEnd === cancel) return
  subscription.cancelAtPeriodEnd = cancel
  subscription.canceledAt = cancel ? ledger.now() : null
  emitUpdated(ledger, subscription)
}

/** The subscription is over. */
export function endSubscription(ledger: Ledger, subscription: Subscription): void {
  subscription.status = 'canceled'
  subscription.endedAt = ledger.now()
  subscription.canceledAt ??= ledger.now()
  subscription.cancelAtPeriodEnd = false
  const invoice = ledger.state.invoices[subscription.invoiceId]
  if (invoice) invoice.nextAttempt = null
  const object = buildSubscription(ledger, subscription)
  emitEvent(ledger, { type: 'customer.subscription.deleted', object })
}

/** Charges the card for an open invoice and updates the subscription. */
export function chargeInvoice(ledger: Ledger, subscription: Subscription, invoice: Invoice): void {
  const declined = declinesNext(ledger)
  const goesOn = declined ? failPayment(ledger, invoice) : (payInvoice(ledger, invoice), true)
  subscription.status = declined ? 'past_due' : 'active'
  if (goesOn) emitUpdated(ledger, subscription)
  else endSubscription(ledger, subscription)
}

/** The period is over: the next one begins and is charged, unless the subscription was to run out. */
export function renew(ledger: Ledger, subscription: Subscription): void {
  if (subscription.cancelAtPeriodEnd) {
    endSubscription(ledger, subscription)
    return
  }
  subscription.periodStart = subscription.periodEnd
  subscription.periodEnd = yearAfter(subscription.periodStart)
  const { id: subscriptionId, customerId, periodStart: start, periodEnd: end } = subscription
  const invoice = createInvoice(ledger, { subscriptionId, customerId, period: { start, end } })
  subscription.invoiceId = invoice.id
  chargeInvoice(ledger, subscription, invoice)
}

/** The newest charge of a customer; undefined when the customer was never charged. */
export function newestCharge({ state }: Ledger, customerId: string): Charge | undefined {
  return Object.values(state.charges).findLast((charge) => charge.customerId === customerId)
}

/** Refunds what is left of a charge, or a part. @param amount in cents, at most what is left. */
export function refund(ledger: Ledger, charge: Charge, amount?: number): Charge['refunds'][number] {
  const left = charge.amount - refundedOf(charge)
  const made = {
    id: newId('re'),
    created: ledger.now(),
    amount: Math.min(amount ?? left, left),
    isFailed: false,
  }
  charge.refunds.push(made)
  emitEvent(ledger, { type: 'charge.refunded', object: buildCharge(ledger, charge) })
  return made
}

/** The bank does not take the newest refund of a charge, days after it was made; nothing where none was. */
export function failRefund(ledger: Ledger, charge: Charge): void {
  const made = charge.refunds.findLast(({ isFailed }) => !isFailed)
  if (made === undefined) return
  made.isFailed = true
  const object = buildRefunds(charge).data.find(({ id }) => id === made.id)
  if (object === undefined) return
  emitEvent(ledger, { type: 'charge.refund.updated', object })
  emitEvent(ledger, { type: 'refund.failed', object })
}

/**
 * The card's owner disputes a charge, unless it is disputed already.
 * @param decision of the bank, where it decides; one that was made is final.
 */
export function dispute(ledger: Ledger, charge: Charge, decision?: 'won' | 'lost'): Dispute {
  const { disputes } = ledger.state
  let opened = Object.values(disputes).find(({ chargeId }) => chargeId === charge.id)
  if (!opened) {
    opened = { id: newId('du'), chargeId: charge.id, created: ledger.now(), status: 'needs_response' }
    disputes[opened.id] = opened
    emitEvent(ledger, { type: 'charge.dispute.created', object: buildDispute(ledger, opened) })
  }
  if (decision && (opened.status === 'needs_response' || opened.status === 'under_review')) {
    opened.status = decision
    emitEvent(ledger, { type: 'charge.dispute.closed', object: buildDispute(ledger, opened) })
  }
  return opened
}

/** The shop gives evidence about a charge that is disputed; nothing where none is wanted. */
export function answerDispute(ledger: Ledger, charge: Charge): void {
  const opened = Object.values(ledger.state.disputes).find(({ chargeId }) => chargeId === charge.id)
  if (opened?.status !== 'needs_response') return
  opened.status = 'under_review'
  emitEvent(ledger, { type: 'charge.dispute.updated', object: buildDispute(ledger, opened) })
}
