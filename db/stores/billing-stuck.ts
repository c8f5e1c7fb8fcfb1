import { takingBackEventTypes } from '../../contract/jobs/stripe-events.ts'
import type { Connection } from '../connection.ts'
import { stopFailures } from '../tables/billing.ts'

/** Records that a customer's renewal is to be stopped, or could not be; one that is on record keeps its first moment. */
export async function noteUnstopped(connection: Connection, customerId: string, now: Date): Promise<void> {
  await stopFailures.query(connection).insert({ customerId, since: now }).onConflict('customer_id').ignore()
}

/** Deletes the records of customers whose renewals are as they should be. */
export async function deleteUnstopped(connection: Connection, customerIds: readonly string[]): Promise<void> {
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

/** Money that waits for somebody: payments that name nobody, refunds that no bank took, what could not be cancelled at Stripe. */
export interface StuckMoney {
  unmatched: Stuck
  /**
   * Subscriptions of deleted accounts, and renewals whose payment was given back, also while that was not taken into account
   * yet; and how many of it are payment pages.
   */
  uncancelled: Stuck & { pages: number }
  /** Refunds that the bank did not take, and that were neither sent again nor made up for by days of Pro. */
  unreturned: Stuck
}

/** A refund that the bank did not take. */
export interface Unreturned {
  accountId: string
  email: string
  /** At Stripe, in_… */
  invoiceId: string
  /** In the hundredth of `currency`. */
  cents: number
  /** ISO 4217, lower case. */
  currency: string
  /** When it was given back. */
  since: Date
}

/** Payments of which the bank did not take all that was given back, and of which it was neither sent again nor made up for. */
const unreturned = `select f.account_id, f.invoice_id, f.currency, f.cents, f.since
  from (select account_id, split_part(about, ' ', 1) as invoice_id, currency, sum(amount_cents)::int as cents,
      max(happens_at) as since, max(created_at) as noticed
    from billing_notices where kind = 'refund-failed' group by 1, 2, 3) f
  where (select coalesce(sum(r.amount_cents), 0) from billing_notices r
      where r.account_id = f.account_id and r.kind = 'money-returned' and split_part(r.about, ' ', 1) = f.invoice_id)
      < 2 * f.cents
    and not exists (select 1 from plan_grants g where g.account_id = f.account_id and g.granted_at > f.noticed)`

/** Refunds that no bank took, the oldest first. */
export async function listUnreturned(connection: Connection, limit: number): Promise<Unreturned[]> {
  const { rows } = await connection.raw<{ rows: Record<string, unknown>[] }>(
    `select u.*, a.email from (${unreturned}) u join accounts a on a.id = u.account_id order by u.since limit ?`,
    [limit],
  )
  return rows.map((row) => ({
    accountId: String(row['account_id']),
    email: String(row['email']),
    invoiceId: String(row['invoice_id']),
    cents: Number(row['cents']),
    currency: String(row['currency']),
    since: row['since'] as Date,
  }))
}

/** Customers, or payments of whose customer nothing is known, whose renewal is to be stopped and is not. */
const unstopped = `select who, min(since) as since from (
    select customer_id as who, since from stop_failures
    union all select coalesce(customer_id, object_id), received_at from stripe_events
      where done_at is null and type in (${takingBackEventTypes.map((type) => `'${type}'`).join(', ')})
  ) u group by who`

const counts = `select
  (select count(*)::int from unmatched_payments) as unmatched,
  (select min(found_at) from unmatched_payments) as unmatched_since,
  (select count(*)::int from stripe_closures) + (select count(*)::int from (${unstopped}) u) as uncancelled,
  (select count(*)::int from stripe_closures where stripe_id like 'cs\\_%') as pages,
  least((select min(requested_at) from stripe_closures), (select min(u.since) from (${unstopped}) u)) as uncancelled_since,
  (select count(*)::int from (${unreturned}) u) as unreturned,
  (select min(u.since) from (${unreturned}) u) as unreturned_since`

/** Reads what waits of money. */
export async function readStuckMoney(connection: Connection): Promise<StuckMoney> {
  const { rows } = await connection.raw<{ rows: [Record<string, unknown>] }>(counts)
  const stuck = (name: string): Stuck => ({
    count: Number(rows[0][name]),
    since: rows[0][`${name}_since`] as Date | null,
  })
  return {
    unmatched: stuck('unmatched'),
    uncancelled: { ...stuck('uncancelled'), pages: Number(rows[0]['pages']) },
    unreturned: stuck('unreturned'),
  }
}
