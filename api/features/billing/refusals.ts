import type { AppError } from '../../../platform/errors.ts'
import { refusal } from '../../http/errors.ts'

/** 409: the person already has a live subscription. */
export function alreadyPaid(): AppError {
  return refusal('already_paid', 'You have a subscription already. Manage it on your account page instead.')
}

/** 409: the bank decides about a payment; what is paid meanwhile would buy nothing where the bank leaves that one with us. */
export function paymentDisputed(): AppError {
  return refusal(
    'payment_disputed',
    'Your bank still decides about a payment for Pro, so no other is taken now, and nothing was charged. If it leaves that payment with us, Pro comes back by itself; if it takes it back, you can upgrade again. A mail tells you.',
  )
}

/** 409: the person has no subscription to show in the portal. */
export function noSubscription(): AppError {
  return refusal('no_subscription', 'There is no subscription to manage yet. Upgrade first.')
}

/** 503: Stripe did not answer, or payments are not set up. @param cause for the log. */
export function paymentUnavailable(cause?: unknown): AppError {
  return refusal(
    'payment_unavailable',
    'The payment page cannot be reached now. You were not charged. Try again in a minute.',
    { retryAfter: 60, cause, system: 'Stripe' },
  )
}

/** 400: an event that is not signed by Stripe, too old, altered, or of the other mode. */
export function notFromStripe(message: string, cause?: unknown): AppError {
  return refusal('invalid_signature', message, { cause })
}
