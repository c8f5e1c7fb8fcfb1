import { Stripe } from 'stripe'
import type { Env } from './env.ts'

type StripeEnv = Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_PRICE_ID' | 'STRIPE_API_BASE'> &
  Partial<Pick<Env, 'STRIPE_WEBHOOK_SECRETS'>>

/** Stripe as this product uses it. */
export interface Payments {
  readonly stripe: Stripe
  /** The yearly price of Pro. */
  readonly priceId: string
  /** Secrets that events may be signed with; two while rolling. None in a process that no event reaches. */
  readonly webhookSecrets: readonly string[]
  /** Whether real money moves: events of the other mode are refused. */
  readonly live: boolean
}

/** Longest wait for one answer of Stripe, in milliseconds, and how often a call that failed is made again. */
const TIMEOUT = 6_000
const RETRIES = 1

const elsewhere = (base: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> => {
  const { hostname, port, protocol } = new URL(base)
  const secure = protocol === 'https:'
  return { host: hostname, port: port || (secure ? 443 : 80), protocol: secure ? 'https' : 'http' }
}

/** Opens Stripe's client with a key. */
export const openStripe = ({
  STRIPE_SECRET_KEY,
  STRIPE_API_BASE,
}: Pick<StripeEnv, 'STRIPE_API_BASE'> & { STRIPE_SECRET_KEY: string }): Stripe =>
  new Stripe(STRIPE_SECRET_KEY, {
    timeout: TIMEOUT,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(STRIPE_API_BASE !== undefined && elsewhere(STRIPE_API_BASE)),
  })

/**
 * Opens Stripe; null where payments are not set up. These calls are made, and no others: checkout.sessions create,
 * retrieve, list (by customer) and expire; billingPortal.sessions create; subscriptions list (by customer, with
 * latest_invoice.payments), update (cancel_at_period_end, metadata) and cancel; invoices list (by customer, with payments); charges list (by customer, with refunds) and retrieve; disputes list (by
 * charge); prices retrieve; events list; of support's command line also refunds create.
 */
export function openPayments(env: StripeEnv): Payments | null {
  const {
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRETS: webhookSecrets = [],
    STRIPE_PRICE_ID: priceId,
  } = env
  if (key === undefined || priceId === undefined) return null
  const stripe = openStripe({ STRIPE_SECRET_KEY: key, STRIPE_API_BASE: env.STRIPE_API_BASE })
  return { stripe, priceId, webhookSecrets, live: key.includes('_live_') }
}
