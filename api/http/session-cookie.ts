import type { Context } from 'koa'
import { sessionSeconds } from '../../identity/sessions.ts'
import type { Env } from '../../platform/env.ts'

/** Our cookies: the session, a person on the way to a provider, the browser itself, and that an account knows it. */
export type CookieKind = 'session' | 'sign-in' | 'browser' | 'passkey' | 'known'

/** `__Host-` and Secure where we are on https; elsewhere the port, so that two copies on one machine do not mix. */
export function cookieName(
  env: Pick<Env, 'PUBLIC_URL'>,
  kind: CookieKind = 'session',
): { name: string; secure: boolean } {
  const url = new URL(env.PUBLIC_URL)
  if (url.protocol === 'https:') return { name: `__Host-${kind}`, secure: true }
  return { name: `${kind}-${url.port || '80'}`, secure: false }
}

/** The session id the browser sent, if any. */
export function readSessionCookie(ctx: Context, env: Pick<Env, 'PUBLIC_URL'>): string | undefined {
  return ctx.cookies.get(cookieName(env).name)
}

/**
 * Gives the browser its session id; out of reach of scripts, sent to us alone. It outlives the browser's process,
 * which a cheap phone kills, and ends with the session.
 */
export function writeSessionCookie(
  ctx: Context,
  env: Pick<Env, 'PUBLIC_URL'>,
  id: string | null,
  { ownDevice }: { ownDevice: boolean } = { ownDevice: false },
): void {
  writeCookie(ctx, env, 'session', id, sessionSeconds[ownDevice ? 'ownDevice' : 'elsewhere'].whole)
}

/** The id in a cookie of ours, if the browser sent one. */
export function readCookie(ctx: Context, env: Pick<Env, 'PUBLIC_URL'>, kind: CookieKind): string | undefined {
  return ctx.cookies.get(cookieName(env, kind).name) || undefined
}

/** Gives the browser an id for `seconds`; null makes it forget the one it has. */
export function writeCookie(
  ctx: Context,
  env: Pick<Env, 'PUBLIC_URL'>,
  kind: CookieKind,
  id: string | null,
  seconds: number,
): void {
  const { name, secure } = cookieName(env, kind)
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])]
  const life = id === null ? 0 : seconds
  ctx.append('Set-Cookie', [`${name}=${id ?? ''}`, ...attributes, `Max-Age=${life}`].join('; '))
}

/**
 * Makes the browser forget a session that was ended: its cookie, and pages it kept to go back to [security S14]. Not
 * its storage: unsent edits of another person may wait there [spec 6.15]; the client itself wipes what belonged to the
 * one who left, also when it is offline.
 */
export function clearClient(ctx: Context, env: Pick<Env, 'PUBLIC_URL'>): void {
  writeSessionCookie(ctx, env, null)
  ctx.set('Clear-Site-Data', '"cache"')
}
