import type { Transaction } from '../../../db/connection.ts'
import { listToldPayments, notifyOnce, type ToldPayment } from '../../../db/stores/billing.ts'
import { momentOf } from '../../../platform/stripe-values.ts'
import type { ReadPayment, ReadSubscription } from './read-subscriptions.ts'
import type { Returned } from './taken-back.ts'

type Cents = Pick<ToldPayment, 'returnedCents' | 'lostCents' | 'bouncedCents'>

/** Cents from 0 up to `most`. */
const atMost = (cents: number, most: number): number => Math.max(0, Math.min(cents, most))

/**
 * What went back of a payment, or came back again, and was not told yet, in cents. Together never more than was paid: what
 * was refunded in part and then disputed is lost but for that part; what the bank did not take counts as never returned.
 */
export function untold(
  {
    amountCents,
    refunded,
    bounced,
    lost,
  }: Pick<ReadPayment, 'amountCents'> & {
    refunded: Pick<Returned, 'cents'> | null
    bounced: Pick<Returned, 'cents'> | null
    lost: Pick<Returned, 'cents'> | null
  },
  told: Cents,
): Cents {
  const bouncedInAll = bounced?.cents ?? 0
  const bouncedCents = Math.max(0, bouncedInAll - told.bouncedCents)
  // Everything that was sent, also what was not taken: each sending is told, and each return of it.
  const sent = (refunded?.cents ?? 0) + bouncedInAll
  const left = amountCents - told.returnedCents + told.bouncedCents + bouncedCents - told.lostCents
  const returnedCents = atMost(sent - told.returnedCents, left)
  const lostCents = atMost((lost?.cents ?? 0) - told.lostCents, left - returnedCents)
  return { returnedCents, bouncedCents, lostCents }
}

/** The later of two; the other where one is missing. */
const newest = (one: Returned | null, other: Returned | null): Returned | null =>
  one === null || (other !== null && other.at > one.at) ? other : one

/** The notices about a payment: its receipt, and what went back since the last notice. */
function noticesOfPayment(
  payment: ReadPayment,
  told: Cents = { returnedCents: 0, lostCents: 0, bouncedCents: 0 },
) {
  const { invoiceId, amountCents, currency, paidAt, periodEnd, refunded, bounced, lost } = payment
  const { returnedCents, bouncedCents, lostCents } = untold(payment, told)
  const money = { currency, periodEnd }
  const back = (returned: Returned | null, cents: number) =>
    returned === null || cents === 0
      ? []
      : [{ about: `${invoiceId} ${returned.id}`, amountCents: cents, happensAt: returned.at, ...money }]
  return [
    { kind: 'payment-receipt' as const, about: invoiceId, amountCents, happensAt: paidAt, ...money },
    ...back(newest(refunded, bounced), returnedCents).map((notice) => ({
      ...notice,
      kind: 'money-returned' as const,
    })),
    ...back(bounced, bouncedCents).map((notice) => ({ ...notice, kind: 'refund-failed' as const })),
    ...back(lost, lostCents).map((notice) => ({ ...notice, kind: 'payment-lost' as const })),
  ]
}

/** The notice about a newest invoice that could not be charged; none when it was paid or not tried. */
function noticesOfFailure({ invoice, status, periodEnd, takenBackAt }: ReadSubscription) {
  const failed = invoice?.status === 'open' && invoice.attempted && ['past_due', 'unpaid'].includes(status)
  if (!failed || takenBackAt !== null) return []
  const { id: about, amount_due: amountCents, currency, created } = invoice
  const kind = 'payment-failed' as const
  return [{ kind, about, amountCents, currency, happensAt: momentOf(created), periodEnd }]
}

/** Mails what happened to every invoice of the subscriptions, each once, however often and however late it is read. */
export async function notifyOfInvoices(
  trx: Transaction,
  {
    accountId,
    subscriptions,
    now,
  }: { accountId: string; subscriptions: readonly ReadSubscription[]; now: Date },
): Promise<void> {
  const told = await listToldPayments(trx, accountId)
  const toldOf = (id: string) => told.find(({ invoiceId }) => invoiceId === id)
  for (const subscription of subscriptions) {
    const { payments } = subscription
    const notices = payments.flatMap((payment) => noticesOfPayment(payment, toldOf(payment.invoiceId)))
    for (const notice of [...notices, ...noticesOfFailure(subscription)])
      await notifyOnce(trx, { ...notice, accountId }, now)
  }
}
