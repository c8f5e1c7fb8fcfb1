import type { Stripe } from 'stripe'
import type { OpenDispute } from '../../../db/stores/open-disputes.ts'
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

/** What went back of a payment, or came back of it, by refunds or by a lost dispute. */
export interface Returned {
  /** Of the newest refund, re_…, or of the dispute. */
  readonly id: string
  /** In the hundredth of the payment's currency. */
  readonly cents: number
  readonly at: Date
}

/** A refund, and whether the bank took it, as far as is known. */
export interface Refund extends Returned {
  readonly isTaken: boolean
}

/** What became of a payment's money. */
export interface TakenBack {
  /** Of the charge that paid it, ch_… */
  readonly chargeId: string
  /** Every refund of it, oldest first. */
  readonly refunds: readonly Refund[]
  /** Since when nothing of it is with us; null while some of it is. */
  readonly at: Date | null
  /** How; null while some of it is with us. */
  readonly by: 'refunded' | 'disputed' | 'dispute_lost' | null
  /** Refunded in full or lost; a dispute that is still open may be won. */
  readonly isForGood: boolean
  /** What we gave back, and the bank did not return. */
  readonly refunded: Returned | null
  /** What we gave back and the bank did not take: it is with us again. */
  readonly bounced: Returned | null
  /** When all of it had been given back, where a bank did not take it; null where not. */
  readonly givenBackAt: Date | null
  /** What the bank took back for good. */
  readonly lost: Returned | null
  /** When the newest dispute began that the bank decided for us; null where none was. */
  readonly wonDisputeAt: Date | null
  /** Disputes and inquiries about it that are not decided. */
  readonly openDisputes: readonly OpenDispute[]
}

/** States of a dispute, or of an inquiry before one, in which evidence is wanted of us; and in which it was given. */
const wanting = new Set(['needs_response', 'warning_needs_response'])
const answered = new Set(['under_review', 'warning_under_review'])

/** Those that are not decided. */
function openOf(disputes: readonly Stripe.Dispute[], charge: Stripe.Charge): OpenDispute[] {
  const customerId = idOf(charge.customer)
  return disputes.flatMap(({ id, status, created, evidence_details: evidence }) => {
    const needsAnswer = wanting.has(status)
    if (customerId === null || (!needsAnswer && !answered.has(status))) return []
    const due = needsAnswer ? evidence.due_by : null
    return [
      {
        id,
        customerId,
        openedAt: momentOf(created),
        needsAnswer,
        dueAt: due === null ? null : momentOf(due),
      },
    ]
  })
}

async function disputesOf({ stripe }: Payments, charge: Stripe.Charge): Promise<Stripe.Dispute[]> {
  if (!charge.disputed) return []
  return (await stripe.disputes.list({ charge: charge.id, limit: LIMIT })).data
}

/** When the newest of these disputes began that was won. */
function wonAt(disputes: readonly Stripe.Dispute[]): Date | null {
  const won = disputes.filter(({ status }) => status === 'won').map(({ created }) => created)
  return won.length === 0 ? null : momentOf(Math.max(...won))
}

/** States of a refund of which nothing reaches the payer. */
const notTaken: ReadonlySet<string | null> = new Set(['failed', 'canceled'])

const sentOf = (refunds: readonly Stripe.Refund[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)

/** Refunds as one: their sum, by the newest of them; null for none. */
function summed(refunds: readonly Stripe.Refund[]): Returned | null {
  const [newest] = refunds.toSorted((one, other) => other.created - one.created)
  if (newest === undefined) return null
  return { id: newest.id, cents: sentOf(refunds), at: momentOf(newest.created) }
}

/** The refunds of a charge, all of them: a charge carries the newest ten. */
async function readRefunds({ stripe }: Payments, { id, refunds }: Stripe.Charge): Promise<Stripe.Refund[]> {
  if (refunds && !refunds.has_more) return refunds.data
  return stripe.refunds.list({ charge: id, limit: LIMIT }).autoPagingToArray({ limit: LIMIT })
}

/** What of a payment is with us, in cents: also while a dispute about it is open, and what a bank did not take. */
export const keptOf = ({
  amountCents,
  refunded,
  lost,
}: Pick<TakenBack, 'refunded' | 'lost'> & { readonly amountCents: number }): number =>
  Math.max(0, amountCents - (refunded?.cents ?? 0) - (lost?.cents ?? 0))

/** Every refund, oldest first. */
const inOrder = (refunds: readonly Stripe.Refund[]): Refund[] =>
  refunds
    .toReversed()
    .toSorted((one, other) => one.created - other.created)
    .map(({ id, amount: cents, created, status }) => ({
      id,
      cents,
      at: momentOf(created),
      isTaken: !notTaken.has(status),
    }))

/**
 * What of a payment was given back, was not taken by the bank and was not sent again since, in cents: it is with us, and owed. @param
 * refunds oldest first. @param keptCents what of the payment is with us: no more is owed.
 */
export function cameBackOf(refunds: readonly Refund[], keptCents: number): number {
  let held = 0
  for (const { cents, isTaken } of refunds) held = isTaken ? Math.max(0, held - cents) : held + cents
  return Math.min(held, keptCents)
}

function lostOf(disputes: readonly Stripe.Dispute[]): Returned | null {
  const lost = disputes.filter(({ status }) => status === 'lost')
  const [first] = lost
  if (!first) return null
  const cents = lost.reduce((sum, { amount }) => sum + amount, 0)
  return { id: first.id, cents, at: momentOf(first.created) }
}

async function takenBackOf(payments: Payments, charge: Stripe.Charge): Promise<TakenBack> {
  const all = await disputesOf(payments, charge)
  const disputes = all.filter(({ status }) => !harmless.has(status))
  const refunds = await readRefunds(payments, charge)
  const refunded = summed(refunds.filter(({ status }) => !notTaken.has(status)))
  const bounced = summed(refunds.filter(({ status }) => notTaken.has(status)))
  const lost = lostOf(disputes)
  const isAllBack = refunded !== null && refunded.cents >= charge.amount
  const since = [
    ...(isAllBack ? [refunded.at] : []),
    ...disputes.map(({ created }) => momentOf(created)),
  ].map((at) => at.getTime())
  const byDispute = lost === null ? 'disputed' : 'dispute_lost'
  return {
    chargeId: charge.id,
    refunds: inOrder(refunds),
    at: since.length === 0 ? null : new Date(Math.min(...since)),
    by: isAllBack ? 'refunded' : since.length === 0 ? null : byDispute,
    isForGood: isAllBack || lost !== null,
    refunded,
    bounced,
    givenBackAt: isAllBack || bounced === null || sentOf(refunds) < charge.amount ? null : bounced.at,
    lost,
    wonDisputeAt: wonAt(all),
    openDisputes: openOf(all, charge),
  }
}

/** The payment intents that an invoice was paid with. */
const intentsOf = ({ payments }: Stripe.Invoice): (string | null)[] =>
  (payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent))

/** What became of the money of these invoices of a customer, by invoice id; those that no card paid are left out. */
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
    // A charge that failed moved no money.
    if (invoice && charge.paid) takenBack.set(invoice.id, await takenBackOf(payments, charge))
  }
  return takenBack
}
