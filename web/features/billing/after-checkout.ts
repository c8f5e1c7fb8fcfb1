import { ApiError, hasCode } from '../../api/api-error.ts'

/** What follows when no page to pay on was given. */
export type NextStep =
  { go: 'fixed link'; url: string } | { go: 'portal' } | { go: 'login' } | { go: 'nowhere'; because: unknown }

/** No answer, a timeout, or a fault of the server: what the fixed payment link is there for. */
function isOutage(thrown: unknown): boolean {
  if (thrown instanceof ApiError) return thrown.status === 0 || thrown.status >= 500
  return thrown instanceof DOMException && thrown.name === 'TimeoutError'
}

/**
 * DESIGN section 4, Billing: the fixed link for an outage alone; who has paid goes to the portal, who has no session to
 * /login; what else was refused is told.
 * @param fixedLink with reference and email in it, fetched beforehand; null where there is none.
 */
export function afterFailedCheckout(thrown: unknown, fixedLink: string | null): NextStep {
  if (hasCode(thrown, 'already_paid')) return { go: 'portal' }
  if (thrown instanceof ApiError && thrown.status === 401) return { go: 'login' }
  if (isOutage(thrown) && fixedLink !== null) return { go: 'fixed link', url: fixedLink }
  return { go: 'nowhere', because: thrown }
}
