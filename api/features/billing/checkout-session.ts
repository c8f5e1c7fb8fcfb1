import type { Stripe } from 'stripe'
import { paymentReference } from '../../../db/payment-reference.ts'
import type { Account } from '../../../db/stores/accounts.ts'
import { deleteCheckout, setCheckoutSession, type Checkout } from '../../../db/stores/billing.ts'
import type { Payments } from '../../../platform/stripe.ts'
import type { Services } from '../../services.ts'

type Payer = Pick<Account, 'id' | 'email'>

/** What the session at Stripe is made of: the same for every try of one checkout. */
function sessionOf(
  { PUBLIC_URL, TOKEN_KEY }: Services['env'],
  checkout: Checkout,
  account: Payer,
): Stripe.Checkout.SessionCreateParams {
  const reference = paymentReference(TOKEN_KEY, account.id)
  return {
    mode: 'subscription',
    line_items: [{ price: checkout.priceId, quantity: 1 }],
    client_reference_id: reference,
    ...(checkout.customerId === null ? { customer_email: account.email } : { customer: checkout.customerId }),
    success_url: new URL('/dashboard?upgraded=1', PUBLIC_URL).href,
    cancel_url: new URL('/upgrade', PUBLIC_URL).href,
    metadata: { request_id: checkout.requestId },
    subscription_data: { metadata: { reference, request_id: checkout.requestId } },
  }
}

/** A try that may have reached Stripe, or that another request makes now: it is made again under the same key. */
function isUndecided({ stripe }: Payments, error: unknown): boolean {
  const { StripeConnectionError, StripeError } = stripe.errors
  return error instanceof StripeConnectionError || (error instanceof StripeError && error.statusCode === 409)
}

/**
 * Has Stripe make the session of a checkout, one however often it is asked (the checkout's id is the idempotency
 * key). A refusal is remembered by Stripe under its key, so after one the next try begins anew.
 */
export async function makeSession(
  { database: { connection }, env }: Services,
  payments: Payments,
  { checkout, account }: { checkout: Checkout; account: Payer },
): Promise<Stripe.Checkout.Session> {
  try {
    const session = await payments.stripe.checkout.sessions.create(sessionOf(env, checkout, account), {
      idempotencyKey: `checkout-${checkout.id}`,
    })
    await setCheckoutSession(connection, checkout.id, session.id)
    return session
  } catch (error) {
    if (!isUndecided(payments, error)) await deleteCheckout(connection, checkout.id)
    throw error
  }
}
