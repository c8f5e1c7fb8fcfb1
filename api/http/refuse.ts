import type { ErrorCode } from '../../contract/http/errors.ts'
import { AppError, type FieldFaults } from '../../platform/errors.ts'

type More = ConstructorParameters<typeof AppError>[3]

/** An expected refusal with a code of the contract; `message` says how to mend it. */
export function refusal(status: number, code: ErrorCode, message: string, more?: More): AppError {
  return new AppError(status, code, message, more)
}

/** 400: what was sent cannot be used; `fields` tells what to mend where. */
export function invalidInput(fields: FieldFaults): AppError {
  const [only, ...others] = Object.values(fields)
  const message =
    others.length === 0 && only !== undefined ? only : 'Some answers need mending: see each field'
  return refusal(400, 'validation', message, { fields })
}

/** 404: the same for what does not exist and for what is someone else's. */
export function notFound(what: string): AppError {
  return refusal(404, 'not_found', `There is no such ${what}. It may have been deleted.`)
}

/** 401: no live session. */
export function signInFirst(): AppError {
  return refusal(401, 'unauthorized', 'Sign in to go on.')
}

/** 403: the address is not verified yet (SPEC section 8: the text contains "verify"). At login only after the right password. */
export function verifyFirst(): AppError {
  return refusal(403, 'email_unverified', 'Please verify your email to continue.')
}
