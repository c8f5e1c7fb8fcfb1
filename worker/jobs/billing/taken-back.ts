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

/** A payment whose money is not with us. */
export interface TakenBack {
  readonly at: Date
  /** Refunded in full or lost; a dispute that is still open may be won. */
  readonly isForGood: boolean
}

/** When a charge was disputed, so that its money is gone; null when it is not. */
async function disputedOf({ stripe }: Payments, charge: Stripe.Charge): Promise<TakenBack | null> {
  if (!charge.disputed) return null
  const disputes = await stripe.disputes.list({ charge: charge.id, limit: LIMIT })
  const taken = disputes.data.filter(({ status }) => !harmless.has(status))
  if (taken.length === 0) return null
  return {
    at: momentOf(Math.min(...taken.map(({ created }) => created))),
    isForGood: taken.some(({ status }) => status === 'lost'),
  }
}

/** When a charge was refunded in full: with its last refund; null when some of it is still with us. */
function refundedOf({ refunded, refunds, created }: Stripe.Charge): TakenBack | null {
  if (!refunded) return null
  const at = Math.max(created, ...(refunds?.data ?? []).map((refund) => refund.created))
  return { at: momentOf(at), isForGood: true }
}

/** The payment intents that an invoice was paid with. */
const intentsOf = ({ payments }: Stripe.Invoice): (string | null)[] =>
  (payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent))

/** Which of these invoices of a customer had their payment taken back, by invoice id, and when. */
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
    const taken = [refundedOf(charge), await disputedOf(payments, charge)].filter((each) => each !== null)
    const intent = idOf(charge.payment_intent)
    const invoice = invoices.find((candidate) => intent !== null && intentsOf(candidate).includes(intent))
    if (invoice && taken.length > 0)
      takenBack.set(invoice.id, {
        at: new Date(Math.min(...taken.map(({ at }) => at.getTime()))),
        isForGood: taken.some(({ isForGood }) => isForGood),
      })
  }
  return takenBack
}
