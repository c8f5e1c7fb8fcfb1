import { findStripeEvent } from '../../../db/stores/stripe-events.ts'
import { observeWebhookLag } from '../../../platform/metrics/registry.ts'
import type { Payments } from '../../../platform/stripe.ts'
import type { SyncSubscriptionPayload } from '../../../contract/jobs/jobs.ts'
import type { WorkerServices } from '../../services.ts'
import type { Process } from '../job.ts'
import { converge } from './converge.ts'
import { customerOf } from './customer-of-event.ts'
import { findPayer } from './find-payer.ts'
import { paymentsOf } from './payments.ts'

async function syncCustomer(
  services: WorkerServices,
  payments: Payments,
  customerId: string | undefined,
): Promise<string> {
  if (customerId === undefined) return 'about no customer'
  const payer = await findPayer(services, payments, customerId)
  return 'nobody' in payer ? `no account: ${payer.nobody}` : converge(services, payments, payer.accountId)
}

/**
 * Takes an event as a hint that something changed about a customer, and brings the customer's account level with what
 * Stripe says now. Duplicates, disorder and silence come to the same end (CHECKLISTS S54).
 */
export function syncSubscription(services: WorkerServices): Process<SyncSubscriptionPayload> {
  const payments = paymentsOf(services)
  return async ({ payload }) => {
    const opened = await payments()
    if ('customerId' in payload) return syncCustomer(services, opened, payload.customerId)
    const event = await findStripeEvent(services.database.connection, payload.stripeEventId)
    if (!event) return 'the event is not kept any more'
    const outcome = await syncCustomer(services, opened, await customerOf(opened, event))
    observeWebhookLag('done', event.receivedAt, services.clock.now())
    return outcome
  }
}
