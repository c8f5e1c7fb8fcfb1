import { ApiError } from '../../api/api-error.ts'

/**
 * What went wrong with a verification, in SPEC's words (section 8): no token, a refusal in the server's words, or
 * no answer. Undefined while nothing has.
 */
export function verifyFault(token: string | undefined, error: unknown): string | undefined {
  if (token === undefined) return 'Missing verification token.'
  if (error === null || error === undefined) return undefined
  if (!(error instanceof ApiError) || error.isTemporary) return 'Verification failed. Please try again.'
  return errorText(error.body) ?? 'Invalid or expired token'
}

function errorText(body: unknown): string | undefined {
  const { error } = (typeof body === 'object' && body !== null ? body : {}) as { error?: unknown }
  return typeof error === 'string' && error !== '' ? error : undefined
}
