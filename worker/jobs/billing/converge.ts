import type { Payments } from '../../../platform/stripe.ts'
import { endedBecause, isOver, renewalOf, entitledUntil, latestEnd } from './entitlement.ts'
import { openDisputesOf, readSubscriptions, type ReadSubscription } from './read-subscriptions.ts'
import { lock, type Transaction } from '../../../db/connection.ts'
import { paymentReference } from '../../../db/payment-reference.ts'
import { findPaymentKey } from '../../../db/stores/product-keys.ts'
import { lockAccount, patchAccount, type Account } from '../../../db/stores/accounts.ts'
import { audit } from '../../../db/stores/audit-log.ts'
import { keepOpenDisputes } from '../../../db/stores/open-disputes.ts'
import { listStripeCustomers } from '../../../db/stores/stripe-customers.ts'
import { deleteUnstopped, noteUnstopped } from '../../../db/stores/billing-stuck.ts'
import { listSubscriptions, upsertSubscription, type Subscription } from '../../../db/stores/billing.ts'
import { deleteUnmatchedRefunds, listUnmatchedRefundsOf } from '../../../db/stores/unmatched-refunds.ts'
import { settleGrants } from '../../../db/stores/plan-grants.ts'
import type { WorkerServices } from '../job.ts'
import { notifyOfInvoices } from './notices.ts'
import { notifyOfPlan } from './plan-notices.ts'
import { returnSecondPayments } from './second-payments.ts'
import { stopRenewals } from './stop-renewals.ts'

/** Of those that renew by themselves, all but the one that runs longest (of two alike the older one stays). */
export function surplusRenewals(subscriptions: readonly ReadSubscription[]): ReadSubscription[] {
  return subscriptions
    .filter((subscription) => renewalOf(subscription) === 'automatic')
    .toSorted(
      (one, other) =>
        other.periodEnd.getTime() - one.periodEnd.getTime() ||
        one.createdAt.getTime() - other.createdAt.getTime() ||
        one.id.localeCompare(other.id),
    )
    .slice(1)
}

/**
 * Keeps a customer who paid twice (by checkout and fallback link, say) from being charged twice again: every
 * subscription but the one that runs longest is set to end with its period. Support refunds the surplus payment.
 */
export async function cancelSurplusRenewals(
  { stripe }: Payments,
  subscriptions: readonly ReadSubscription[],
): Promise<number> {
  const surplus = surplusRenewals(subscriptions)
  for (const { id } of surplus) await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  return surplus.length
}

/**
 * Whether nobody ever had Pro by a subscription here: its payment went back before it was known, since it named no account or nothing
 * of it was told. Nothing ends by it then. @param known the row that was stored before.
 */
const gaveNoPro = (
  subscription: Pick<ReadSubscription, 'status' | 'isTakenBackForGood' | 'givenBackAt'>,
  known: Subscription | undefined,
): boolean =>
  known === undefined
    ? // A bank did not take it, and what was ended with it stays so.
      subscription.isTakenBackForGood || (isOver(subscription) && subscription.givenBackAt !== null)
    : known.entitledUntil === null && (subscription.isTakenBackForGood || isOver(subscription))

/** Stores copies of the subscriptions. @param before those that were stored. @returns them. */
async function storeSubscriptions(
  trx: Transaction,
  {
    accountId,
    subscriptions,
    before,
    now,
  }: {
    accountId: string
    subscriptions: readonly ReadSubscription[]
    before: readonly Subscription[]
    now: Date
  },
): Promise<Subscription[]> {
  const stored: Subscription[] = []
  for (const subscription of subscriptions) {
    const { id, customerId, status, periodEnd, priceCents, currency } = subscription
    const gaveNone = gaveNoPro(
      subscription,
      before.find((row) => row.id === id),
    )
    const row = {
      id,
      accountId,
      customerId,
      status,
      renewal: renewalOf(subscription),
      periodEnd,
      entitledUntil: gaveNone ? null : entitledUntil(subscription, now),
      endedBecause: gaveNone ? null : endedBecause(subscription, now),
      priceCents,
      currency,
      updatedAt: now,
    }
    await upsertSubscription(trx, row)
    stored.push(row)
  }
  return stored
}

async function setPlan(trx: Transaction, account: Account, end: Date | null, now: Date): Promise<void> {
  const { id: accountId, subscriptionActiveUntil: before } = account
  if (before?.getTime() === end?.getTime()) return
  await patchAccount(trx, accountId, { subscriptionActiveUntil: end, updatedAt: now })
  await audit(trx, {
    actor: 'system',
    action: 'subscription_changed',
    accountId,
    now,
    caller: null,
    detail: { from: before?.toISOString() ?? null, to: end?.toISOString() ?? null },
  })
}

