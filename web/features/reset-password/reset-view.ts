import { ApiError } from '../../api/api-error.ts'
import type { Faults } from '../../forms/index.ts'

export type ResetView = 'validating' | 'unreachable' | 'invalid' | 'form' | 'done'

/**
 * What /reset-password shows [spec 3.12]. A check without an answer says nothing about the link and can be retried;
 * every other refusal means that the link does not work.
 */
export function resetView({
  token,
  done,
  valid,
  error,
}: {
  token: string | undefined
  done: boolean
  valid: boolean | undefined
  error: unknown
}): ResetView {
  if (done) return 'done'
  if (token === undefined) return 'invalid'
  if (valid !== undefined) return valid ? 'form' : 'invalid'
  if (error === null || error === undefined) return 'validating'
  return error instanceof ApiError && error.isTemporary ? 'unreachable' : 'invalid'
}

/** At least 8 characters, and the same twice [spec 20.9]. */
export function newPasswordFaults(
  password: string,
  confirmation: string,
): Faults<'password' | 'confirmation'> {
  if (password.length < 8) return { password: 'Password must be at least 8 characters long' }
  if (confirmation !== password) return { confirmation: 'Passwords do not match' }
  return {}
}
