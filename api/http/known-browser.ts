import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { stringify, parse } from 'uuid'
import type { Env, EnvOf } from '../../platform/env.ts'
import type { RequestContext } from './context.ts'
import { readCookie, writeCookie } from './session-cookie.ts'
import { isMadeWith, signingKeyOf } from '../../platform/token-key.ts'

// OWASP's device cookie: it opens nothing. Whoever holds it may go on guessing at one account while strangers may not,
// so that strangers' guesses lock nobody out [decision 0014].

/** How long a browser stays known without another sign-in, in seconds. */
export const KNOWN_SECONDS = 180 * 24 * 3600

const NONCE_BYTES = 16
const TIME_BYTES = 6
const BODY_BYTES = 16 + NONCE_BYTES + TIME_BYTES
const MAC_BYTES = 32

type Key = Pick<Env, 'TOKEN_KEY'>

/** What a device cookie says: which account knew the browser, since when, and a random name for this browser. */
export interface DeviceCookie {
  accountId: string
  nonce: string
  issuedAt: Date
}

function macOf(key: string, body: Buffer): Buffer {
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'naijatax known browsers', 32))
  return createHmac('sha256', derived).update(body).digest()
}

/** A new device cookie's value: account, nonce and time, signed; base64url. */
export function makeDeviceCookie(env: Key, accountId: string, now: Date): string {
  const time = Buffer.alloc(TIME_BYTES)
  time.writeUIntBE(now.getTime(), 0, TIME_BYTES)
  const body = Buffer.concat([parse(accountId), randomBytes(NONCE_BYTES), time])
  return Buffer.concat([body, macOf(signingKeyOf(env.TOKEN_KEY), body)]).toString('base64url')
}

/** Reads a device cookie. @returns undefined when we did not make it or it is over. */
export function readDeviceCookie(env: Key, value: string | undefined, now: Date): DeviceCookie | undefined {
  const bytes = Buffer.from(value ?? '', 'base64url')
  if (bytes.length !== BODY_BYTES + MAC_BYTES) return undefined
  const body = bytes.subarray(0, BODY_BYTES)
  const isOurs = (key: string) => timingSafeEqual(bytes.subarray(BODY_BYTES), macOf(key, body))
  if (!isMadeWith(env.TOKEN_KEY, isOurs)) return undefined
  const issuedAt = new Date(body.readUIntBE(BODY_BYTES - TIME_BYTES, TIME_BYTES))
  if (now.getTime() >= issuedAt.getTime() + KNOWN_SECONDS * 1000) return undefined
  const nonce = body.subarray(16, 16 + NONCE_BYTES).toString('base64url')
  return { accountId: stringify(body.subarray(0, 16)), nonce, issuedAt }
}

/** Makes this browser known to an account, in the place of another account that knew it. */
export function rememberBrowser(ctx: RequestContext, env: EnvOf<'api'>, accountId: string, now: Date): void {
  writeCookie(ctx, env, 'known', makeDeviceCookie(env, accountId, now), KNOWN_SECONDS)
}

/** The account that made this browser known; it may have forgotten it since. */
export function accountOfBrowser(ctx: RequestContext, env: EnvOf<'api'>, now: Date): string | undefined {
  return readDeviceCookie(env, readCookie(ctx, env, 'known'), now)?.accountId
}

/** An account as a device cookie sees it: cookies older than `knownBrowsersSince` are dead, as a reset ends them. */
interface Knowing {
  id: string
  knownBrowsersSince: Date
}

/** Whether an account still knows the browser with this cookie. */
export function isKnownTo(
  { accountId, issuedAt }: DeviceCookie,
  { id, knownBrowsersSince }: Knowing,
): boolean {
  return accountId === id && issuedAt >= knownBrowsersSince
}

/** What the guesses of this browser count by; undefined where the account does not know it. */
export function knownBrowserOf(
  ctx: RequestContext,
  env: EnvOf<'api'>,
  account: Knowing | undefined,
  now: Date,
): string | undefined {
  const cookie = readDeviceCookie(env, readCookie(ctx, env, 'known'), now)
  return cookie && account && isKnownTo(cookie, account) ? cookie.nonce : undefined
}
