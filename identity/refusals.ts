import { errorStatus, type ErrorCode } from '../contract/http/errors.ts'
import { AppError, type FieldFaults } from '../platform/errors.ts'

type More = NonNullable<ConstructorParameters<typeof AppError>[3]>

/** Codes of refusals that are no fault of whoever asks: they say what they come from. */
type OutageCode = {
  [Code in ErrorCode]: (typeof errorStatus)[Code] extends 500 | 503 ? Code : never
}[ErrorCode]

type MoreOf<Code extends ErrorCode> = Code extends OutageCode
  ? [more: More & Required<Pick<More, 'system'>>]
  : [more?: More]

/** An expected refusal with a code of the contract, which has its status; `message` says how to mend it. */
export function refusal<Code extends ErrorCode>(
  code: Code,
  message: string,
  ...[more]: MoreOf<Code>
): AppError {
  return new AppError(errorStatus[code], code, message, more)
}

/** 400: what was sent cannot be used; `fields` tells what to mend where. */
export function invalidInput(fields: FieldFaults): AppError {
  const [only, ...others] = Object.values(fields)
  const message =
    others.length === 0 && only !== undefined ? only : 'Some answers need mending: see each field'
  return refusal('validation', message, { fields })
}

/** 401: no live session. */
export function signInFirst(): AppError {
  return refusal('unauthorized', 'Sign in to go on.')
}

/**
 * 403: the address is not verified yet (the text contains "verify") [spec 19.5]. At login only after the right
 * password.
 */
export function verifyFirst(): AppError {
  return refusal('email_unverified', 'Please verify your email to continue.')
}

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

/** 503: too many sign-ins wait to be checked. */
export function tooBusy(cause: unknown): AppError {
  return refusal('unavailable', 'Many people are signing in at the moment. Try again in a few seconds.', {
    retryAfter: 3,
    cause,
    system: 'load',
  })
}

/** 400: this browser has no pending link any more. */
export function noPendingLink(): AppError {
  return refusal('invalid_token', 'This sign-in has waited too long. Go to Login and start it again.')
}

/** 400: a mailed link that is unknown, expired, used or ended. */
export function deadLink(): AppError {
  return refusal(
    'invalid_token',
    'This link does not work any more. Open the newest mail, or begin again where you began.',
  )
}

/** 400: a mailed link opened in another browser than the one that asked for it. */
export function openInSameBrowser(): AppError {
  return refusal(
    'invalid_token',
    'This link works in the browser where you began. Here it shows a code to type there.',
  )
}

/** 400: a typed code that belongs to no open link of this browser. */
export function wrongCode(): AppError {
  return refusal(
    'invalid_code',
    'That is not the code, or it is too old. Check it, or have a new mail sent: a code works for ten minutes and five tries.',
  )
}

/** 401: the password that should prove the account is wrong. */
export function wrongLinkPassword(): AppError {
  return refusal(
    'invalid_credentials',
    'That is not the password of this account. Check it, or have a link mailed.',
  )
}

/** 400: a typed code that is none of the account's second factor, or was used before. */
export function wrongFactor(): AppError {
  return refusal(
    'invalid_code',
    'That is not the code. Type the one that your app shows now, or a recovery code that was not used yet.',
  )
}

/**
 * 401: the account has a second factor, which must be shown too.
 * @param missing which would do, and from when a reset works without, if somebody asked for that.
 */
export function factorMissing(missing: {
  factors: readonly ('passkey' | 'code')[]
  withoutFrom?: Date | null
}): AppError {
  const { factors, withoutFrom } = missing
  const words = factors.includes('code')
    ? 'This account has a second step. Type the code of your authenticator app, or a recovery code.'
    : 'This account has a second step. Use your passkey.'
  return refusal('factor_required', words, {
    details: { factors, ...(withoutFrom && { withoutFrom: withoutFrom.toISOString() }) },
  })
}

/** 403: the address belongs to Google or Microsoft. */
export function providerAccountRefused(): AppError {
  return refusal(
    'provider_account',
    'You sign in with Google or Microsoft: the email is the one of that account and cannot be changed here.',
  )
}

/** 409: another account has taken the address. Only the mailbox's owner can see this. */
export function addressTaken(): AppError {
  return refusal('address_taken', 'This address already has an account of its own. Sign in to that one.')
}

/** 404: nothing of the account has this id, or not any more. */
export function nothingSuch(what: string): AppError {
  return refusal('not_found', `There is no such ${what} any more. Reload the page to see what there is.`)
}

/** 409: nothing else would open the account. */
export function lastWayIn(): AppError {
  return refusal(
    'last_way_in',
    'This is the last way into your account. Have a mail sent to choose a password first, then remove it.',
  )
}

/** The same for support, who removes it for somebody. */
export function lastWayInOfTheirs(): AppError {
  return refusal(
    'last_way_in',
    'This is the last way into the account, and it stays. First the person chooses a password: user reset-link',
  )
}

/** 409: the second step that guards an account, which support does not take away. */
export function secondStepStays(): AppError {
  return refusal(
    'last_way_in',
    'This guards the account as its second step, and only its owner removes it. When it is lost: user regain',
  )
}
