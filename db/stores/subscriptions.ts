import type { Connection, Transaction } from '../connection.ts'
import { SubscriptionModel } from '../models/subscription.ts'
import type { Row } from '../row.ts'

export type Subscription = Row<SubscriptionModel>

/** Keeps what Stripe says of a subscription, over what it said before. */
export async function keepSubscription(trx: Transaction, subscription: Subscription): Promise<void> {
  await SubscriptionModel.query(trx).insert(subscription).onConflict('id').merge()
}

/** Every subscription an account ever had, the one that entitles longest first. */
export async function listSubscriptions(connection: Connection, accountId: string): Promise<Subscription[]> {
  return SubscriptionModel.query(connection)
    .where('account_id', accountId)
    .orderByRaw('entitled_until desc nulls last, id')
}

/** Up to `limit` subscriptions that renew by themselves at a moment after `from` and not after `to`, after this id. */
export async function listRenewing(
  connection: Connection,
  { from, to, after, limit }: { from: Date; to: Date; after: string; limit: number },
): Promise<Subscription[]> {
  return SubscriptionModel.query(connection)
    .where('renewal', 'automatic')
    .where('period_end', '>', from)
    .where('period_end', '<=', to)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
}
