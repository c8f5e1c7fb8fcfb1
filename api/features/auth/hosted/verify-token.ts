import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { email as emailField } from '../../../../contract/http/fields.ts'
import { providerUnavailable } from './keys.ts'
import type { HostedSettings } from './keys.ts'

/** Accepted signature algorithms: no shared secrets and never `none` (RFC 8725). */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA']

/** Tolerated clock difference to the provider, in seconds. */
const TOLERANCE = 5

/** The claims of a hosted provider's token after every check. */
export interface HostedClaims {
  provider: 'hosted'
  issuer: string
  subject: string
  /** Lower case; undefined when the token has no valid one. Never used as a key. */
  email: string | undefined
  emailVerified: boolean
  /** The session id at the provider, where it gives one. */
  providerSession: string
  issuedAt: Date
  expiresAt: Date
  /** When the person last authenticated; undefined when the provider does not say. */
  authenticatedAt: Date | undefined
}

const momentOf = (seconds: number): Date => new Date(seconds * 1000)

/**
 * When the person last authenticated: OpenID Connect's `auth_time`, else `fva`, the minutes since, first factor
 * first.
 */
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

/** Whether an error of jose means that the keys could not be fetched, and not that the token is invalid. */
const isKeyFetchError = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid

/**
 * Checks a token: signature with the provider's keys, algorithm, issuer, audience, times.
 * @returns undefined for an invalid token.
 * @throws 503 unavailable when the keys cannot be fetched.
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
    if (isKeyFetchError(error)) throw providerUnavailable(error)
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
