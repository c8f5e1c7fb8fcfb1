import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { email as emailField } from '../../../../contract/http/fields.ts'
import { providerAway } from './keys.ts'
import type { HostedSettings } from './keys.ts'

/** With what a provider may sign: never a shared secret, never nothing (RFC 8725). */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA']

/** How far the provider's clock may be from ours, in seconds. */
const TOLERANCE = 5

/** What a hosted provider's token says, after every check. */
export interface HostedClaims {
  provider: 'hosted'
  issuer: string
  subject: string
  /** Lower case; undefined when the token has none that can be used. Never a key. */
  email: string | undefined
  emailVerified: boolean
  /** Names the session at the provider, where it does. */
  providerSession: string
  issuedAt: Date
  expiresAt: Date
  /** When the person last proved who they are; undefined when the provider does not say. */
  authenticatedAt: Date | undefined
}

const momentOf = (seconds: number): Date => new Date(seconds * 1000)

/** OpenID Connect's `auth_time`, else `fva`: minutes since the person last proved themselves, first factor first. */
function authenticatedAt(payload: JWTPayload, issuedAt: number): Date | undefined {
  const { auth_time: time, fva } = payload
  if (typeof time === 'number') return momentOf(time)
  const age: unknown = Array.isArray(fva) ? fva[0] : undefined
  return typeof age === 'number' && age >= 0 ? momentOf(issuedAt - age * 60) : undefined
}

function claimsOf(payload: JWTPayload): HostedClaims | undefined {
  const { iss, sub, iat, exp, sid } = payload
  if (iss === undefined || !sub || iat === undefined || exp === undefined) return undefined
  const email = emailField.safeParse(payload['email'])
  return {
    provider: 'hosted',
    issuer: iss,
    subject: sub,
    email: email.success ? email.data : undefined,
    emailVerified: payload['email_verified'] === true,
    providerSession: typeof sid === 'string' ? sid : '',
    issuedAt: momentOf(iat),
    expiresAt: momentOf(exp),
    authenticatedAt: authenticatedAt(payload, iat),
  }
}

/** Whether a fault of jose is about the keys that could not be fetched, rather than about the token. */
const areKeysAway = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid

/**
 * Checks a token: signature by the provider's own keys, algorithm, issuer, audience, times.
 * @returns undefined when it does not hold.
 * @throws 503 unavailable when the keys cannot be had.
 */
export async function verifyToken(
  { issuer, audience }: HostedSettings,
  keys: JWTVerifyGetKey,
  { token, now }: { token: string; now: Date },
): Promise<HostedClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'iat', 'exp'],
      clockTolerance: TOLERANCE,
      currentDate: now,
    })
    return claimsOf(payload)
  } catch (error) {
    if (areKeysAway(error)) throw providerAway(error)
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
