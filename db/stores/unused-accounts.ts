import type { Connection, Transaction } from '../connection.ts'
import { accounts } from '../tables/accounts.ts'
import type { Account } from './accounts.ts'

// An account goes after 24 unused months. Its owner is told at 22 and at 23; where the jobs stood still, once, and a
// month before. A sealed one goes 90 days after it was sealed. All of it follows from three moments in the row.

/** Nobody ever paid for it and nobody pays: who paid may ask for it back, and its payments stay on record. */
const nobodyPaid = `(subscription_active_until is null or subscription_active_until <= :now)
  and not exists (select 1 from stripe_customers where stripe_customers.account_id = accounts.id)
  and not exists (select 1 from subscriptions where subscriptions.account_id = accounts.id)`

const untold = `sealed_at is null and ${nobodyPaid}
  and last_used_at <= :now::timestamptz - '22 months'::interval
  and (unused_told_at is null or unused_told_at < last_used_at + '22 months'::interval
    or (last_used_at <= :now::timestamptz - '23 months'::interval and unused_told_at < last_used_at + '23 months'::interval))`

const over = `((sealed_at is not null and ${nobodyPaid} and sealed_at <= :now::timestamptz - '90 days'::interval)
  or (sealed_at is null and ${nobodyPaid}
    and last_used_at <= :now::timestamptz - '24 months'::interval
    and unused_told_at >= last_used_at + '23 months'::interval
    and unused_told_at <= :now::timestamptz - '1 month'::interval))`

/** What is due for an account: another mail that it is unused, or its end. */
export type UnusedDue = 'telling' | 'erasing'

const conditions: Readonly<Record<UnusedDue, string>> = { telling: untold, erasing: over }

/** Ids of accounts for which this is due at `now`, the longest unused first, at most `limit`. */
export async function listUnused(
  connection: Connection,
  due: UnusedDue,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const rows = await accounts
    .query(connection)
    .whereRaw(conditions[due], { now })
    .orderBy('last_used_at')
    .select('id')
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Locks an account for which this is still due at `now`; undefined when it is not any more. */
export async function lockUnused(
  trx: Transaction,
  due: UnusedDue,
  { id, now }: { id: string; now: Date },
): Promise<Account | undefined> {
  return accounts.query(trx).where({ id }).whereRaw(conditions[due], { now }).forUpdate().first()
}
