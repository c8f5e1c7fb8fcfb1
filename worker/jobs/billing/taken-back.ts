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

/** When a charge was disputed, so that its money is gone; null when it is not. */
async function disputedAt({ stripe }: Payments, charge: Stripe.Charge): Promise<number | null> {
  if (!charge.disputed) return null
  const disputes = await stripe.disputes.list({ charge: charge.id, limit: LIMIT })
  const moments = disputes.data.filter(({ status }) => !harmless.has(status)).map(({ created }) => created)
  return moments.length === 0 ? null : Math.min(...moments)
}

/** When a charge was refunded in full: with its last refund; null when some of it is still with us. */
function refundedAt({ refunded, refunds, created }: Stripe.Charge): number | null {
  if (!refunded) return null
  return Math.max(created, ...(refunds?.data ?? []).map((refund) => refund.created))
}

/** The payment intents that an invoice was paid with. */
const intentsOf = ({ payments }: Stripe.Invoice): (string | null)[] =>
  (payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent))

/** Which of these invoices of a customer had their payment taken back, by invoice id, and when. */
export async function readTakenBack(
  payments: Payments,
  customerId: string,
  invoices: readonly Stripe.Invoice[],
): Promise<Map<string, Date>> {
  const takenBack = new Map<string, Date>()
  if (invoices.length === 0) return takenBack
  const charges = await payments.stripe.charges
    .list({ customer: customerId, limit: LIMIT, expand: ['data.refunds'] })
    .autoPagingToArray({ limit: LIMIT })
  for (const charge of charges) {
    const moments = [refundedAt(charge), await disputedAt(payments, charge)].filter((at) => at !== null)
    const intent = idOf(charge.payment_intent)
    const invoice = invoices.find((candidate) => intent !== null && intentsOf(candidate).includes(intent))
    if (invoice && moments.length > 0) takenBack.set(invoice.id, momentOf(Math.min(...moments)))
  }
  return takenBack
}
