import type { AppError } from '../../../../platform/errors.ts'
import { invalidInput } from '../../../http/errors.ts'
import { whyGuessable } from './policy.ts'

/** 400 for a new password that would be guessed at once; undefined for any other. */
export function guessableRefusal(
  password: string,
  email: string,
  field: 'password' | 'newPassword' = 'password',
): AppError | undefined {
  const why = whyGuessable(password, email)
  return why === undefined ? undefined : invalidInput({ [field]: why })
}
