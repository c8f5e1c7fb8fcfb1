import { hasCode } from '../../api/api-error.ts'

/**
 * SPEC section 4, Email verification: a server that answers with a redirect has the browser follow it. The promise
 * then never ends, because the page is left.
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
