import { listWaitingEvents } from '../../../db/stores/stripe-events.ts'
import { noteScheduleRun } from '../../../db/stores/schedule-runs.ts'
import { addToOutbox } from '../../../db/stores/outbox.ts'
import { listOpenDisputes } from '../../../db/stores/open-disputes.ts'
import {
  findStripeCustomer,
  listStripeClosures,
  listUnmatchedPayments,
  pageStripeCustomers,
} from '../../../db/stores/stripe-customers.ts'
import { secondsFromNow } from '../../../platform/clock.ts'
import type { Payments } from '../../../platform/stripe.ts'
import type { OutboxJobName, ScheduledJobName } from '../../../contract/jobs/jobs.ts'
import type { WorkerServices, JobHandler } from '../job.ts'
import { LOOK_BACK, storeUntold } from './look-for-events.ts'
import { paymentsOf } from './payments.ts'

/** Customers whose jobs are written at once. */
const BATCH = 500

/** The job that reads a customer again: of the night, or one that somebody waits for. */
type Rereading = Extract<OutboxJobName, 'reread-customer' | 'sync-subscription'>

/** Has every known customer read again. @returns how many. */
async function rereadCustomers({ database, clock }: WorkerServices, job: Rereading): Promise<number> {
  let total = 0
  for (let after = ''; ;) {
    const page = await pageStripeCustomers(database.connection, after, BATCH)
    await database.transaction(async (trx) => {
      for (const { customerId, accountId } of page)
        await addToOutbox(trx, {
          job,
          payload: { customerId },
          accountId,
          now: clock.now(),
        })
    })
    total += page.length
    after = page.at(-1)?.customerId ?? ''
    if (page.length < BATCH) return total
  }
}

/**
 * Has the payers of nobody read again, since what they paid may have gone back, and whoever disputes a payment: also one whose account
 * was deleted. @returns how many.
 */
async function rereadPayersOfNobody({ database, clock }: WorkerServices, job: Rereading): Promise<number> {
  const { connection } = database
  const rows = [
    ...(await listUnmatchedPayments(connection, BATCH)),
    ...(await listOpenDisputes(connection, { limit: BATCH })),
  ]
  const customers = new Set<string>()
  for (const { customerId } of rows)
    if (!(await findStripeCustomer(connection, customerId))) customers.add(customerId)
  await database.transaction(async (trx) => {
    for (const customerId of customers)
      await addToOutbox(trx, {
        job,
        payload: { customerId },
        accountId: null,
        now: clock.now(),
      })
  })
  return customers.size
}

/** Asks again for the open closures of deleted accounts. @returns how many. */
async function retryClosures({ database, clock }: WorkerServices): Promise<number> {
  const closures = await listStripeClosures(database.connection, BATCH)
  await database.transaction(async (trx) => {
    for (const { id: closureId } of closures)
      await addToOutbox(trx, {
        job: 'cancel-at-stripe',
        payload: { closureId },
        accountId: null,
        now: clock.now(),
      })
  })
  return closures.length
}

/** An event that waits for longer has lost its job, or was given up. Seconds. */
const FORGOTTEN = 3_600

/** Has events read again that still wait: of one that names no customer no other job takes care. @returns how many. */
async function retryEvents({ database, clock }: WorkerServices): Promise<number> {
  const events = await listWaitingEvents(database.connection, secondsFromNow(clock, -FORGOTTEN), BATCH)
  await database.transaction(async (trx) => {
    for (const stripeEventId of events)
      await addToOutbox(trx, {
        job: 'sync-subscription',
        payload: { stripeEventId },
        accountId: null,
        now: clock.now(),
      })
  })
  return events.length
}

/** Events that never reached us or still wait, and every customer again. @returns the outcome in a few words. */
async function reconcile(services: WorkerServices, payments: Payments, job: Rereading): Promise<string> {
  const again = await retryEvents(services)
  const { clock } = services
  const lastDays = { from: secondsFromNow(clock, -LOOK_BACK), until: null }
  const missed = await storeUntold(services, payments, lastDays)
  const customers = (await rereadCustomers(services, job)) + (await rereadPayersOfNobody(services, job))
  const closures = await retryClosures(services)
  return `${missed} missed events, ${again} again, ${customers} customers, ${closures} to end`
}

/** Each night: everything is compared with Stripe [fault F18]. */
export function reconcileBilling(services: WorkerServices): JobHandler<'reconcile-billing'> {
  const payments = paymentsOf(services)
  return async () => reconcile(services, await payments(), 'reread-customer')
}

/** The same at once, for support, who waits for it; the comparison of the night counts as done by it. */
export function reconcileNow(services: WorkerServices): JobHandler<'reconcile-now'> {
  const payments = paymentsOf(services)
  return async () => {
    const outcome = await reconcile(services, await payments(), 'sync-subscription')
    const nightly: ScheduledJobName = 'reconcile-billing'
    await noteScheduleRun(services.database.connection, nightly, services.clock.now())
    return outcome
  }
}
