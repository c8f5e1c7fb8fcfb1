import { findAccount } from '../../../db/stores/accounts.ts'
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
import { accountsNamed, deletionAmong, isPaidAfter } from './named-accounts.ts'
import { followNobody } from './payments-of-nobody.ts'
import { openDisputesOf, readSubscriptions, type ReadSubscription } from './read-subscriptions.ts'

/** The account that a customer pays for, or why there is none. */
export type Payer = { accountId: string } | { nobody: string }

/**
 * The account that a customer names and that is stored from now on; or that it was deleted; undefined when it names none, or paid
 * after it was deleted: that is a payment of nobody.
 */
async function settleNamed(
  services: WorkerServices,
  customerId: string,
  { named, subscriptions }: { named: readonly string[]; subscriptions: readonly ReadSubscription[] },
): Promise<Payer | undefined> {
  const now = services.clock.now()
  return services.database.transaction(async (trx) => {
    for (const accountId of named) {
      if (!(await findAccount(trx, accountId))) continue
      const stored = await insertStripeCustomer(trx, { customerId, accountId, createdAt: now })
      await deleteUnmatchedPayment(trx, customerId)
      return { accountId: stored.accountId }
    }
    const deletion = await deletionAmong(trx, named)
    if (deletion === null || isPaidAfter(subscriptions, deletion.at)) return undefined
    if (!subscriptions.some((subscription) => renewalOf(subscription) !== null)) {
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
  const named = await accountsNamed({ env: services.env, connection }, payments, customerId, subscriptions)
  return (
    (await settleNamed(services, customerId, { named, subscriptions })) ?? {
      nobody: await followNobody(services, payments, customerId),
    }
  )
}
