import { ApiError, hasCode } from '../../api/api-error.ts'

/**
 * The fault of a verification, in the words of [spec 3.10]: no token, a refusal in the server's words, or no answer.
 * Undefined without a fault.
 */
export function verifyFault(token: string | undefined, error: unknown): string | undefined {
  if (token === undefined) return 'Missing verification token.'
  if (error === null || error === undefined) return undefined
  if (!(error instanceof ApiError) || error.isTemporary) return 'Verification failed. Please try again.'
  return errorText(error.body) ?? 'Invalid or expired token'
}

/** Whether the verification got no answer, so that the same link may work at another try. */
export function mayTryAgain(error: unknown): boolean {
  return error !== null && error !== undefined && !(error instanceof ApiError && !error.isTemporary)
}

function errorText(body: unknown): string | undefined {
  const { error } = (typeof body === 'object' && body !== null ? body : {}) as { error?: unknown }
  return typeof error === 'string' && error !== '' ? error : undefined
}

/**
 * The browser follows a redirect that the server answers with [spec 3.9]. The promise then never settles, because the
 * page is left.
 */
export async function followRedirect<Answer>(
  answer: Promise<Answer>,
  open: (address: string) => void = (address) => window.location.replace(address),
): Promise<Answer> {
  try {
    return await answer
  } catch (thrown) {
    if (!hasCode(thrown, 'redirected')) throw thrown
    open(String(thrown.body))
    return new Promise<never>(() => undefined)
  }
}
