import type { Connection } from '../connection.ts'
import { stripeEvents, stripeLooks } from '../tables/billing.ts'

/** How long Stripe has to tell an event before it counts as one that it did not tell, in seconds. */
export const TOLD_WITHIN = 300

/** For how long an event can be sent again from Stripe's dashboard, in seconds: 15 days. */
const RESENT_WITHIN = 15 * 24 * 3600

/** What Stripe told last, and what it did not tell. */
export interface Telling {
  /** The event that came last; null when none ever did. */
  last: { type: string; at: Date } | null
  /** Events that were found in Stripe's list, of kinds of which none was told since. */
  untold: { count: number; types: readonly string[]; since: Date | null }
  /** How many events were found there that Stripe may still tell: we asked for them, and it did not tell them yet. */
  asked: number
  /** When that list was last looked at; null when it never was. */
  lookedAt: Date | null
}

/** Records that Stripe's list of events was looked at. */
export async function noteLook(connection: Connection, now: Date): Promise<void> {
  await stripeLooks.query(connection).insert({ list: 'events', lookedAt: now }).onConflict('list').merge()
}

/** When it last was; null when it never was. */
export async function findLook(connection: Connection): Promise<Date | null> {
  return (await stripeLooks.query(connection).findById('events'))?.lookedAt ?? null
}

const secondsBefore = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000)

/** Events that were found and not told, while they can be sent again; those that may still come are left out. */
const found = (connection: Connection, now: Date) =>
  stripeEvents
    .query(connection)
    .whereNotNull('found_at')
    .where('happened_at', '>', secondsBefore(now, RESENT_WITHIN))
    .where('happened_at', '<', secondsBefore(now, TOLD_WITHIN))

/** How many were found so early that they may still be told. */
async function countAsked(connection: Connection, now: Date): Promise<number> {
  return stripeEvents
    .query(connection)
    .whereNotNull('found_at')
    .where('happened_at', '>=', secondsBefore(now, TOLD_WITHIN))
    .resultSize()
}

/** Those of one kind that happened after the last one of it that was told. */
async function untoldOf(connection: Connection, type: string, now: Date) {
  const told = await stripeEvents
    .query(connection)
    .where({ type })
    .whereNull('found_at')
    .orderBy('happened_at', 'desc')
    .first()
  const row = await found(connection, now)
    .where({ type })
    .modify((query) => {
      if (told) void query.where('happened_at', '>', told.happenedAt)
    })
    .count('* as events')
    .min('happened_at as since')
    .first()
    .castTo<{ events: string; since: Date | null } | undefined>()
  return { type, count: Number(row?.events ?? 0), since: row?.since ?? null }
}

/** Reads what Stripe told last, and what it did not tell. A kind of which a later one was told is told again. */
export async function readTelling(connection: Connection, now: Date): Promise<Telling> {
  const last = await stripeEvents
    .query(connection)
    .whereNull('found_at')
    .orderByRaw('coalesce(told_at, received_at) desc')
    .first()
  const kinds = await found(connection, now).distinct('type').orderBy('type')
  const all = []
  for (const { type } of kinds) all.push(await untoldOf(connection, type, now))
  const untold = all.filter(({ count }) => count > 0)
  const times = untold.flatMap(({ since }) => (since === null ? [] : [since.getTime()]))
  return {
    last: last ? { type: last.type, at: last.toldAt ?? last.receivedAt } : null,
    untold: {
      count: untold.reduce((sum, { count }) => sum + count, 0),
      types: untold.map(({ type }) => type),
      since: times.length === 0 ? null : new Date(Math.min(...times)),
    },
    asked: await countAsked(connection, now),
    lookedAt: await findLook(connection),
  }
}
