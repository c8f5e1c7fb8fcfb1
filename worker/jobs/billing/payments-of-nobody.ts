import { lock, type Transaction } from '../../../db/connection.ts'
import { deleteUnstopped, noteUnstopped } from '../../../db/stores/billing-stuck.ts'
import { addToOutbox } from '../../../db/stores/outbox.ts'
import {
  deleteUnmatchedPayment,
  findStripeCustomer,
  findUnmatchedPayment,
  insertUnmatchedPayment,
} from '../../../db/stores/stripe-customers.ts'
import type { Payments } from '../../../platform/stripe.ts'
import type { WorkerServices } from '../job.ts'
import { isOver, renewalOf } from './entitlement.ts'
import { readSubscriptions, type ReadPayment, type ReadSubscription } from './read-subscriptions.ts'
import { stopRenewals, stoppingOf } from './stop-renewals.ts'

/** What of a payment is with us, in cents: also while a dispute about it is open, and what a bank did not take. */
export const keptOf = ({
  amountCents,
  refunded,
  lost,
}: Pick<ReadPayment, 'amountCents' | 'refunded' | 'lost'>) =>
  Math.max(0, amountCents - (refunded?.cents ?? 0) - (lost?.cents ?? 0))

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

/** The subscription for which somebody pays or paid and nobody has Pro; undefined where all that was paid went back. */
const unsettledOf = (subscriptions: readonly ReadSubscription[]): ReadSubscription | undefined =>
  wentBack(subscriptions) !== undefined
    ? undefined
    : (subscriptions.find((subscription) => renewalOf(subscription) !== null) ??
      subscriptions.find(({ payments }) => payments.some((payment) => keptOf(payment) > 0)))

interface OfNobody {
  customerId: string
  subscriptions: readonly ReadSubscription[]
}

/** Puts a customer on the list of payments that name nobody; the payer is asked once, unless the money went back already. */
async function putOnList(
  trx: Transaction,
  { customerId, subscriptions }: OfNobody,
  { subscription, now }: { subscription: ReadSubscription; now: Date },
): Promise<void> {
  const payment = { customerId, subscriptionId: subscription.id, foundAt: now }
  const isNew = await insertUnmatchedPayment(trx, payment)
  if (isNew && unsettledOf(subscriptions) !== undefined)
    await addToOutbox(trx, {
      job: 'send-email',
      payload: { mail: 'payment-unmatched', customerId },
      accountId: null,
      now,
    })
}

/** Subscriptions that must not go on as they are: all of them once the money went back. */
const toStop = (subscriptions: readonly ReadSubscription[]): ReadSubscription[] =>
  subscriptions.filter((subscription) =>
    wentBack(subscriptions) === undefined ? stoppingOf(subscription) !== null : !isOver(subscription),
  )

/** Stops these at Stripe; where that fails it is on record, outside of any transaction, until it is done. @returns how many. */
async function stop(
  { database, clock }: WorkerServices,
  payments: Payments,
  { customerId, subscriptions }: OfNobody,
): Promise<number> {
  try {
    if (wentBack(subscriptions) === undefined) return await stopRenewals(payments, subscriptions)
    const running = toStop(subscriptions)
    for (const { id } of running) await payments.stripe.subscriptions.cancel(id)
    return running.length
  } catch (error) {
    await noteUnstopped(database.connection, customerId, clock.now())
    throw error
  }
}

/**
 * Follows what Stripe tells of a payment that names nobody: it waits for support while any of it is with us. Given back, or lost in a
 * dispute, it waits no more, its subscription is cancelled at once so that nobody's card is charged, and the payer is told.
 * @returns the outcome in a few words.
 */
export async function followNobody(
  services: WorkerServices,
  payments: Payments,
  customerId: string,
): Promise<string> {
  const { database, clock } = services
  return database.transaction(async (trx) => {
    await lock(trx, `stripe-customer:${customerId}`)
    if (await findStripeCustomer(trx, customerId)) return 'its account was found'
    const read = await readSubscriptions(payments, customerId)
    const subject = unsettledOf(read) ?? toStop(read)[0]
    // Kept whatever comes of the rest: should this be tried again, the row says that the payer is still to be told.
    if (subject)
      await database.transaction((kept) =>
        putOnList(kept, { customerId, subscriptions: read }, { subscription: subject, now: clock.now() }),
      )
    const stopped = await stop(services, payments, { customerId, subscriptions: read })
    const subscriptions = stopped === 0 ? read : await readSubscriptions(payments, customerId)
    await deleteUnstopped(trx, [customerId])
    if (unsettledOf(subscriptions) !== undefined) return 'it waits for support'
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
