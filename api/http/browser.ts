import type { Context } from 'koa'
import { hashSecretId, newSecretId } from '../../identity/sessions.ts'
import type { Env } from '../../platform/env.ts'
import { readCookie, writeCookie } from './session-cookie.ts'

/** How long a browser keeps its id, in seconds: a cheap phone kills its browser while the mail is read. */
const BROWSER_SECONDS = 24 * 3600

type Origin = Pick<Env, 'PUBLIC_URL'>

/** What this browser is known by, for as long as it proves nothing else; null for one that has no id yet. */
export function browserOf(ctx: Context, env: Origin): Buffer | null {
  const id = readCookie(ctx, env, 'browser')
  return id === undefined ? null : hashSecretId(id)
}

/** The same, and an id for a browser that has none: what it asks for now is bound to it. */
export function markBrowser(ctx: Context, env: Origin): Buffer {
  return browserOf(ctx, env) ?? renewBrowser(ctx, env)
}

/** Gives the browser another id, after every sign-in and logout: what it asked for before is no longer at home in it. */
export function renewBrowser(ctx: Context, env: Origin): Buffer {
  const id = newSecretId()
  writeCookie(ctx, env, 'browser', id, BROWSER_SECONDS)
  return hashSecretId(id)
}
