import type { Stripe } from 'stripe'
import { openStripe } from '../../../platform/stripe.ts'
import type { Context } from './context.ts'
import { CommandError } from './exit-codes.ts'

const needsKey = (): CommandError =>
  new CommandError(
    'failed',
    'Stripe is not set up here: set STRIPE_SECRET_KEY to the key that the product has, then type the same line. Nothing was done.',
  )

/** A fault of Stripe's as one of ours: what it said is shown by its code alone. */
function faultOf(stripe: Stripe, error: unknown): unknown {
  const { StripeAuthenticationError, StripeError, StripeInvalidRequestError, StripePermissionError } =
    stripe.errors
  if (!(error instanceof StripeError)) return error
  if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError)
    return new CommandError(
      'failed',
      'Stripe refuses the key: set STRIPE_SECRET_KEY to the one that the product has. Nothing was done.',
    )
  if (error instanceof StripeInvalidRequestError)
    return new CommandError(
      'refused',
      `Stripe refuses it (${error.code ?? error.type}). See the payment at Stripe.`,
    )
  return new CommandError(
    'failed',
    'Stripe does not answer as it should. It was only looked at, and nothing was changed. Type the same line again later.',
  )
}

/**
 * Does what changes something at Stripe. @throws CommandError where it does not answer: then it may have been done. Refusals are
 * left to `withStripe`.
 */
export async function sendToStripe<Answer>(stripe: Stripe, work: () => Promise<Answer>): Promise<Answer> {
  const { StripeAPIError, StripeConnectionError } = stripe.errors
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StripeAPIError) && !(error instanceof StripeConnectionError)) throw error
    throw new CommandError(
      'failed',
      'Stripe does not answer as it should: whether the money is on its way is not known. Type the same line again later: where it is, that says so, and nothing is given back a second time.',
    )
  }
}

/** Opens Stripe for `work`. @throws CommandError where it is not set up, or refuses, or does not answer. */
export async function withStripe<Answer>(
  { settings: { stripe: given } }: Context,
  work: (stripe: Stripe) => Promise<Answer>,
): Promise<Answer> {
  if (given === undefined) throw needsKey()
  const stripe = openStripe(given)
  try {
    return await work(stripe)
  } catch (error) {
    throw faultOf(stripe, error)
  }
}
