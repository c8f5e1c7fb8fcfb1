import type { Transaction } from '../../../db/connection.ts'
import { listToldPayments, noteOnce, notifyOnce, type ToldPayment } from '../../../db/stores/billing.ts'
import { listMoneyMoved, type MoneyMoved } from '../../../db/stores/money-moved.ts'
import type { UnmatchedRefund } from '../../../db/stores/unmatched-refunds.ts'
import { momentOf } from '../../../platform/stripe-values.ts'
import { isOver } from './entitlement.ts'
import type { ReadPayment, ReadSubscription } from './read-subscriptions.ts'
import { cameBackOf, keptOf, type Refund, type Returned } from './taken-back.ts'

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

/** Refunds, as they are told of, with cents that were not told yet. */
type Untold = Pick<Refund, 'id' | 'cents' | 'at'>

/** What of `cents` falls on each of these, the first ones first; those on which nothing falls are left out. */
function sharesOf(refunds: readonly Untold[], cents: number): Untold[] {
  let left = cents
  return refunds.flatMap((refund) => {
    const share = atMost(refund.cents, left)
    left -= share
    return share === 0 ? [] : [{ ...refund, cents: share }]
  })
}

/** Refunds that were not told yet: what was told before is of the oldest. */
function withoutFirst(refunds: readonly Refund[], toldCents: number): Untold[] {
  let told = toldCents
  return refunds.map((refund) => {
    const before = Math.min(told, refund.cents)
    told -= before
    return { ...refund, cents: refund.cents - before }
  })
}

const NOTHING_TOLD: Cents = { returnedCents: 0, lostCents: 0, bouncedCents: 0 }

/** What was told of an account's money. */
interface Told {
  payments: readonly ToldPayment[]
  moved: readonly Pick<MoneyMoved, 'kind' | 'about'>[]
}

/** What happened to a payment since the last notice, each refund and each that came back by itself. */
function noticesOfPayment(payment: ReadPayment, told: Told) {
  const { invoiceId, amountCents, currency, paidAt, periodEnd, refunds, lost } = payment
  const before = told.payments.find((one) => one.invoiceId === invoiceId) ?? NOTHING_TOLD
  const { returnedCents, bouncedCents, lostCents } = untold(payment, before)
  const aboutOf = ({ id }: Pick<Refund, 'id'>): string => `${invoiceId} ${id}`
  const isFailureTold = (refund: Refund): boolean =>
    told.moved.some(({ kind, about }) => kind === 'refund-failed' && about === aboutOf(refund))
  const failed = refunds.filter((refund) => !refund.isTaken && !isFailureTold(refund))
  const money = { currency, periodEnd }
  const of = (back: Untold) => ({
    about: aboutOf(back),
    amountCents: back.cents,
    happensAt: back.at,
    ...money,
  })
  const receipt = {
    kind: 'payment-receipt' as const,
    about: invoiceId,
    amountCents,
    happensAt: paidAt,
    ...money,
  }
  return {
    receipt,
    back: [
      ...sharesOf(withoutFirst(refunds, before.returnedCents), returnedCents).map((back) => ({
        kind: 'money-returned' as const,
        // What came back by now is told by that alone.
        isMailed: refunds.some(({ id, isTaken }) => id === back.id && isTaken),
        ...of(back),
      })),
      // The newest first: what releases before this one told of several stands under the newest of them.
      ...sharesOf(failed.toReversed(), bouncedCents)
        .toReversed()
        .map((back, index, all) => ({
          kind: 'refund-failed' as const,
          isMailed: index === all.length - 1,
          ...of(back),
        })),
      ...(lost === null || lostCents === 0
        ? []
        : [{ kind: 'payment-lost' as const, isMailed: true, ...of({ ...lost, cents: lostCents }) }]),
    ],
  }
}

/** The notice about a newest invoice that could not be charged; none when it was paid or not tried. */
function noticesOfFailure({ invoice, status, periodEnd, takenBackAt }: ReadSubscription) {
  const failed = invoice?.status === 'open' && invoice.attempted && ['past_due', 'unpaid'].includes(status)
  if (!failed || takenBackAt !== null) return []
  const { id: about, amount_due: amountCents, currency, created } = invoice
  const kind = 'payment-failed' as const
  return [{ kind, about, amountCents, currency, happensAt: momentOf(created), periodEnd }]
}

/** Whether all of a payment that is with us had been given back, and what it paid for ended with that. */
function paysForNothing(payment: ReadPayment, subscription: ReadSubscription): boolean {
  const kept = keptOf(payment)
  return isOver(subscription) && kept > 0 && cameBackOf(payment.refunds, kept) === kept
}

/**
 * Mails what happened to every invoice of the subscriptions, each once, however often and however late it is read. A payment that is
 * told of first when all of it came back has no mail of its receipt: it pays for nothing, and the mail about the refund names it.
 * @param ofNobody what came back of them while their account was not known.
 */
export async function notifyOfInvoices(
  trx: Transaction,
  {
    accountId,
    subscriptions,
    ofNobody,
    now,
  }: {
    accountId: string
    subscriptions: readonly ReadSubscription[]
    ofNobody: readonly UnmatchedRefund[]
    now: Date
  },
): Promise<void> {
  const told = {
    payments: await listToldPayments(trx, accountId),
    moved: await listMoneyMoved(trx, accountId),
  }
  const knownAtOf = (about: string): Date | null =>
    ofNobody.find(({ invoiceId, refundId }) => about === `${invoiceId} ${refundId}`)?.since ?? null
  for (const subscription of subscriptions) {
    for (const payment of subscription.payments) {
      const { receipt, back } = noticesOfPayment(payment, told)
      const tell = paysForNothing(payment, subscription) ? noteOnce : notifyOnce
      await tell(trx, { ...receipt, accountId }, now)
      for (const { isMailed, ...notice } of back) {
        const knownAt = notice.kind === 'refund-failed' ? knownAtOf(notice.about) : null
        await (isMailed ? notifyOnce : noteOnce)(trx, { ...notice, accountId, knownAt }, now)
      }
    }
    for (const notice of noticesOfFailure(subscription)) await notifyOnce(trx, { ...notice, accountId }, now)
  }
}
