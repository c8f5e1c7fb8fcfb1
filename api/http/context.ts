import type { Context } from 'koa'
import type { Account } from '../../db/stores/accounts.ts'
import type { LiveSession } from '../../db/stores/sessions.ts'
import type { SignUp } from '../../db/stores/sign-ups.ts'
import type { EndedBecause } from '../../db/tables/accounts.ts'
import type { WaitingIdentity } from '../../identity/provider-sign-in.ts'
import type { Caller } from '../../platform/command-context.ts'
import type { SeenFrom } from './caller.ts'
import type { Logger } from '../../platform/logger.ts'
import type { System } from '../../platform/system.ts'

/** What our middleware adds to a request. */
export interface RequestState {
  /** Names this request in logs, jobs, mails and on error pages. */
  requestId: string
  /** Where it comes from. */
  caller: Caller
  /** Where it came from, for log lines of security events. */
  seenFrom: SeenFrom
  logger: Logger
  /** The live session that the cookie or bearer token names, with its account. */
  live: LiveSession | null
  /** The sign-up whose own session the cookie or token names: it opens nothing but the way to verify. */
  signUp: SignUp | null
  /** Why the session that the cookie names ended: `time` ran out, or somebody ended it. */
  ended: EndedBecause | 'time' | null
  /** The hosted provider's identity that waits for the proof of its account, while people move. */
  waiting?: HostedWaiting
  /** What this request failed by, where it is answered with 500 and above. */
  failedBy?: System
}

/** Who signed in at the hosted provider, and must prove the account of before with their address. */
export interface HostedWaiting {
  waiting: WaitingIdentity
  /** The session of the token that came with this call, once it is linked to this account. */
  signedIn: (account: Account) => LiveSession
}

/** A request after our middleware. */
export type RequestContext = Context & { state: RequestState; request: { body?: unknown; rawBody?: string } }

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * The route that answers, as a pattern (`/api/drafts/:id`) and never as the path of the request, so that log lines and
 * metric labels hold no id and labels stay few. `web` is the client and its files, `none` an address without a route.
 */
export function routeOf(ctx: Context): string {
  const { path } = ctx
  if (path === '/livez' || path === '/readyz') return path
  if (path === '/operator' || path.startsWith('/operator/'))
    return path.startsWith('/operator/jobs') ? '/operator/jobs' : '/operator'
  const matched = (ctx as { _matchedRoute?: unknown })._matchedRoute
  if (typeof matched === 'string') return matched
  return path.startsWith('/api/') || ctx.status === 404 ? 'none' : 'web'
}

/** The method as a label: one of HTTP's own, else `other`, because a caller may write anything there. */
export function methodOf(ctx: Context): string {
  return methods.has(ctx.method) ? ctx.method : 'other'
}
