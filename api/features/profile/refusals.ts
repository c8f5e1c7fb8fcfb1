import { AppError } from '../../../platform/errors.ts'
import { refusal } from '../../http/errors.ts'

/** 401: the sign-in is too old for what was asked. @param message what is asked again, and why. */
export function signInAgain(message: string): AppError {
  return refusal('reauthentication_required', message)
}

/** 409: support erases a person of a hosted identity provider without the secret that remembers the identity as ended. */
export function tokenKeyNeeded(): AppError {
  return new AppError(
    409,
    'token_key_needed',
    'This person signs in with the hosted identity provider. Set TOKEN_KEY to that of the product, so that the identity is remembered as ended.',
  )
}
