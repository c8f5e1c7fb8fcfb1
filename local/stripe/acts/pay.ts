import { buildInvoice } from '../build/invoice.ts'
import { newId, PRICE_CENTS, type Ledger } from '../state/ledger.ts'
import type { Invoice } from '../state/records.ts'
import { tell } from './tell.ts'

/** Draws up the invoice of a period. @param first whether it is the subscription's first. */
export function draw(
  ledger: Ledger,
  invoice: Pick<Invoice, 'subscriptionId' | 'customerId' | 'periodStart' | 'periodEnd' | 'first'>,
): Invoice {
  const drawn: Invoice = {
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
  ledger.state.invoices[drawn.id] = drawn
  return drawn
}

/** The card pays an invoice. */
export function pay(ledger: Ledger, invoice: Invoice): void {
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
  tell(ledger, { type: 'invoice.paid', data: { object: buildInvoice(ledger, invoice) } })
}

/** Days from each failed attempt to the next one; after the last one the subscription is cancelled. */
const retryAfterDays = [3, 5, 7]

/** The bank declines an invoice. @returns whether another attempt will follow. */
export function fail(ledger: Ledger, invoice: Invoice): boolean {
  const wait = retryAfterDays[invoice.attempts]
  invoice.attempts += 1
  invoice.nextAttempt = wait === undefined ? null : ledger.now() + wait * 24 * 3600
  tell(ledger, { type: 'invoice.payment_failed', data: { object: buildInvoice(ledger, invoice) } })
  return wait !== undefined
}
