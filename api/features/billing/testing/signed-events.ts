import { Stripe } from 'stripe'
import type { TestApi } from '../../../testing/api.ts'
import type { Answered } from '../../../testing/index.ts'

/** Environment of an API that receives events and never calls Stripe. */
export const paymentEnv = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRETS: 'whsec_old,whsec_new',
  STRIPE_PRICE_ID: 'price_1',
}

const { webhooks } = new Stripe('sk_test_1')
let made = 0

/** The body of an event about a subscription of `customer`, as Stripe sends it. */
export function eventBody(
  given: { id?: string; type?: string; customer?: string; livemode?: boolean } = {},
): string {
  made += 1
  const object = { id: 'sub_1', object: 'subscription', customer: given.customer ?? 'cus_1' }
  return JSON.stringify({
    id: given.id ?? `evt_${made}`,
    object: 'event',
    type: given.type ?? 'customer.subscription.updated',
    created: 1_790_000_000,
    livemode: given.livemode ?? false,
    data: { object },
  })
}

/** Signs a body as Stripe does. @param age seconds ago, by the API's clock. */
export function signature(
  api: Pick<TestApi, 'clock'>,
  payload: string,
  { secret = 'whsec_new', age = 0 }: { secret?: string; age?: number } = {},
): string {
  const timestamp = Math.floor(api.clock.now().getTime() / 1000) - age
  return webhooks.generateTestHeaderString({ payload, secret, timestamp })
}

/** Sends a body to the webhook. */
export function deliver(
  api: Pick<TestApi, 'anonymous'>,
  raw: string | Uint8Array,
  signed: string,
  headers: Record<string, string> = {},
): Promise<Answered> {
  return api.anonymous().send('POST', '/billing/webhook', {
    raw,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signed, ...headers },
  })
}
