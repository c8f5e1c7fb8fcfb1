import type { Stripe } from 'stripe'
import { raw } from 'objection'
import { idOf, momentOf } from '../../platform/stripe-values.ts'
import { handledEventTypes, type HandledEventType } from '../../contract/jobs/stripe-events.ts'
import type { Connection, Transaction } from '../connection.ts'
import { insertIfNew, purgeBefore } from '../statements.ts'
import type { RowOf } from '../table.ts'
import { addToOutbox } from './outbox.ts'
import { stripeEvents } from '../tables/billing.ts'

type Handled = Extract<Stripe.Event, { type: HandledEventType }>

function isHandled(event: Stripe.Event): event is Handled {
  return handledEventTypes.some((type) => type === event.type)
}

/** What is stored of an event: ids alone. Undefined for a kind that changes no plan. */
export function eventSubject(event: Stripe.Event): Omit<NewStripeEvent, 'receivedAt'> | undefined {
  if (!isHandled(event)) return undefined
  const { id, type, created } = event
  const { object } = event.data
  const about =
    object.object === 'dispute' || object.object === 'refund'
      ? { objectId: idOf(object.charge) ?? object.id, customerId: null }
      : { objectId: object.id, customerId: idOf(object.customer) }
  return { id, type, ...about, happenedAt: momentOf(created) }
}

export type StripeEvent = RowOf<typeof stripeEvents>

/** An event that nothing was done about yet. */
export type NewStripeEvent = Omit<StripeEvent, 'doneAt' | 'foundAt' | 'toldAt'>

/** Inserts an event and the job that acts on it, in one transaction. @returns whether it was new. */
async function insertEvent(trx: Transaction, event: NewStripeEvent, foundAt: Date | null): Promise<boolean> {
  if (!(await insertIfNew(trx, stripeEvents, { ...event, doneAt: null, foundAt, toldAt: null }, ['id'])))
    return false
  await addToOutbox(trx, {
    job: 'sync-subscription',
    payload: { stripeEventId: event.id },
    accountId: null,
    now: event.receivedAt,
  })
  return true
}

/**
 * Stores an event that Stripe told, once. One that was found in Stripe's list before is told from now on.
 * @returns whether it was new.
 */
export async function storeStripeEvent(trx: Transaction, event: NewStripeEvent): Promise<boolean> {
  if (await insertEvent(trx, event, null)) return true
  await stripeEvents
    .query(trx)
    .patch({ foundAt: null, toldAt: event.receivedAt })
    .where({ id: event.id })
    .whereNotNull('found_at')
  return false
}

/** Stores an event that was found in Stripe's list and that nothing had told. @returns whether it was new. */
export async function storeFoundEvent(trx: Transaction, event: NewStripeEvent): Promise<boolean> {
  return insertEvent(trx, event, event.receivedAt)
}

/** Which of these events are stored. */
export async function knownEventIds(
  connection: Connection,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await stripeEvents
    .query(connection)
    .select('id')
    .whereIn('id', [...ids])
  return new Set(rows.map(({ id }) => id))
}

/** The stored event with this id. */
export async function findStripeEvent(connection: Connection, id: string): Promise<StripeEvent | undefined> {
  return stripeEvents.query(connection).findById(id)
}

/** Notes that what an event tells was taken into account. */
export async function noteEventDone(connection: Connection, id: string, now: Date): Promise<void> {
  await stripeEvents.query(connection).patch({ doneAt: now }).where({ id }).whereNull('done_at')
}

/** Notes the same of every event of a customer that was received before a moment: from then on the customer was read. */
export async function noteEventsDoneOf(
  connection: Connection,
  customerId: string,
  { before, now }: { before: Date; now: Date },
): Promise<void> {
  await stripeEvents
    .query(connection)
    .patch({ doneAt: now })
    .where('customer_id', customerId)
    .where('received_at', '<=', before)
    .whereNull('done_at')
}

/** Events of Stripe that wait to be taken into account. */
export interface WaitingEvents {
  count: number
  /** When the oldest of them came; null when none waits. */
  since: Date | null
}

/** How many events of Stripe wait to be taken into account, whoever they are about. */
export async function countWaitingEvents(connection: Connection): Promise<WaitingEvents> {
  const row = await stripeEvents
    .query(connection)
    .whereNull('done_at')
    .count('* as events')
    .min('received_at as since')
    .first()
    .castTo<{ events: string; since: Date | null } | undefined>()
  return { count: Number(row?.events ?? 0), since: row?.since ?? null }
}

/** Ids of the events that wait and came before a moment, the oldest first, at most `limit`. */
export async function listWaitingEvents(
  connection: Connection,
  before: Date,
  limit: number,
): Promise<string[]> {
  const events = await stripeEvents
    .query(connection)
    .whereNull('done_at')
    .where('received_at', '<', before)
    .orderBy(['received_at', 'id'])
    .limit(limit)
  return events.map(({ id }) => id)
}

/** How late Stripe delivers its events. */
export interface StripeLag {
  /** Events that were stored. */
  events: number
  /** Seconds from the event to our row, of the slowest; 0 when none was stored. */
  slowestSeconds: number
}

/**
 * Delay of the events that Stripe told since `since`. Stripe repeats an undelivered event for three days; one that was found in its list
 * before it was told is not counted.
 */
export async function readStripeLag(connection: Connection, since: Date): Promise<StripeLag> {
  const row = await stripeEvents
    .query(connection)
    .where('received_at', '>', since)
    .whereNull('found_at')
    .whereNull('told_at')
    .count('* as events')
    .select(raw("date_part('epoch', max(received_at - happened_at)) as slowest"))
    .first()
    .castTo<{ events: string; slowest: number | null } | undefined>()
  return { events: Number(row?.events ?? 0), slowestSeconds: Math.max(0, row?.slowest ?? 0) }
}

/**
 * Empties the stored events of a customer of whom and what they are about. That they came stays until they are purged: deleted, they
 * would be read again from Stripe as events that never reached us, and count as told late.
 */
export async function emptyStripeEventsOf(
  connection: Connection,
  customerId: string,
  now: Date,
): Promise<void> {
  await stripeEvents
    .query(connection)
    .where('customer_id', customerId)
    .patch({ customerId: null, objectId: '', doneAt: raw('coalesce(done_at, ?)', [now]) })
}

/** Deletes up to `limit` events received before `before`. @returns how many. */
export const purgeStripeEvents = purgeBefore(stripeEvents, 'receivedAt')
