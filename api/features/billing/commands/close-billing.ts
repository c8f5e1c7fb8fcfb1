import type { Transaction } from '../../../../db/connection.ts'
import { findNewestCheckout } from '../../../../db/stores/billing.ts'
import { requestStripeClosure, listStripeCustomers } from '../../../../db/stores/stripe-customers.ts'

/**
 * Before an account is deleted: has its subscriptions cancelled at Stripe and its open payment page closed, through
 * the outbox. What stays of it until then is a row with Stripe's ids alone. Take the account's lock before.
 */
export async function closeBilling(
  trx: Transaction,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  for (const { customerId } of await listStripeCustomers(trx, accountId))
    await requestStripeClosure(trx, customerId, now)
  const checkout = await findNewestCheckout(trx, accountId)
  if (checkout?.sessionId) await requestStripeClosure(trx, checkout.sessionId, now)
}
