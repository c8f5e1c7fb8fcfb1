import { SignJWT, errors, jwtVerify } from 'jose'
import type { LiveSession } from '../../../db/stores/sessions.ts'
import type { Env } from '../../../platform/env.ts'
import { SIGNING_ALGORITHM, type SigningKey } from './signing-key.ts'

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
 * A signed token that stands for a session. It names the session by the hash that the database keeps: who holds
 * the token cannot make the cookie of it.
 */
export async function issueToken(
  env: Pick<Env, 'PUBLIC_URL'>,
  key: SigningKey,
  {
    live: { session, account },
    now,
    purpose = 'session',
  }: { live: LiveSession; now: Date; purpose?: TokenPurpose },
): Promise<IssuedToken> {
  const { issuer, audience } = tokenParties(env)
  const expiresAt = new Date((Math.floor(now.getTime() / 1000) + TOKEN_SECONDS) * 1000)
  const token = await new SignJWT({ sid: session.idHash.toString('base64url') })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: tokenTypes[purpose], kid: key.published.kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(account.id)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(key.secret)
  return { token, expiresAt }
}

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
    const { payload } = await jwtVerify(token, key.open, {
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
