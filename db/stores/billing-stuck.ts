import type { Connection } from '../connection.ts'
import { stopFailures } from '../tables/billing.ts'

/** Records that a customer's renewal could not be stopped; one that is on record keeps its first moment. */
export async function noteStopFailure(connection: Connection, customerId: string, now: Date): Promise<void> {
  await stopFailures.query(connection).insert({ customerId, since: now }).onConflict('customer_id').ignore()
}

/** Deletes the records of customers whose renewals are as they should be. */
export async function deleteStopFailures(
  connection: Connection,
  customerIds: readonly string[],
): Promise<void> {
  await stopFailures
    .query(connection)
    .whereIn('customer_id', [...customerIds])
    .delete()
}

/** How many wait, and since when the first does. */
export interface Stuck {
  count: number
  /** Null when none waits. */
  since: Date | null
}

/** Money that waits for somebody: payments that name nobody, and what could not be cancelled at Stripe. */
export interface StuckMoney {
  unmatched: Stuck
  /** Subscriptions of deleted accounts, and renewals whose payment was given back. */
  uncancelled: Stuck
}

const counts = `select
  (select count(*)::int from unmatched_payments) as unmatched,
  (select min(found_at) from unmatched_payments) as unmatched_since,
  (select count(*)::int from stripe_closures) + (select count(*)::int from stop_failures) as uncancelled,
  least((select min(requested_at) from stripe_closures), (select min(since) from stop_failures)) as uncancelled_since`

/** Reads what waits of money. */
export async function readStuckMoney(connection: Connection): Promise<StuckMoney> {
  const { rows } = await connection.raw<{ rows: [Record<string, unknown>] }>(counts)
  const stuck = (name: string): Stuck => ({
    count: Number(rows[0][name]),
    since: rows[0][`${name}_since`] as Date | null,
  })
  return { unmatched: stuck('unmatched'), uncancelled: stuck('uncancelled') }
}
