import type { SessionRow } from '../../../db/stores/sessions.ts'
import { AppError } from '../../../platform/errors.ts'
import { refusal } from '../../http/errors.ts'

/** How fresh a sign-in must be for what cannot be undone, in minutes [spec 17.12]. */
const FRESH_MINUTES = 10

const EARLIEST_BIRTH = '1900-01-01'

const lagosDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos', dateStyle: 'short' })

/** Whether the person authenticated within the last ten minutes. */
export function isFreshSignIn(session: Pick<SessionRow, 'authenticatedAt'>, now: Date): boolean {
  return now.getTime() - session.authenticatedAt.getTime() <= FRESH_MINUTES * 60_000
}

/** Whether a date of birth (YYYY-MM-DD) is from 1900 on and not after today in Lagos. */
export function isPlausibleBirth(dateOfBirth: string, now: Date): boolean {
  return dateOfBirth >= EARLIEST_BIRTH && dateOfBirth <= lagosDay.format(now)
}

/** 401: the sign-in is too old for this action. @param message what the person must do again, and why. */
export function signInAgain(message: string): AppError {
  return refusal('reauthentication_required', message)
}

/**
 * 409: support cannot erase a person of a hosted identity provider without the secret that records the identity as
 * ended.
 */
export function tokenKeyNeeded(): AppError {
  return new AppError(
    409,
    'token_key_needed',
    'This person signs in with the hosted identity provider. Set TOKEN_KEY to that of the product, so that the identity is remembered as ended.',
  )
}
