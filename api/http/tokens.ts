import type { Context } from 'koa'
import { refusal } from './errors.ts'
import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, SignJWT, errors, jwtVerify, type JWK } from 'jose'
import type { Env } from '../../platform/env.ts'
import { ofEachKey } from '../../platform/token-key.ts'

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
  throw refusal('unauthorized', 'This sign-in is over. Sign in again.')
}

/** 401: the cookie says one session and the token another; neither is taken. */
export function refuseTwoSessions(): never {
  throw refusal(
    'session_mismatch',
    'Somebody else has signed in in this browser. Reload the page: it then shows their account.',
  )
}

/** How bearer tokens are signed: the one algorithm they are taken with. */
export const SIGNING_ALGORITHM = 'EdDSA'

/** An Ed25519 private key is 32 bytes of secret after this head (RFC 8410, PKCS #8 in DER). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
const SEED_BYTES = 32

/** With what the API signs, and what anybody may check it with. */
export interface SigningKey {
  secret: KeyObject
  open: KeyObject
  /** The open half as it is published. */
  published: JWK & { kty: string; kid: string; alg: string; use: string }
  /** The open half of the key before it, while TOKEN_KEY rolls: what it signed is still taken. */
  before?: Pick<SigningKey, 'open' | 'published'>
}

/**
 * The Ed25519 key of bearer tokens, made of TOKEN_KEY by HKDF-SHA256: every API process has the same one without
 * another secret to hand out, and it says nothing of the keys of mailed links, which are made of TOKEN_KEY too.
 */
export async function signingKey({ TOKEN_KEY }: Pick<Env, 'TOKEN_KEY'>): Promise<SigningKey> {
  const [signs, before] = await Promise.all(ofEachKey(TOKEN_KEY, keyFrom))
  if (!signs) throw new TypeError('TOKEN_KEY holds no key')
  return { ...signs, ...(before && { before }) }
}

async function keyFrom(key: string): Promise<SigningKey> {
  const seed = hkdfSync('sha256', key, '', 'naijatax bearer tokens, Ed25519', SEED_BYTES)
  const secret = createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, Buffer.from(seed)]),
    format: 'der',
    type: 'pkcs8',
  })
  const open = createPublicKey(secret)
  const jwk = await exportJWK(open)
  const kid = await calculateJwkThumbprint(jwk)
  return { secret, open, published: { ...jwk, kty: 'OKP', kid, alg: SIGNING_ALGORITHM, use: 'sig' } }
}

/** Life of a bearer token, in seconds: the session behind it is looked up at every call all the same. */
export const TOKEN_SECONDS = 300

/** What a token opens: the API as its session may use it, or the assistant and nothing else. */
export type TokenPurpose = 'session' | 'assistant'

/** Kind of our tokens: nothing else that is signed may pass for one (RFC 8725, section 3.11), nor one for the other. */
const tokenTypes = {
  session: 'naijatax-session+jwt',
  assistant: 'naijatax-assistant+jwt',
} as const satisfies Record<TokenPurpose, string>

/** Length of a session's hash, in bytes. */
const HASH_BYTES = 32

/** Who makes our tokens, and for whom: the API of this installation alone. */
export function tokenParties({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): { issuer: string; audience: string } {
  return { issuer: new URL('/api/auth', PUBLIC_URL).href, audience: new URL('/api', PUBLIC_URL).href }
}

/** A token as it is handed out. */
export interface IssuedToken {
  token: string
  expiresAt: Date
}

/**
 * A signed token that stands for a session of an account or of a sign-up, its holder. It names the session by the hash that the database keeps: who holds
 * the token cannot make the cookie of it.
 */
export async function issueToken(
  env: Pick<Env, 'PUBLIC_URL'>,
  key: SigningKey,
  {
    idHash,
    holderId,
    now,
    purpose = 'session',
  }: { idHash: Buffer; holderId: string; now: Date; purpose?: TokenPurpose },
): Promise<IssuedToken> {
  const { issuer, audience } = tokenParties(env)
  const expiresAt = new Date((Math.floor(now.getTime() / 1000) + TOKEN_SECONDS) * 1000)
  const token = await new SignJWT({ sid: idHash.toString('base64url') })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: tokenTypes[purpose], kid: key.published.kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(holderId)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(key.secret)
  return { token, expiresAt }
}

/** The half to check a token with, by the key it names. */
const openHalf = ({ open, before }: SigningKey, kid: string | undefined): KeyObject =>
  before !== undefined && before.published.kid === kid ? before.open : open

/**
 * What a token stands for: the hash of a session and the account it said it was of.
 * @returns undefined for a token that we did not make, that is over, or that was made for something else.
 */
export async function readToken(
  env: Pick<Env, 'PUBLIC_URL'>,
  key: SigningKey,
  { token, now, purpose = 'session' }: { token: string; now: Date; purpose?: TokenPurpose },
): Promise<{ idHash: Buffer; accountId: string } | undefined> {
  try {
    const { payload } = await jwtVerify(token, (header) => openHalf(key, header.kid), {
      ...tokenParties(env),
      algorithms: [SIGNING_ALGORITHM],
      typ: tokenTypes[purpose],
      requiredClaims: ['exp', 'sub', 'sid'],
      currentDate: now,
    })
    const { sid, sub } = payload
    const idHash = Buffer.from(typeof sid === 'string' ? sid : '', 'base64url')
    return sub !== undefined && idHash.length === HASH_BYTES ? { idHash, accountId: sub } : undefined
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
