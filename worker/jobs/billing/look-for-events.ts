import type { Stripe } from 'stripe'
import { handledEventTypes } from '../../../contract/jobs/stripe-events.ts'
import { eventSubject, knownEventIds, storeFoundEvent } from '../../../db/stores/stripe-events.ts'
import { findLook, noteLook, TOLD_WITHIN } from '../../../db/stores/untold-events.ts'
import { secondsFromNow } from '../../../platform/clock.ts'
import type { Payments } from '../../../platform/stripe.ts'
import { momentOf, saidByStripe } from '../../../platform/stripe-values.ts'
import type { WorkerServices, JobHandler } from '../job.ts'
import { paymentsOf } from './payments.ts'

/** Events looked up at once. */
const BATCH = 100

/** How far back the list is read at the most, in seconds: longer than the three days for which Stripe repeats an event. */
export const LOOK_BACK = 5 * 24 * 3600

/** Stores those that are not stored, with the job that acts on each. @returns how many. */
async function storeMissing(
  { database, clock }: WorkerServices,
  events: readonly Stripe.Event[],
): Promise<number> {
  const known = await knownEventIds(
    database.connection,
    events.map(({ id }) => id),
  )
  let stored = 0
  for (const event of events) {
    const subject = known.has(event.id) ? undefined : eventSubject(event)
    if (!subject) continue
    const found = { ...subject, receivedAt: clock.now() }
    if (await database.transaction((trx) => storeFoundEvent(trx, found))) stored += 1
  }
  return stored
}

/**
 * Looks through Stripe's own list of events for what it did not tell, and stores that.
 * @param span from when, and until when, since what happened later may still be told; null for all of it. @returns how many.
 */
export async function storeUntold(
  services: WorkerServices,
  { stripe }: Payments,
  { from, until }: { from: Date; until: Date | null },
): Promise<number> {
  const { database, clock } = services
  const now = clock.now()
  const created = { gte: Math.floor(from.getTime() / 1000) }
  let stored = 0
  let batch: Stripe.Event[] = []
  for await (const event of stripe.events.list({ created, types: [...handledEventTypes], limit: BATCH })) {
    if (until !== null && momentOf(event.created) > until) continue
    batch.push(event)
    if (batch.length < BATCH) continue
    stored += await storeMissing(services, batch)
    batch = []
  }
  stored += await storeMissing(services, batch)
  await noteLook(database.connection, now)
  return stored
}

/**
 * Every few minutes: what Stripe did not tell within five is found in its own list, so that a plan follows although the webhook is
 * disabled or leads elsewhere, and the status page says that it is. While Stripe is away it is left to the next time.
 */
export function lookForEvents(services: WorkerServices): JobHandler<'look-for-events'> {
  const { env, database, clock } = services
  const payments = paymentsOf(services)
  return async () => {
    if (env.STRIPE_SECRET_KEY === undefined) return 'payments are not set up'
    const earliest = secondsFromNow(clock, -LOOK_BACK)
    const looked = await findLook(database.connection)
    // What was too young the last time is looked at now, and what came late once more.
    const next = looked === null ? earliest : new Date(looked.getTime() - 3 * TOLD_WITHIN * 1000)
    const span = { from: next > earliest ? next : earliest, until: secondsFromNow(clock, -TOLD_WITHIN) }
    try {
      return `${await storeUntold(services, await payments(), span)} that were not told`
    } catch (error) {
      const said = saidByStripe(error)
      if (said === undefined) throw error
      return `not looked: ${said}`
    }
  }
}
