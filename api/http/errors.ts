import type { ErrorCode } from '../../contract/http/errors.ts'
import type { EndedBecause } from '../../db/tables/accounts.ts'
import { refusal } from '../../identity/refusals.ts'
import { AppError } from '../../platform/errors.ts'
import type { Middleware } from 'koa'
import { systemOf } from '../../platform/system.ts'
import { isDatabaseUnavailable } from '../../db/unavailable.ts'
import { recordSecurityEvent, type SecurityEvent } from '../../platform/metrics/registry.ts'
import { routeOf, type RequestContext } from './context.ts'

export { invalidInput, refusal, signInFirst, verifyFirst } from '../../identity/refusals.ts'

/** 404: the same for what does not exist and for what is someone else's. */
export function notFound(what: string): AppError {
  return refusal('not_found', `There is no such ${what}. It may have been deleted.`)
}

/** What the device of a session that ended is told, by the reason. */
const endings: Readonly<Record<EndedBecause | 'time', string>> = {
  time: 'You were signed out because nobody used this page for a while. Sign in again.',
  logout: 'You signed out. Sign in again to go on.',
  replaced: 'Somebody signed in anew in this browser. Reload the page.',
  owner: 'You were signed out from another device. Sign in again.',
  reset: 'A new password was set, and every device was signed out. Sign in with it.',
  password: 'The password was changed, and other devices were signed out. Sign in with the new one.',
  'way in removed': 'The way you signed in here was removed from the account. Sign in another way.',
  'email change':
    'The email address was changed, and other devices were signed out. Sign in with the new one.',
  stopped:
    'A change of the email address was stopped, and every device was signed out. Choose a new password.',
  'too many': 'You are signed in on twenty other devices: this one was signed out. Sign in again.',
  support: 'Our support signed every device out. Sign in again.',
}

/** 401: the session that this browser names was ended; `reason` says why, for what the device keeps of it. */
export function sessionEnded(reason: EndedBecause | 'time'): AppError {
  return refusal('session_ended', endings[reason], { details: { reason } })
}

type Refused = [code: ErrorCode, message: string]

const nothingHere: Refused = ['not_found', 'There is nothing at this address.']
const wrongMethod: Refused = ['method_not_allowed', 'This address does not take that method.']

/** What the statuses mean that libraries answer with (the body parser, the router, the file server). */
const byStatus: Record<number, Refused> = {
  400: ['validation', 'The request could not be read. Send JSON.'],
  403: nothingHere,
  404: nothingHere,
  405: wrongMethod,
  413: ['too_large', 'That is too much at once. Send less, or send it in parts.'],
  415: ['unsupported_media_type', 'Send the body as application/json, in UTF-8.'],
  501: wrongMethod,
}

/** The status that a library's own error asks for (the body parser's, for example). */
function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error ? (error as { status?: unknown }).status : undefined
  return typeof status === 'number' ? status : undefined
}

/** Turns whatever was thrown into the refusal it means; undefined for a fault of ours. */
function asRefusal(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (isDatabaseUnavailable(error))
    return refusal('unavailable', 'The service is busy. Nothing was lost: try again in a few seconds.', {
      retryAfter: 3,
      cause: error,
      system: systemOf(error) ?? 'product',
    })
  const status = statusOf(error)
  const known = status === undefined ? undefined : byStatus[status]
  return known && refusal(...known)
}

/** Refusals that are security events, under their names in OWASP's logging vocabulary [operations O13]. */
const securityEventOf: Partial<Record<string, SecurityEvent>> = {
  invalid_credentials: 'authn_login_fail',
  invalid_code: 'authn_login_fail',
  invalid_passkey: 'authn_login_fail',
  forbidden_origin: 'authz_fail',
  read_only: 'authz_fail',
  account_mismatch: 'authz_fail',
  too_many_requests: 'excess_rate_limit_exceeded',
} satisfies Partial<Record<ErrorCode, SecurityEvent>>

/** The one place that makes an error answer: `{ error, code, fields? }`, and never a stack. */
export const errors: Middleware = async (ctx, next) => {
  const { state } = ctx as unknown as RequestContext
  try {
    await next()
    // Nobody answered: Koa's own 404, or the router's word about the method.
    const unanswered = ctx.body === undefined ? byStatus[ctx.status] : undefined
    if (unanswered) throw refusal(...unanswered)
  } catch (error) {
    const known = asRefusal(error)
    const refused =
      known ??
      refusal('internal', 'Something went wrong on our side. Try again, or write to support.', {
        system: 'product',
      })
    if (refused.status >= 500) state.failedBy = refused.system ?? 'product'
    const { failedBy: system } = state
    if (!known) state.logger.error({ err: error, system }, 'a request failed')
    else if (known.status >= 500)
      state.logger.warn({ err: known.cause ?? known, system }, 'a request was turned away')
    const event = securityEventOf[refused.code]
    if (event)
      recordSecurityEvent(state.logger, event, {
        code: refused.code,
        method: ctx.method,
        route: routeOf(ctx),
        ...(event === 'authn_login_fail' && state.seenFrom),
      })
    ctx.status = refused.status
    ctx.set('Cache-Control', 'no-store')
    if (refused.retryAfter !== undefined) ctx.set('Retry-After', String(refused.retryAfter))
    ctx.body = {
      error: refused.message,
      code: refused.code,
      ...(refused.fields && { fields: refused.fields }),
      ...refused.details,
      requestId: state.requestId,
    }
  }
}
