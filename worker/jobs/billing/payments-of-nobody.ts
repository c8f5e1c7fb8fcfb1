import { lock, type Transaction } from '../../../db/connection.ts'
import { deleteUnstopped, noteUnstopped } from '../../../db/stores/billing-stuck.ts'
import type { Erasure } from '../../../db/stores/audit-log.ts'
import { addToOutbox } from '../../../db/stores/outbox.ts'
import {
  deleteUnmatchedPayment,
  findStripeCustomer,
  findUnmatchedPayment,
  insertUnmatchedPayment,
} from '../../../db/stores/stripe-customers.ts'
import {
  findUnmatchedSettled,
  keepUnmatchedRefunds,
  type UnmatchedRefund,
} from '../../../db/stores/unmatched-refunds.ts'
import type { Payments } from '../../../platform/stripe.ts'
import type { WorkerServices } from '../job.ts'
import { isOver, renewalOf } from './entitlement.ts'
import { returnLatePayments } from './late-payments.ts'
import { deletionOfNamed, paidAfter } from './named-accounts.ts'
import { readSubscriptions, type ReadPayment, type ReadSubscription } from './read-subscriptions.ts'
import { stopRenewals, stoppingOf } from './stop-renewals.ts'
import { cameBackOf, keptOf, type Refund } from './taken-back.ts'

/** How the newest payment that went back did, and when; undefined where something that was paid is with us. */
export function wentBack(
  subscriptions: readonly ReadSubscription[],
): { payment: ReadPayment; by: 'refunded' | 'lost'; at: Date } | undefined {
  const payments = subscriptions.flatMap((subscription) => subscription.payments)
  if (payments.some((payment) => keptOf(payment) > 0)) return undefined
  const [newest] = payments
    .flatMap((payment) => [
      ...(payment.refunded ? [{ payment, by: 'refunded' as const, at: payment.refunded.at }] : []),
      ...(payment.lost ? [{ payment, by: 'lost' as const, at: payment.lost.at }] : []),
    ])
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
  return newest
}

/** What came back of refunds of these payments and is with us, as Stripe has it. */
export const cameBackIn = (
  subscriptions: readonly ReadSubscription[],
): { payment: ReadPayment; cents: number; refund: Refund }[] =>
  subscriptions
    .flatMap(({ payments }) => payments)
    .flatMap((payment) => {
      const cents = cameBackOf(payment.refunds, keptOf(payment))
      const refund = payment.refunds.findLast(({ isTaken }) => !isTaken)
      return cents === 0 || refund === undefined ? [] : [{ payment, cents, refund }]
    })

interface OfNobody {
  customerId: string
  subscriptions: readonly ReadSubscription[]
  /** Of the account that the customer names: what was paid after it is of nobody; null for none. */
  deletion: Erasure | null
  /** What came back of them and was settled another way, in cents, by invoice. */
  settled: ReadonlyMap<string, number>
}

/** Whether nothing that was paid is with us for anybody: it went back, or what came back of it was settled another way. */
const isOverWith = ({ subscriptions, settled }: OfNobody): boolean =>
  wentBack(subscriptions) !== undefined ||
  (settled.size > 0 &&
    subscriptions.every(({ payments }) =>
      payments.every((payment) => keptOf(payment) <= (settled.get(payment.invoiceId) ?? 0)),
    ))

/** The subscription for which somebody pays or paid and nobody has Pro; undefined where nothing that was paid is with us. */
const unsettledOf = (ofNobody: OfNobody): ReadSubscription | undefined =>
  isOverWith(ofNobody)
    ? undefined
    : (ofNobody.subscriptions.find((subscription) => renewalOf(subscription) !== null) ??
      ofNobody.subscriptions.find(({ payments }) => payments.some((payment) => keptOf(payment) > 0)))

/** What of the refunds came back, as it is kept. */
const rowsOf = (
  customerId: string,
  subscriptions: readonly ReadSubscription[],
): Omit<UnmatchedRefund, 'since'>[] =>
  cameBackIn(subscriptions).map(({ payment: { invoiceId, chargeId, currency, paidAt }, cents, refund }) => ({
    invoiceId,
    customerId,
    chargeId: chargeId ?? '',
    refundId: refund.id,
    cents,
    currency,
    paidAt,
    givenBackAt: refund.at,
  }))

