import {
  findStripeEvent,
  noteEventDone,
  noteEventsDoneOf,
  type StripeEvent,
} from '../../../db/stores/stripe-events.ts'
import { observeWebhookLag } from '../../../platform/metrics/registry.ts'
import type { Payments } from '../../../platform/stripe.ts'
import { idOf } from '../../../platform/stripe-values.ts'
import type { WorkerServices, JobHandler } from '../job.ts'
import { converge } from './converge.ts'
import { findPayer } from './find-payer.ts'
import { paymentsOf } from './payments.ts'

/** The customer that an event is about, read from Stripe where the event does not name it; undefined when it has none. */
export async function customerOf(
  { stripe }: Payments,
  { customerId, objectId }: StripeEvent,
): Promise<string | undefined> {
  if (customerId !== null) return customerId
  if (!objectId.startsWith('ch_') && !objectId.startsWith('py_')) return undefined
  return idOf((await stripe.charges.retrieve(objectId)).customer) ?? undefined
}

async function syncCustomer(
  services: WorkerServices,
  payments: Payments,
  customerId: string | undefined,
): Promise<string> {
  if (customerId === undefined) return 'about no customer'
  const { database, clock } = services
  const before = clock.now()
  const payer = await findPayer(services, payments, customerId)
  const outcome =
    'nobody' in payer ? `no account: ${payer.nobody}` : await converge(services, payments, payer.accountId)
  await noteEventsDoneOf(database.connection, customerId, { before, now: clock.now() })
  return outcome
}

/** Brings the account of a customer up to date with Stripe, though nothing is known to have happened. */
export function rereadCustomer(services: WorkerServices): JobHandler<'reread-customer'> {
  const payments = paymentsOf(services)
  return async ({ payload: { customerId } }) => syncCustomer(services, await payments(), customerId)
}

/**
 * Takes an event as a hint that something changed about a customer, and brings the customer's account up to date with
 * Stripe. Duplicate, reordered and missing events lead to the same result [security S54] [decision 0018].
 */
export function syncSubscription(services: WorkerServices): JobHandler<'sync-subscription'> {
  const payments = paymentsOf(services)
  return async ({ payload }) => {
    const opened = await payments()
    if ('customerId' in payload) return syncCustomer(services, opened, payload.customerId)
    const event = await findStripeEvent(services.database.connection, payload.stripeEventId)
    if (!event) return 'the event is not kept any more'
    const outcome = await syncCustomer(services, opened, await customerOf(opened, event))
    await noteEventDone(services.database.connection, event.id, services.clock.now())
    observeWebhookLag('done', event.receivedAt, services.clock.now())
    return outcome
  }
}
