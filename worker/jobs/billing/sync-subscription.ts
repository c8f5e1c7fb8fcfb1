import type { SyncSubscriptionPayload } from '../../contract/jobs.ts'
import type { WorkerServices } from '../../services.ts'
import type { Process } from '../job.ts'
import { converge } from './converge.ts'
import { customerOf } from './customer-of-event.ts'
import { findPayer } from './find-payer.ts'
import { paymentsOf } from './payments.ts'

/**
 * Takes an event as a hint that something changed about a customer, and brings the customer's account level with what
 * Stripe says now. Duplicates, disorder and silence come to the same end (CHECKLISTS S54).
 */
export function syncSubscription(services: WorkerServices): Process<SyncSubscriptionPayload> {
  const payments = paymentsOf(services)
  return async ({ payload }) => {
    const opened = await payments()
    const customerId = await customerOf(services.database.connection, opened, payload)
    if (customerId === undefined) return 'about no customer'
    const payer = await findPayer(services, opened, customerId)
    return 'nobody' in payer ? `no account: ${payer.nobody}` : converge(services, opened, payer.accountId)
  }
}