/**
 * Keeps what came back of a customer's refunds, and puts the customer on the list of payments that name nobody unless nothing of it is
 * left to do. The payer is asked once, and again where a refund came back; not where the money went back, or goes back by itself since its account was
 * deleted before.
 */
async function keep(
  trx: Transaction,
  { customerId, subscriptions, deletion }: Omit<OfNobody, 'settled'>,
  now: Date,
): Promise<OfNobody> {
  const refunds = rowsOf(customerId, subscriptions)
  const cameBack = await keepUnmatchedRefunds(trx, customerId, { refunds, now })
  const settledRows = await findUnmatchedSettled(trx, customerId)
  const settled = new Map(settledRows.map(({ invoiceId, cents }) => [invoiceId, cents]))
  const ofNobody = { customerId, subscriptions, deletion, settled }
  const unsettled = unsettledOf(ofNobody)
  const subject = unsettled ?? toStop(ofNobody)[0]
  if (subject === undefined) return ofNobody
  const isNew = await insertUnmatchedPayment(trx, { customerId, subscriptionId: subject.id, foundAt: now })
  if (unsettled && (cameBack || (isNew && deletion === null)))
    await addToOutbox(trx, {
      job: 'send-email',
      payload: { mail: 'payment-unmatched', customerId },
      accountId: null,
      now,
    })
  return ofNobody
}

/** Whether none of its subscriptions may go on: nothing that was paid is with us, or its account was deleted. */
const isToEnd = (ofNobody: OfNobody): boolean => ofNobody.deletion !== null || isOverWith(ofNobody)

/** Subscriptions that must not go on as they are. */
const toStop = (ofNobody: OfNobody): ReadSubscription[] =>
  ofNobody.subscriptions.filter((subscription) =>
    isToEnd(ofNobody) ? !isOver(subscription) : stoppingOf(subscription) !== null,
  )

/** Stops these at Stripe; where that fails it is on record, outside of any transaction, until it is done. @returns how many. */
async function stop(
  { database, clock }: WorkerServices,
  payments: Payments,
  ofNobody: OfNobody,
): Promise<number> {
  const { customerId, subscriptions } = ofNobody
  try {
    if (!isToEnd(ofNobody)) return await stopRenewals(payments, subscriptions)
    const running = toStop(ofNobody)
    for (const { id } of running) await payments.stripe.subscriptions.cancel(id)
    return running.length
  } catch (error) {
    await noteUnstopped(database.connection, customerId, clock.now())
    throw error
  }
}

/**
 * Follows what Stripe tells of a payment that names nobody: it waits for support while any of it is with us. Given back, lost in a
 * dispute, or settled another way, it waits no more, and its subscription is cancelled at once so that nobody's card is charged; the
 * payer is told what went back. What was paid after the account that it names was deleted is given back here.
 * @returns the outcome in a few words.
 */
export async function followNobody(
  services: WorkerServices,
  payments: Payments,
  customerId: string,
): Promise<string> {
  const { env, database, clock } = services
  return database.transaction(async (trx) => {
    await lock(trx, `stripe-customer:${customerId}`)
    if (await findStripeCustomer(trx, customerId)) return 'its account was found'
    const all = await readSubscriptions(payments, customerId)
    const deletion = await deletionOfNamed({ env, connection: trx }, payments, customerId, all)
    const read = paidAfter(all, deletion?.at ?? null)
    // Kept whatever comes of the rest: should this be tried again, the row says that the payer is still to be told.
    const ofNobody = await database.transaction((kept) =>
      keep(kept, { customerId, subscriptions: read, deletion }, clock.now()),
    )
    const stopped = await stop(services, payments, ofNobody)
    const returned =
      deletion === null ? 0 : await returnLatePayments(services, payments, { deletion, subscriptions: read })
    const subscriptions =
      stopped + returned === 0
        ? read
        : paidAfter(await readSubscriptions(payments, customerId), deletion?.at ?? null)
    await deleteUnstopped(trx, [customerId])
    if (unsettledOf({ ...ofNobody, subscriptions }) !== undefined) return 'it waits for support'
    const waited = await findUnmatchedPayment(trx, customerId)
    await deleteUnmatchedPayment(trx, customerId)
    if (!waited || wentBack(subscriptions) === undefined) return 'nothing of it runs'
    await addToOutbox(trx, {
      job: 'send-email',
      payload: { mail: 'unmatched-returned', customerId },
      accountId: null,
      now: clock.now(),
    })
    return 'its money went back; nothing of it runs'
  })
}
