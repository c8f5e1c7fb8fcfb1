import type { LiveSession } from '../../../../db/stores/sessions.ts'
import { listSubscriptions } from '../../../../db/stores/billing.ts'
import type { Payments } from '../../../../platform/stripe.ts'
import type { Services } from '../../../services.ts'
import { runningSubscription } from '../policy.ts'
import { noSubscription, paymentUnavailable } from '../refusals.ts'

/**
 * The address of the Stripe portal for the subscription that the plan depends on, or the person's last one.
 * @throws 409 no_subscription; 503 payment_unavailable when Stripe fails or does not answer.
 */
export async function openPortal(
  { database, env }: Services,
  payments: Payments | null,
  { live: { account } }: { live: LiveSession },
): Promise<string> {
  if (!payments) throw paymentUnavailable()
  const subscriptions = await listSubscriptions(database.connection, account.id)
  const managed = runningSubscription(subscriptions) ?? subscriptions[0]
  if (!managed) throw noSubscription()
  try {
    const { url } = await payments.stripe.billingPortal.sessions.create({
      customer: managed.customerId,
      return_url: new URL('/account', env.PUBLIC_URL).href,
    })
    return url
  } catch (error) {
    throw error instanceof payments.stripe.errors.StripeError ? paymentUnavailable(error) : error
  }
}
