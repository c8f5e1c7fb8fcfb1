import type { AppError } from '../../../platform/errors.ts'
import { refusal } from '../../http/errors.ts'

/** 403: the address belongs to Google or Microsoft. */
export function ofProvider(): AppError {
  return refusal(
    'provider_account',
    'You sign in with Google or Microsoft: the email is the one of that account and cannot be changed here.',
  )
}

/** 400: a link about a change that is unknown, too old, was used, cancelled or replaced. */
export function deadChangeLink(): AppError {
  return refusal(
    'invalid_token',
    'This link does not work any more. Sign in and ask for the change again on your account page.',
  )
}

/** 409: somebody else has the address by now. Told to the mailbox's owner alone. */
export function addressTaken(): AppError {
  return refusal('address_taken', 'This address already has an account of its own. Sign in to that one.')
}
