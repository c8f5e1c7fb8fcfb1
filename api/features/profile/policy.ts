import { AppError } from '../../../platform/errors.ts'

const EARLIEST_BIRTH = '1900-01-01'

const lagosDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos', dateStyle: 'short' })

/** Whether a date of birth (YYYY-MM-DD) is from 1900 on and not after today in Lagos. */
export function isPlausibleBirth(dateOfBirth: string, now: Date): boolean {
  return dateOfBirth >= EARLIEST_BIRTH && dateOfBirth <= lagosDay.format(now)
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
