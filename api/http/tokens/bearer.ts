import type { Context } from 'koa'
import { refusal } from '../refuse.ts'

/** Much longer than any token of ours or of a provider: nothing longer is looked at. */
const LONGEST = 8192

const scheme = /^bearer(?: +(.*))?$/i

/**
 * The bearer token of a request; undefined without one. Other kinds of Authorization are somebody else's, like
 * a proxy's password.
 */
export function readBearer(ctx: Pick<Context, 'get'>): string | undefined {
  const found = scheme.exec(ctx.get('Authorization'))
  if (!found) return undefined
  const token = found[1]?.trim() ?? ''
  return token.length <= LONGEST ? token : ''
}

/** 401: the token is no key to anything: forged, over, made for something else, or its session has ended. */
export function refuseToken(ctx: Pick<Context, 'set'>): never {
  ctx.set('WWW-Authenticate', 'Bearer error="invalid_token"')
  throw refusal(401, 'unauthorized', 'This sign-in is over. Sign in again.')
}

/** 401: the cookie says one session and the token another; neither is taken. */
export function refuseTwoSessions(): never {
  throw refusal(
    401,
    'session_mismatch',
    'Somebody else has signed in in this browser. Reload the page to go on as they.',
  )
}
