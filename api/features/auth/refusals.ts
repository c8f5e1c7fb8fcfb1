import type { AppError } from '../../../platform/errors.ts'
import { refusal } from '../../http/errors.ts'

/** 401: the same answer for an unknown address and a wrong password. */
export function wrongCredentials(): AppError {
  return refusal('invalid_credentials', 'That email and password do not go together. Check both.')
}

/** 400: a verification link that is unknown, expired or replaced. */
export function deadVerificationLink(): AppError {
  return refusal(
    'invalid_token',
    'This link does not work any more. Sign in, or ask for a new verification email.',
  )
}

/** 400, in the words of [spec 3.10]. */
export function deadResetLink(): AppError {
  return refusal(
    'invalid_token',
    'This password reset link is invalid or has expired. Please request a new one.',
  )
}

/** 409: another sign-up with this address was verified first. Only the mailbox's owner can see this. */
export function addressTaken(): AppError {
  return refusal(
    'address_taken',
    'This address already has an account. Sign in to it, or reset its password.',
  )
}

/** 503: too many sign-ins wait to be checked. */
export function tooBusy(cause: unknown): AppError {
  return refusal('unavailable', 'Many people are signing in at the moment. Try again in a few seconds.', {
    retryAfter: 3,
    cause,
  })
}

/** 400: a provider's sign-up must be verified in the browser that signed in there. */
export function openInSameBrowser(): AppError {
  return refusal(
    'invalid_token',
    'Open this link in the browser where you signed in, or sign in here with the same provider first.',
  )
}

/** 400: this browser has no pending link any more. */
export function noPendingLink(): AppError {
  return refusal('invalid_token', 'This sign-in has waited too long. Go to Login and start it again.')
}

/** 400: a mailed proof that is unknown, expired, used, or opened in another browser. */
export function deadLinkProof(): AppError {
  return refusal(
    'invalid_token',
    'This link does not work here. Open the newest mail in the browser where you began, or start again at Login.',
  )
}

/** 401: the password that should prove the account is wrong. */
export function wrongLinkPassword(): AppError {
  return refusal(
    'invalid_credentials',
    'That is not the password of this account. Check it, or have a link mailed.',
  )
}
