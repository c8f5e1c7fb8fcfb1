import type { Stripe } from 'stripe'
import { AppError } from '../../../platform/errors.ts'
import type { Payments } from '../../../platform/stripe.ts'
import { notFromStripe } from './refusals.ts'

/** Oldest a signature may be, in seconds (CHECKLISTS S52). */
const TOLERANCE = 300

function opened(
  { stripe }: Payments,
  secret: string,
  { body, signature, now }: { body: Buffer; signature: string; now: Date },
): Stripe.Event {
  return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE, undefined, now.getTime())
}

function inOurMode({ live }: Payments, event: Stripe.Event): Stripe.Event {
  if (event.livemode === live) return event
  throw notFromStripe(
    `This endpoint takes ${live ? 'live' : 'test'} events only: send the others to their own.`,
  )
}

/**
 * Opens an event that Stripe signed with one of our secrets within the last five minutes, in the mode of our key.
 * @throws 400 invalid_signature.
 */
export function verifyEvent(
  payments: Payments,
  sent: { body: Buffer; signature: string; now: Date },
): Stripe.Event {
  const faults: unknown[] = []
  for (const secret of payments.webhookSecrets) {
    try {
      return inOurMode(payments, opened(payments, secret, sent))
    } catch (error) {
      if (error instanceof AppError) throw error
      faults.push(error)
    }
  }
  throw notFromStripe('The signature does not fit the body, or is older than five minutes.', faults[0])
}
