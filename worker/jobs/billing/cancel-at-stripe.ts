import { isOver } from './entitlement.ts'
import { lock } from '../../../db/connection.ts'
import { addToOutbox } from '../../../db/stores/outbox.ts'
import { deleteUnstopped } from '../../../db/stores/billing-stuck.ts'
import {
  deleteStripeClosure,
  findStripeClosure,
  deleteUnmatchedPayment,
} from '../../../db/stores/stripe-customers.ts'
import { emptyStripeEventsOf } from '../../../db/stores/stripe-events.ts'
import type { Payments } from '../../../platform/stripe.ts'
import { idOf } from '../../../platform/stripe-values.ts'
import type { WorkerServices, JobHandler } from '../job.ts'
import { isPaidAfter } from './named-accounts.ts'
import { paymentsOf } from './payments.ts'
import { readSubscriptions } from './read-subscriptions.ts'

/** Expires an open payment page. @returns the customer that paid on it, if one did. */
async function closeSession({ stripe }: Payments, sessionId: string): Promise<string | null> {
  const session = await stripe.checkout.sessions.retrieve(sessionId)
  if (session.status !== 'open') return idOf(session.customer)
  await stripe.checkout.sessions.expire(sessionId)
  return null
}

/** Cancels whatever may be charged of a customer, now. */
async function cancelAll({ stripe }: Payments, customerId: string): Promise<void> {
  const subscriptions = await stripe.subscriptions
    .list({ customer: customerId, status: 'all', limit: 100 })
    .autoPagingToArray({ limit: 100 })
  for (const subscription of subscriptions)
    if (!isOver(subscription)) await stripe.subscriptions.cancel(subscription.id)
}

/**
 * Ends at Stripe what a deleted account left running, then deletes the closure and empties the events about it [spec 17.13]. What was
 * paid since the deletion is looked at anew: it is of nobody [spec 18.8].
 */
export function cancelAtStripe(services: WorkerServices): JobHandler<'cancel-at-stripe'> {
  const payments = paymentsOf(services)
  return async ({ payload: { closureId } }) => {
    return services.database.transaction(async (trx) => {
      await lock(trx, `closure:${closureId}`)
      const closure = await findStripeClosure(trx, closureId)
      if (!closure) return 'was ended before'
      const { stripeId } = closure
      const customerId = stripeId.startsWith('cs_')
        ? await closeSession(await payments(), stripeId)
        : stripeId
      if (customerId !== null) {
        // A session and its customer may be closed at the same time; a subscription can be cancelled only once.
        await lock(trx, `stripe-customer:${customerId}`)
        await cancelAll(await payments(), customerId)
        if (isPaidAfter(await readSubscriptions(await payments(), customerId), closure.requestedAt))
          await addToOutbox(trx, {
            job: 'sync-subscription',
            payload: { customerId },
            accountId: null,
            now: services.clock.now(),
          })
        else await deleteUnmatchedPayment(trx, customerId)
        await deleteUnstopped(trx, [customerId])
        await emptyStripeEventsOf(trx, customerId, services.clock.now())
      }
      await deleteStripeClosure(trx, closureId)
      return 'ended'
    })
  }
}
