import type { Stripe } from 'stripe'

/**
 * The address that a customer gave Stripe; null when Stripe knows none, or the customer was deleted there.
 * @throws Stripe's error when it does not answer.
 */
export async function readPayerAddress(stripe: Stripe, customerId: string): Promise<string | null> {
  const customer = await stripe.customers.retrieve(customerId)
  return customer.deleted ? null : customer.email
}
