import type { AppError } from '../../../platform/errors.ts'
import { refusal } from '../../http/refuse.ts'

/** 401: the sign-in is too old for what was asked. @param message what is asked again, and why. */
export function signInAgain(message: string): AppError {
  return refusal(401, 'reauthentication_required', message)
}
