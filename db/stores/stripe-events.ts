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
export function eventSubject(event: Stripe.Event): Omit<StripeEvent, 'receivedAt'> | undefined {
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

/**
 * Inserts an event and the job that acts on it, in one transaction. A known event is left as it is.
 * @returns whether it was new.
 */
export async function storeStripeEvent(trx: Transaction, event: StripeEvent): Promise<boolean> {
  if (!(await insertIfNew(trx, stripeEvents, event, ['id']))) return false
  await addToOutbox(trx, {
    job: 'sync-subscription',
    payload: { stripeEventId: event.id },
    accountId: null,
    now: event.receivedAt,
  })
  return true
}

/** The stored event with this id. */
export async function findStripeEvent(connection: Connection, id: string): Promise<StripeEvent | undefined> {
  return stripeEvents.query(connection).findById(id)
}

/** How late Stripe delivers its events. */
export interface StripeLag {
  /** Events that were stored. */
  events: number
  /** Seconds from the event to our row, of the slowest; 0 when none was stored. */
  slowestSeconds: number
}

/** Delay of the events that were stored since `since`. Stripe repeats an undelivered event for three days. */
export async function readStripeLag(connection: Connection, since: Date): Promise<StripeLag> {
  const row = await stripeEvents
    .query(connection)
    .where('received_at', '>', since)
    .count('* as events')
    .select(raw("date_part('epoch', max(received_at - happened_at)) as slowest"))
    .first()
    .castTo<{ events: string; slowest: number | null } | undefined>()
  return { events: Number(row?.events ?? 0), slowestSeconds: Math.max(0, row?.slowest ?? 0) }
}

/** Deletes the stored events of a customer. */
export async function deleteStripeEventsOf(connection: Connection, customerId: string): Promise<void> {
  await stripeEvents.query(connection).where('customer_id', customerId).delete()
}

/** Deletes up to `limit` events received before `before`. @returns how many. */
export const purgeStripeEvents = purgeBefore(stripeEvents, 'receivedAt')
