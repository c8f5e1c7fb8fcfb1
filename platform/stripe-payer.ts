import type { Stripe } from 'stripe'

/**
 * The address that a customer gave Stripe; null when Stripe knows none, the customer was deleted there, or it is of
 * another mode or account and not known at all.
 * @throws Stripe's error when it does not answer.
 */
export async function readPayerAddress(stripe: Stripe, customerId: string): Promise<string | null> {
  try {
    const customer = await stripe.customers.retrieve(customerId)
    return customer.deleted ? null : customer.email
  } catch (error) {
    if (error instanceof stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return null
    throw error
  }
}
