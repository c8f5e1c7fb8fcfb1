import { accountOfReference } from '../../../db/payment-reference.ts'
import { findPaymentKey } from '../../../db/stores/product-keys.ts'
import { ofEachKey } from '../../../platform/token-key.ts'
import { findAccount } from '../../../db/stores/accounts.ts'
import { wasAccountDeleted } from '../../../db/stores/audit-log.ts'
import { deleteUnstopped } from '../../../db/stores/billing-stuck.ts'
import { keepOpenDisputes } from '../../../db/stores/open-disputes.ts'
import {
  requestStripeClosure,
  hasStripeClosure,
  findStripeCustomer,
  insertStripeCustomer,
  deleteUnmatchedPayment,
} from '../../../db/stores/stripe-customers.ts'
import type { Payments } from '../../../platform/stripe.ts'
import type { WorkerServices } from '../job.ts'
import { renewalOf } from './entitlement.ts'
import { followNobody } from './payments-of-nobody.ts'
import { openDisputesOf, readSubscriptions, type ReadSubscription } from './read-subscriptions.ts'

/** The account that a customer pays for, or why there is none. */
export type Payer = { accountId: string } | { nobody: string }

/** The accounts that a customer's subscriptions and checkouts name, the first one first. */
async function accountsNamed(
  { env, database }: WorkerServices,
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
  const keys = [await findPaymentKey(database.connection), ...ofEachKey(env.TOKEN_KEY, (key) => key)]
  return references.flatMap((reference) => (reference !== null && accountOfReference(keys, reference)) || [])
}

/** The account that a customer names and that is stored from now on; or that it was deleted; undefined when it names none. */
async function settleNamed(
  services: WorkerServices,
  customerId: string,
  { named, runs }: { named: readonly string[]; runs: boolean },
): Promise<Payer | undefined> {
  const now = services.clock.now()
  return services.database.transaction(async (trx) => {
    for (const accountId of named) {
      if (!(await findAccount(trx, accountId))) continue
      const stored = await insertStripeCustomer(trx, { customerId, accountId, createdAt: now })
      await deleteUnmatchedPayment(trx, customerId)
      return { accountId: stored.accountId }
    }
    const deleted = await Promise.all(named.map((accountId) => wasAccountDeleted(trx, accountId)))
    if (!deleted.includes(true)) return undefined
    if (!runs) {
      await deleteUnstopped(trx, [customerId])
      return { nobody: 'its account was deleted; nothing of it runs' }
    }
    // Nothing may be charged for a deleted account.
    await requestStripeClosure(trx, customerId, now)
    return { nobody: 'its account was deleted; the subscription is cancelled' }
  })
}

/**
 * The account of a customer: the stored one, else the one that a signed reference names. A known customer is never
 * given to another account; one that pays and names no account waits for support [spec 18.2, 18.3].
 */
export async function findPayer(
  services: WorkerServices,
  payments: Payments,
  customerId: string,
): Promise<Payer> {
  const { connection } = services.database
  const known = await findStripeCustomer(connection, customerId)
  if (known) return { accountId: known.accountId }
  if (await hasStripeClosure(connection, customerId)) return { nobody: 'its account was deleted' }
  const subscriptions = await readSubscriptions(payments, customerId)
  // Also of a payer whose account is not known or was deleted: an answer is due all the same.
  await services.database.transaction((trx) =>
    keepOpenDisputes(trx, [customerId], openDisputesOf(subscriptions)),
  )
  const named = await accountsNamed(services, payments, customerId, subscriptions)
  const runs = subscriptions.some((subscription) => renewalOf(subscription) !== null)
  return (
    (await settleNamed(services, customerId, { named, runs })) ?? {
      nobody: await followNobody(services, payments, customerId),
    }
  )
}
