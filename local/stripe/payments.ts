import type { Ledger } from './ledger.ts'
import { refundedOf } from './objects.ts'
import type { Charge, Customer, Dispute, Invoice } from './state.ts'
import { answerDispute, dispute, failRefund, refund } from './subscriptions.ts'

/** A payment with what belongs to it. */
export interface Payment {
  charge: Charge
  customer: Customer | undefined
  invoice: Invoice | undefined
  dispute: Dispute | undefined
  /** What was refunded of it and stayed so, in cents. */
  refunded: number
}

const paymentOf = ({ customers, invoices, disputes }: Ledger['state'], charge: Charge): Payment => ({
  charge,
  customer: customers[charge.customerId],
  invoice: Object.values(invoices).find(({ intentId }) => intentId === charge.intentId),
  dispute: Object.values(disputes).find(({ chargeId }) => chargeId === charge.id),
  refunded: refundedOf(charge),
})

/** Every payment, newest first. */
export const listPayments = ({ state }: Ledger): Payment[] =>
  Object.values(state.charges)
    .toReversed()
    .map((charge) => paymentOf(state, charge))

/** The payment of an invoice; undefined while it is not paid. */
export const findPaymentOf = (ledger: Ledger, { intentId }: Invoice): Payment | undefined =>
  listPayments(ledger).find(({ charge }) => charge.intentId === intentId)

/** What may be done with a payment on its page. */
export const paymentActs = [
  'refund',
  'refund-part',
  'refund-failed',
  'dispute',
  'answer',
  'won',
  'lost',
] as const
export type PaymentAct = (typeof paymentActs)[number]

/** What may be done with a payment now: as at Stripe, nothing that was disputed is refunded while the bank decides or after it lost. */
export function actsOf({ charge, dispute: opened, refunded }: Payment): PaymentAct[] {
  if (opened?.status === 'needs_response') return ['answer', 'won', 'lost']
  if (opened?.status === 'under_review') return ['won', 'lost']
  if (opened?.status === 'lost') return []
  const left = charge.amount - refunded
  return [
    ...(left > 0 ? (['refund', 'refund-part'] as const) : []),
    ...(refunded > 0 ? (['refund-failed'] as const) : []),
    ...(left > 0 && opened === undefined ? (['dispute'] as const) : []),
  ]
}

/**
 * Does it, with the events that Stripe sends of it. @param cents of a part, less than what is left.
 * @returns whether it was done: not what the payment does not allow now.
 */
export function actOn(ledger: Ledger, payment: Payment, act: PaymentAct, cents?: number): boolean {
  const { charge, refunded } = payment
  if (!actsOf(payment).includes(act)) return false
  if (act === 'refund-part') {
    if (cents === undefined || cents < 1 || cents >= charge.amount - refunded) return false
    refund(ledger, charge, cents)
  } else if (act === 'refund') refund(ledger, charge)
  else if (act === 'refund-failed') failRefund(ledger, charge)
  else if (act === 'answer') answerDispute(ledger, charge)
  else dispute(ledger, charge, act === 'dispute' ? undefined : act)
  return true
}
