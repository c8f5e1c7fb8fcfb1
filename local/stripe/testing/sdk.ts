import { Stripe } from 'stripe'
import type { TestStripe } from './index.ts'

/** Stripe's own SDK pointed at a stand-in, without retries of its own. */
export function sdkFor(
  { url, env }: Pick<TestStripe, 'url' | 'env'>,
  key = env['STRIPE_SECRET_KEY'],
): Stripe {
  const { hostname, port } = new URL(url)
  return new Stripe(key ?? '', {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    timeout: 2_000,
  })
}
