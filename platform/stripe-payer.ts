import type { Stripe } from 'stripe'
import { momentOf } from './stripe-values.ts'

/** What Stripe answers, or null where it does not know the customer: of another mode or account. @throws Stripe's other errors. */
async function unlessUnknown<Answer>(stripe: Stripe, asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return null
    throw error
  }
}

/**
 * The address that a customer gave Stripe; null when Stripe knows none, the customer was deleted there, or it is of
 * another mode or account and not known at all.
 * @throws Stripe's error when it does not answer.
 */
export async function readPayerAddress(stripe: Stripe, customerId: string): Promise<string | null> {
  const customer = await unlessUnknown(stripe, stripe.customers.retrieve(customerId))
  return customer === null || customer.deleted ? null : customer.email
}

/** What a customer paid last. */
export interface NewestPayment {
  amountCents: number
  /** ISO 4217, lower case. */
  currency: string
  paidAt: Date
}

/** Payments that are looked through for one that succeeded. */
const LOOKED_THROUGH = 20

/** What a customer paid last, by Stripe; null when nothing is known. @throws Stripe's error when it does not answer. */
export async function readNewestPayment(stripe: Stripe, customerId: string): Promise<NewestPayment | null> {
  const charges = await unlessUnknown(
    stripe,
    stripe.charges.list({ customer: customerId, limit: LOOKED_THROUGH }),
  )
  const charge = charges?.data
    .filter(({ status, paid }) => status === 'succeeded' && paid)
    .toSorted((one, other) => other.created - one.created)[0]
  return charge
    ? { amountCents: charge.amount, currency: charge.currency, paidAt: momentOf(charge.created) }
    : null
}