async function readAll(trx: Transaction, payments: Payments, accountId: string): Promise<ReadSubscription[]> {
  const subscriptions: ReadSubscription[] = []
  for (const { customerId } of await listStripeCustomers(trx, accountId))
    subscriptions.push(...(await readSubscriptions(payments, customerId)))
  return subscriptions
}

/**
 * Names the account at Stripe in subscriptions that name none, which support attached or the fixed link made: so they are known as
 * its own once it is deleted, too.
 */
async function nameAccount(
  { database }: WorkerServices,
  { stripe }: Payments,
  { accountId, subscriptions }: { accountId: string; subscriptions: readonly ReadSubscription[] },
): Promise<void> {
  const nameless = subscriptions.filter(({ reference }) => reference === null)
  if (nameless.length === 0) return
  const reference = paymentReference(await findPaymentKey(database.connection), accountId)
  for (const { id } of nameless) await stripe.subscriptions.update(id, { metadata: { reference } })
}

/**
 * Gives back what was paid twice over a dispute, and stops at Stripe what must not renew; a customer of whom that fails is put
 * on record until it is done.
 */
async function stopAll(
  trx: Transaction,
  services: WorkerServices,
  payments: Payments,
  { accountId, subscriptions: read }: { accountId: string; subscriptions: readonly ReadSubscription[] },
) {
  const { database, clock } = services
  const customers = [...new Set(read.map(({ customerId }) => customerId))]
  // What was changed is read again, so that our copy is never behind what we did.
  const readAgain = async (changed: number, before: readonly ReadSubscription[]) =>
    changed === 0 ? before : readAll(trx, payments, accountId)
  try {
    const returned = await returnSecondPayments(services, payments, { accountId, subscriptions: read })
    const kept = await readAgain(returned, read)
    const stopped = await stopRenewals(payments, kept)
    const subscriptions = await readAgain(stopped, kept)
    const surplus = await cancelSurplusRenewals(payments, subscriptions)
    await deleteUnstopped(trx, customers)
    return { returned, stopped, subscriptions, surplus }
  } catch (error) {
    // Outside of the transaction, which is rolled back.
    for (const customerId of customers) await noteUnstopped(database.connection, customerId, clock.now())
    throw error
  }
}

/**
 * Brings an account up to date with Stripe: reads every subscription of its customers again, under a lock, so that the
 * result is Stripe's current state whatever the order or number of events. Writes the mails that follow, and leaves
 * only one subscription renewing, and none whose payment was given back; what was paid a second time while a dispute was open
 * goes back once that is won.
 * @returns the outcome in a few words.
 */
export async function converge(
  services: WorkerServices,
  payments: Payments,
  accountId: string,
): Promise<string> {
  const { database, clock } = services
  return database.transaction(async (trx) => {
    await lock(trx, `billing:${accountId}`)
    const read = { accountId, subscriptions: await readAll(trx, payments, accountId) }
    await nameAccount(services, payments, read)
    const { returned, stopped, subscriptions, surplus } = await stopAll(trx, services, payments, read)
    const now = clock.now()
    const account = await lockAccount(trx, accountId)
    if (!account) return 'the account is gone'
    const customers = await listStripeCustomers(trx, accountId)
    await keepOpenDisputes(
      trx,
      customers.map(({ customerId }) => customerId),
      openDisputesOf(subscriptions),
    )
    const before = await listSubscriptions(trx, accountId)
    const after = await storeSubscriptions(trx, { accountId, subscriptions, before, now })
    const paidUntil = latestEnd(after.map((subscription) => subscription.entitledUntil))
    const end = latestEnd([paidUntil, await settleGrants(trx, { accountId, paidUntil, now })])
    await setPlan(trx, account, end, now)
    const ofNobody = await listUnmatchedRefundsOf(
      trx,
      customers.map(({ customerId }) => customerId),
    )
    await notifyOfInvoices(trx, { accountId, subscriptions, ofNobody, now })
    await deleteUnmatchedRefunds(trx, ofNobody)
    await notifyOfPlan(trx, { before, after, now })
    const plan = end !== null && end > now ? 'paid' : 'not paid'
    const done = [
      plan,
      ...(returned === 0 ? [] : [`${returned} second payment given back`]),
      ...(stopped === 0 ? [] : [`${stopped} stopped, for the money went back`]),
      ...(surplus === 0 ? [] : [`${surplus} more set to run out`]),
    ]
    return done.join('; ')
  })
}
