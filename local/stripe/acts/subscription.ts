import { buildSubscription } from '../build/subscription.ts'
import { declinesNext, yearAfter, type Ledger } from '../state/ledger.ts'
import type { Invoice, Subscription } from '../state/records.ts'
import { draw, fail, pay } from './pay.ts'
import { tell } from './tell.ts'

function tellUpdated(ledger: Ledger, subscription: Subscription): void {
  const object = buildSubscription(ledger, subscription)
  tell(ledger, { type: 'customer.subscription.updated', data: { object } })
}

/** An invoice that waited is paid: the subscription is in order again. */
export function resumeAfterPayment(ledger: Ledger, subscription: Subscription): void {
  subscription.status = 'active'
  tellUpdated(ledger, subscription)
}

/** The subscription is to run out at the end of its period, or goes on again. */
export function setCancelAtPeriodEnd(ledger: Ledger, subscription: Subscription, cancel: boolean): void {
  if (subscription.cancelAtPeriodEnd === cancel) return
  subscription.cancelAtPeriodEnd = cancel
  subscription.canceledAt = cancel ? ledger.now() : null
  tellUpdated(ledger, subscription)
}

/** The subscription is over. */
export function end(ledger: Ledger, subscription: Subscription): void {
  subscription.status = 'canceled'
  subscription.endedAt = ledger.now()
  subscription.canceledAt ??= ledger.now()
  subscription.cancelAtPeriodEnd = false
  const invoice = ledger.state.invoices[subscription.invoiceId]
  if (invoice) invoice.nextAttempt = null
  const object = buildSubscription(ledger, subscription)
  tell(ledger, { type: 'customer.subscription.deleted', data: { object } })
}

/** Charges the card for an invoice that waits, and has the subscription follow. */
export function collect(ledger: Ledger, subscription: Subscription, invoice: Invoice): void {
  const declined = declinesNext(ledger)
  const goesOn = declined ? fail(ledger, invoice) : (pay(ledger, invoice), true)
  subscription.status = declined ? 'past_due' : 'active'
  if (goesOn) tellUpdated(ledger, subscription)
  else end(ledger, subscription)
}

/** The period is over: the next one begins and is charged, unless the subscription was to run out. */
export function renew(ledger: Ledger, subscription: Subscription): void {
  if (subscription.cancelAtPeriodEnd) {
    end(ledger, subscription)
    return
  }
  subscription.periodStart = subscription.periodEnd
  subscription.periodEnd = yearAfter(subscription.periodStart)
  const { id: subscriptionId, customerId, periodStart, periodEnd } = subscription
  const invoice = draw(ledger, { subscriptionId, customerId, periodStart, periodEnd, first: false })
  subscription.invoiceId = invoice.id
  collect(ledger, subscription, invoice)
}
