import type { Connection } from '../../../db/connection.ts'
import { accountOfReference } from '../../../db/payment-reference.ts'
import { findAccount } from '../../../db/stores/accounts.ts'
import { listAttachedTo, whenDeleted, type Erasure } from '../../../db/stores/audit-log.ts'
import { findPaymentKey } from '../../../db/stores/product-keys.ts'
import type { Payments } from '../../../platform/stripe.ts'
import { ofEachKey } from '../../../platform/token-key.ts'
import type { WorkerServices } from '../job.ts'
import type { ReadSubscription } from './read-subscriptions.ts'

/** What accounts are looked up with. */
type Asked = Pick<WorkerServices, 'env'> & { connection: Connection }

/** The accounts that a customer's subscriptions and checkouts name, the first one first, then those that support attached it to. */
export async function accountsNamed(
  { env, connection }: Asked,
  { stripe }: Payments,
  customerId: string,
  subscriptions: readonly ReadSubscription[],
): Promise<string[]> {
  const oldestFirst = subscriptions.toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  )
  const sessions = await stripe.checkout.sessions.list({ customer: customerId, limit: 100 })
  const references = [
    ...oldestFirst.map(({ reference }) => reference),
    ...sessions.data.toReversed().map(({ client_reference_id: reference }) => reference),
  ]
  const keys = [await findPaymentKey(connection), ...ofEachKey(env.TOKEN_KEY, (key) => key)]
  const named = references.flatMap(
    (reference) => (reference !== null && accountOfReference(keys, reference)) || [],
  )
  return [...named, ...(await listAttachedTo(connection, customerId))]
}

/** The newest deletion among these accounts; null where one of them lives, or none was deleted. */
export async function deletionAmong(
  connection: Connection,
  accountIds: readonly string[],
): Promise<Erasure | null> {
  let newest: Erasure | null = null
  for (const accountId of accountIds) {
    if (await findAccount(connection, accountId)) return null
    const at = await whenDeleted(connection, accountId)
    if (at && (newest === null || at > newest.at)) newest = { accountId, at }
  }
  return newest
}

/** The deletion of the account that a customer names; null where it names none, or one that lives. */
export async function deletionOfNamed(
  asked: Asked,
  payments: Payments,
  customerId: string,
  subscriptions: readonly ReadSubscription[],
): Promise<Erasure | null> {
  const named = await accountsNamed(asked, payments, customerId, subscriptions)
  return deletionAmong(asked.connection, named)
}

/** Subscriptions with what was paid after a moment alone; all of it where there is none. */
export const paidAfter = (
  subscriptions: readonly ReadSubscription[],
  moment: Date | null,
): ReadSubscription[] =>
  subscriptions.map((subscription) => ({
    ...subscription,
    payments: subscription.payments.filter(({ paidAt }) => moment === null || paidAt > moment),
  }))

/** Whether anything was paid after a moment, also what went back since. */
export const isPaidAfter = (subscriptions: readonly ReadSubscription[], moment: Date): boolean =>
  paidAfter(subscriptions, moment).some(({ payments }) => payments.length > 0)
