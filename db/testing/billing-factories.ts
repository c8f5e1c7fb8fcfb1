import { v7 as uuidv7 } from 'uuid'
import { TEST_NOW } from '../../platform/testing/movable-clock.ts'
import type { Database } from '../connection.ts'
import { notifyOnce, insertCheckout, upsertSubscription, type Subscription } from '../stores/billing.ts'
import { insertStripeCustomer } from '../stores/stripe-customers.ts'

type On = Pick<Database, 'transaction'>

let made = 0

/** A subscription to Pro of a customer of its own, a hundred days old, that renews in 265 days for 10 dollars. */
export async function subscription(
  db: On,
  given: Partial<Subscription> & { accountId: string },
): Promise<Subscription> {
  made += 1
  const until = new Date(TEST_NOW.getTime() + 265 * 24 * 3_600_000)
  const row: Subscription = {
    id: `sub_${made}`,
    customerId: `cus_${made}`,
    status: 'active',
    renewal: 'automatic',
    periodEnd: until,
    entitledUntil: until,
    endedBecause: null,
    priceCents: 1_000,
    currency: 'usd',
    updatedAt: TEST_NOW,
    ...given,
  }
  const { customerId, accountId } = row
  await db.transaction(async (trx) => {
    await insertStripeCustomer(trx, { customerId, accountId, createdAt: TEST_NOW })
    await upsertSubscription(trx, row)
  })
  return row
}

/** A row of an account in every table about money: a customer, a subscription, a payment page, a receipt. */
export async function paymentTraces(
  db: On,
  accountId: string,
): Promise<{ customerId: string; sessionId: string }> {
  const { id, customerId } = await subscription(db, { accountId })
  const sessionId = `cs_${id}`
  await db.transaction(async (trx) => {
    const page = {
      id: uuidv7(),
      accountId,
      sessionId,
      customerId,
      priceId: 'price_1',
      requestId: 'request-1234',
    }
    await insertCheckout(trx, { ...page, createdAt: TEST_NOW })
    const receipt = {
      kind: 'payment-receipt',
      about: `in_${id}`,
      amountCents: 1_000,
      currency: 'usd',
    } as const
    await notifyOnce(trx, { ...receipt, accountId, happensAt: TEST_NOW, periodEnd: TEST_NOW }, TEST_NOW)
  })
  return { customerId, sessionId }
}
