import { takingBackEventTypes } from '../../contract/jobs/stripe-events.ts'
import type { Connection } from '../connection.ts'
import { accounts } from '../tables/accounts.ts'
import { stopFailures } from '../tables/billing.ts'
import { listErasedMoney } from './audit-log.ts'
import { findAllUnreturned, type Unreturned } from './money-moved.ts'
import { findUnmatchedOwed } from './unmatched-refunds.ts'
import { countOpenDisputes, type DisputesOpen } from './open-disputes.ts'

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
  /**
   * Refunds that the bank did not take, and that were neither sent again nor made up for by days of Pro nor settled another way; how
   * many of them are of deleted accounts, and how many of payments that name nobody.
   */
  unreturned: Stuck & { ofDeleted: number; ofNobody: number }
  /** Payments that a bank decides about. */
  disputes: DisputesOpen
}

/** Refunds that no bank took, with the address of whom they are for, the oldest first. */
export async function listUnreturned(
  connection: Connection,
  limit: number,
): Promise<(Unreturned & { email: string })[]> {
  const unreturned = (await findAllUnreturned(connection)).slice(0, limit)
  const ids = unreturned.map(({ accountId }) => accountId)
  const addresses = await accounts.query(connection).whereIn('id', ids).select('id', 'email')
  return unreturned.map((one) => ({
    ...one,
    email: addresses.find(({ id }) => id === one.accountId)?.email ?? '',
  }))
}

/** Customers, or payments of whose customer nothing is known, whose renewal is to be stopped and is not; without those that a closure ends. */
const unstopped = `select who, min(since) as since from (
    select customer_id as who, since from stop_failures
    union all select coalesce(customer_id, object_id), received_at from stripe_events
      where done_at is null and type in (${takingBackEventTypes.map((type) => `'${type}'`).join(', ')})
  ) u where who not in (select stripe_id from stripe_closures) group by who`

const counts = `select
  (select count(*)::int from unmatched_payments) as unmatched,
  (select min(found_at) from unmatched_payments) as unmatched_since,
  (select count(*)::int from stripe_closures) + (select count(*)::int from (${unstopped}) u) as uncancelled,
  (select count(*)::int from stripe_closures where stripe_id like 'cs\\_%') as pages,
  least((select min(requested_at) from stripe_closures), (select min(u.since) from (${unstopped}) u)) as uncancelled_since`

/** Most deletions whose money is counted: as many as a list of support names. */
const MOST_ERASED = 500

/** Since when the first of these is with us; null for none. */
const firstOf = (held: readonly { since: Date | string }[]): Date | null =>
  held.length === 0 ? null : new Date(Math.min(...held.map(({ since }) => new Date(since).getTime())))

/** Reads what waits of money. */
export async function readStuckMoney(connection: Connection): Promise<StuckMoney> {
  const { rows } = await connection.raw<{ rows: [Record<string, unknown>] }>(counts)
  const unreturned = await findAllUnreturned(connection)
  const erased = await listErasedMoney(connection, MOST_ERASED)
  const ofNobody = await findUnmatchedOwed(connection)
  const stuck = (name: string): Stuck => ({
    count: Number(rows[0][name]),
    since: rows[0][`${name}_since`] as Date | null,
  })
  return {
    unmatched: stuck('unmatched'),
    uncancelled: { ...stuck('uncancelled'), pages: Number(rows[0]['pages']) },
    unreturned: {
      count: unreturned.length + erased.length + ofNobody.length,
      since: firstOf([...unreturned, ...erased, ...ofNobody]),
      ofDeleted: erased.length,
      ofNobody: ofNobody.length,
    },
    disputes: await countOpenDisputes(connection),
  }
}
