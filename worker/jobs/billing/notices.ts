import type { Transaction } from '../../../db/connection.ts'
import { listToldPayments, notifyOnce, type ToldPayment } from '../../../db/stores/billing.ts'
import { momentOf } from '../../../platform/stripe-values.ts'
import type { ReadPayment, ReadSubscription } from './read-subscriptions.ts'
import type { Returned } from './taken-back.ts'

type Cents = Pick<ToldPayment, 'returnedCents' | 'lostCents'>

/** Cents from 0 up to `most`. */
const atMost = (cents: number, most: number): number => Math.max(0, Math.min(cents, most))

/**
 * What went back of a payment and was not told yet, in cents. Together never more than was paid: what was refunded in
 * part and then disputed is lost but for that part.
 */
export function untold(
  {
    amountCents,
    refunded,
    lost,
  }: Pick<ReadPayment, 'amountCents'> & {
    refunded: Pick<Returned, 'cents'> | null
    lost: Pick<Returned, 'cents'> | null
  },
  told: Cents,
): Cents {
  const left = amountCents - told.returnedCents - told.lostCents
  const returnedCents = atMost((refunded?.cents ?? 0) - told.returnedCents, left)
  return { returnedCents, lostCents: atMost((lost?.cents ?? 0) - told.lostCents, left - returnedCents) }
}

/** The notices about a payment: its receipt, and what went back since the last notice. */
function noticesOfPayment(payment: ReadPayment, told: Cents = { returnedCents: 0, lostCents: 0 }) {
  const { invoiceId, amountCents, currency, paidAt, periodEnd, refunded, lost } = payment
  const { returnedCents, lostCents } = untold(payment, told)
  const money = { currency, periodEnd }
  const back = (returned: Returned | null, cents: number) =>
    returned === null || cents === 0
      ? []
      : [{ about: `${invoiceId} ${returned.id}`, amountCents: cents, happensAt: returned.at, ...money }]
  return [
    { kind: 'payment-receipt' as const, about: invoiceId, amountCents, happensAt: paidAt, ...money },
    ...back(refunded, returnedCents).map((notice) => ({ ...notice, kind: 'money-returned' as const })),
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
