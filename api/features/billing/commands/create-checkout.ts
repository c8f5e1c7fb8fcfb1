import type { Stripe } from 'stripe'
import { addToOutbox } from '../../../../db/stores/outbox.ts'
import type { LiveSession } from '../../../../db/stores/sessions.ts'
import { listSubscriptions } from '../../../../db/stores/billing.ts'
import type { Payments } from '../../../../platform/stripe.ts'
import { idOf } from '../../../../platform/stripe-values.ts'
import type { CommandContext } from '../../../http/context.ts'
import type { Services } from '../../../services.ts'
import { makeSession } from '../checkout-session.ts'
import { alreadyPaid, paymentUnavailable } from '../refusals.ts'
import { beginCheckout } from './begin-checkout.ts'

type CheckoutAsked = CommandContext & { live: LiveSession }

/** A session that was paid before Stripe's word of it reached us is looked into now. @throws 409 already_paid then. */
async function refuseIfPaid(
  { database }: Services,
  session: Stripe.Checkout.Session,
  { live: { account }, now }: CheckoutAsked,
): Promise<void> {
  const known = await listSubscriptions(database.connection, account.id)
  const customerId = idOf(session.customer)
  if (session.status !== 'complete' || customerId === null) return
  if (known.some(({ id }) => id === idOf(session.subscription))) return
  await database.transaction((trx) =>
    addToOutbox(trx, { job: 'sync-subscription', payload: { customerId }, accountId: account.id, now }),
  )
  throw alreadyPaid()
}

/** The page to pay on. */
async function pageOf(services: Services, payments: Payments, asked: CheckoutAsked): Promise<string | null> {
  const { account } = asked.live
  const begin = (endedId?: string) =>
    beginCheckout(services, {
      ...asked,
      accountId: account.id,
      priceId: payments.priceId,
      ...(endedId !== undefined && { endedId }),
    })
  const checkout = await begin()
  if (checkout.sessionId === null) return (await makeSession(services, payments, { checkout, account })).url
  const session = await payments.stripe.checkout.sessions.retrieve(checkout.sessionId)
  if (session.status === 'open') return session.url
  await refuseIfPaid(services, session, asked)
  const next = await begin(checkout.id)
  return (await makeSession(services, payments, { checkout: next, account })).url
}

/**
 * Where a person pays for Pro. Nobody has two live subscriptions or two open sessions.
 * @throws 409 already_paid; 503 payment_unavailable when Stripe does not answer, or answers with a fault.
 */
export async function createCheckout(
  services: Services,
  payments: Payments | null,
  asked: CheckoutAsked,
): Promise<string> {
  if (!payments) throw paymentUnavailable()
  try {
    const url = await pageOf(services, payments, asked)
    if (url === null) throw paymentUnavailable(new Error('Stripe gave a session without a page'))
    return url
  } catch (error) {
    throw error instanceof payments.stripe.errors.StripeError ? paymentUnavailable(error) : error
  }
}
