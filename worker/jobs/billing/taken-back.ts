import type { Stripe } from 'stripe'
import type { Payments } from '../../../platform/stripe.ts'
import { idOf, momentOf } from '../../../platform/stripe-values.ts'

/** Page size of every list that is read: more than any customer has. */
const LIMIT = 100

/** States of a dispute in which the money is with us: an inquiry takes none, a won or prevented one gave it back. */
const harmless = new Set([
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'won',
  'prevented',
])

/** What went back of a payment, by refunds or by a lost dispute. */
export interface Returned {
  /** Of the newest refund, re_…, or of the dispute. */
  readonly id: string
  /** In the hundredth of the payment's currency. */
  readonly cents: number
  readonly at: Date
}

/** What became of a payment's money. */
export interface TakenBack {
  /** Since when nothing of it is with us; null while some of it is. */
  readonly at: Date | null
  /** Refunded in full or lost; a dispute that is still open may be won. */
  readonly isForGood: boolean
  /** What we gave back. */
  readonly refunded: Returned | null
  /** What the bank took back for good. */
  readonly lost: Returned | null
}

async function takenDisputesOf({ stripe }: Payments, charge: Stripe.Charge): Promise<Stripe.Dispute[]> {
  if (!charge.disputed) return []
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: LIMIT })
  return data.filter(({ status }) => !harmless.has(status))
}

function refundedOf({ id, amount_refunded: cents, refunds, created }: Stripe.Charge): Returned | null {
  if (cents === 0) return null
  const [newest] = (refunds?.data ?? []).toSorted((one, other) => other.created - one.created)
  return { id: newest?.id ?? id, cents, at: momentOf(newest?.created ?? created) }
}

function lostOf(disputes: readonly Stripe.Dispute[]): Returned | null {
  const lost = disputes.filter(({ status }) => status === 'lost')
  const [first] = lost
  if (!first) return null
  const cents = lost.reduce((sum, { amount }) => sum + amount, 0)
  return { id: first.id, cents, at: momentOf(first.created) }
}

async function takenBackOf(payments: Payments, charge: Stripe.Charge): Promise<TakenBack> {
  const disputes = await takenDisputesOf(payments, charge)
  const [refunded, lost] = [refundedOf(charge), lostOf(disputes)]
  const since = [
    ...(charge.refunded && refunded ? [refunded.at] : []),
    ...disputes.map(({ created }) => momentOf(created)),
  ].map((at) => at.getTime())
  return {
    at: since.length === 0 ? null : new Date(Math.min(...since)),
    isForGood: charge.refunded || lost !== null,
    refunded,
    lost,
  }
}

/** The payment intents that an invoice was paid with. */
const intentsOf = ({ payments }: Stripe.Invoice): (string | null)[] =>
  (payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent))

/** What became of the money of these invoices of a customer, by invoice id; those of which nothing went back are left out. */
export async function readTakenBack(
  payments: Payments,
  customerId: string,
  invoices: readonly Stripe.Invoice[],
): Promise<Map<string, TakenBack>> {
  const takenBack = new Map<string, TakenBack>()
  if (invoices.length === 0) return takenBack
  const charges = await payments.stripe.charges
    .list({ customer: customerId, limit: LIMIT, expand: ['data.refunds'] })
    .autoPagingToArray({ limit: LIMIT })
  for (const charge of charges) {
    const intent = idOf(charge.payment_intent)
    const invoice = invoices.find((candidate) => intent !== null && intentsOf(candidate).includes(intent))
    const taken = invoice && (await takenBackOf(payments, charge))
    if (taken && (taken.at !== null || taken.refunded !== null)) takenBack.set(invoice.id, taken)
  }
  return takenBack
}
