import { v7 as uuidv7 } from 'uuid'
import { lockAccount, type Account } from '../../../../db/stores/accounts.ts'
import {
  findNewestCheckout,
  insertCheckout,
  listSubscriptions,
  deleteCheckout,
  setCheckoutSession,
  type Checkout,
} from '../../../../db/stores/billing.ts'
import { listStripeCustomers } from '../../../../db/stores/stripe-customers.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'
import { signInFirst } from '../../../http/errors.ts'
import type { Services } from '../../../services.ts'
import { hasOpenDispute, isOffered, mayCheckOut } from '../policy.ts'
import { alreadyPaid, paymentDisputed, paymentUnavailable } from '../refusals.ts'
import type { Stripe } from 'stripe'
import { paymentReference } from '../../../../db/payment-reference.ts'
import type { Payments } from '../../../../platform/stripe.ts'
import { addToOutbox } from '../../../../db/stores/outbox.ts'
import type { LiveSession } from '../../../../db/stores/sessions.ts'
import { idOf } from '../../../../platform/stripe-values.ts'
import { findPaymentKey } from '../../../../db/stores/product-keys.ts'

/**
 * The checkout to send a person to: one that can still be paid, else a new one. It is stored before Stripe is called,
 * so that its id is the same for repeated calls.
 * @param endedId a checkout that turned out to be over.
 * @throws 409 already_paid or payment_disputed; 401 when the account is gone.
 */
export async function beginCheckout(
  { database }: Pick<Services, 'database'>,
  {
    accountId,
    priceId,
    endedId,
    now,
    requestId,
  }: CommandContext & { accountId: string; priceId: string; endedId?: string },
): Promise<Checkout> {
  return database.transaction(async (trx) => {
    const account = await lockAccount(trx, accountId)
    if (!account) throw signInFirst()
    const subscriptions = await listSubscriptions(trx, accountId)
    if (!mayCheckOut(account, subscriptions, now)) throw alreadyPaid()
    if (hasOpenDispute(subscriptions)) throw paymentDisputed()
    const [customer] = await listStripeCustomers(trx, accountId)
    const offer = { priceId, customerId: customer?.customerId ?? null }
    const newest = await findNewestCheckout(trx, accountId)
    if (newest && newest.id !== endedId && isOffered(newest, offer, now)) return newest
    const checkout = { id: uuidv7(), accountId, sessionId: null, ...offer, requestId, createdAt: now }
    await insertCheckout(trx, checkout)
    return checkout
  })
}

type Payer = Pick<Account, 'id' | 'email'>

/** The parameters of the Stripe session: the same for every try of one checkout. */
function sessionOf(
  { PUBLIC_URL }: Services['env'],
  { checkout, account, reference }: { checkout: Checkout; account: Payer; reference: string },
): Stripe.Checkout.SessionCreateParams {
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

/**
 * Whether the try may have reached Stripe, or another request is making it now: it is then repeated under the same
 * key.
 */
function isUndecided({ stripe }: Payments, error: unknown): boolean {
  const { StripeConnectionError, StripeError } = stripe.errors
  return error instanceof StripeConnectionError || (error instanceof StripeError && error.statusCode === 409)
}

/**
 * Creates the Stripe session of a checkout, once however often it is called (the checkout's id is the idempotency
 * key). Stripe remembers a refusal under its key, so the next try after one uses a new checkout.
 */
export async function makeSession(
  { database: { connection }, env }: Services,
  payments: Payments,
  { checkout, account }: { checkout: Checkout; account: Payer },
): Promise<Stripe.Checkout.Session> {
  const reference = paymentReference(await findPaymentKey(connection), account.id)
  const parameters = sessionOf(env, { checkout, account, reference })
  try {
    const session = await payments.stripe.checkout.sessions.create(parameters, {
      idempotencyKey: `checkout-${checkout.id}`,
    })
    await setCheckoutSession(connection, checkout, session.id)
    return session
  } catch (error) {
    if (!isUndecided(payments, error)) await deleteCheckout(connection, checkout)
    throw error
  }
}

type CheckoutRequest = CommandContext & { live: LiveSession }

/**
 * When a session was paid before Stripe's event reached us, queues the sync of its customer.
 * @throws 409 already_paid then.
 */
async function refuseIfPaid(
  { database }: Services,
  session: Stripe.Checkout.Session,
  { live: { account }, now }: CheckoutRequest,
): Promise<void> {
  const subscriptions = await listSubscriptions(database.connection, account.id)
  const customerId = idOf(session.customer)
  if (session.status !== 'complete' || customerId === null) return
  if (subscriptions.some(({ id }) => id === idOf(session.subscription))) return
  await database.transaction((trx) =>
    addToOutbox(trx, { job: 'sync-subscription', payload: { customerId }, accountId: account.id, now }),
  )
  throw alreadyPaid()
}

/** The address of the payment page. */
async function pageOf(
  services: Services,
  payments: Payments,
  request: CheckoutRequest,
): Promise<string | null> {
  const { account } = request.live
  const begin = (endedId?: string) =>
    beginCheckout(services, {
      ...request,
      accountId: account.id,
      priceId: payments.priceId,
      ...(endedId !== undefined && { endedId }),
    })
  const checkout = await begin()
  if (checkout.sessionId === null) return (await makeSession(services, payments, { checkout, account })).url
  const session = await payments.stripe.checkout.sessions.retrieve(checkout.sessionId)
  if (session.status === 'open') return session.url
  await refuseIfPaid(services, session, request)
  const next = await begin(checkout.id)
  return (await makeSession(services, payments, { checkout: next, account })).url
}

/**
 * The address where a person pays for Pro. Nobody gets two live subscriptions or two open sessions.
 * @throws 409 already_paid or payment_disputed; 503 payment_unavailable when Stripe fails or does not answer.
 */
export async function createCheckout(
  services: Services,
  payments: Payments | null,
  request: CheckoutRequest,
): Promise<string> {
  if (!payments) throw paymentUnavailable()
  try {
    const url = await pageOf(services, payments, request)
    if (url === null) throw paymentUnavailable(new Error('Stripe gave a session without a page'))
    return url
  } catch (error) {
    throw error instanceof payments.stripe.errors.StripeError ? paymentUnavailable(error) : error
  }
}
