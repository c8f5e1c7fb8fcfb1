import { createHash } from 'node:crypto'
import { decodeJwt } from 'jose'
import type { LiveSession } from '../../../../db/stores/sessions.ts'
import type { HostedTokens } from '../../../http/session.ts'
import type { Services } from '../../../services.ts'
import { hostedSettings, keysOf } from './keys.ts'
import { upsertFromClaims } from './upsert-from-claims.ts'
import { verifyToken, type HostedClaims } from './verify-token.ts'

/** A session that the provider keeps: no row of ours, so it ends when the provider stops signing tokens. */
function sessionOf(claims: HostedClaims, accountId: string, now: Date): LiveSession['session'] {
  const { issuer, subject, providerSession, issuedAt, expiresAt, authenticatedAt } = claims
  return {
    idHash: createHash('sha256').update(`hosted ${issuer} ${subject} ${providerSession}`).digest(),
    accountId,
    createdAt: issuedAt,
    // A provider that does not say when has never been told just now.
    authenticatedAt: authenticatedAt ?? new Date(0),
    lastSeenAt: now,
    expiresAt,
    userAgent: null,
  }
}

/** The issuer that a token names; nothing of it is checked. */
function issuerNamed(token: string): string | undefined {
  try {
    return decodeJwt(token).iss
  } catch {
    return undefined
  }
}

/** Accepts the bearer tokens of the hosted identity provider; undefined when none is configured. */
export function hostedTokens(services: Services): HostedTokens | undefined {
  const settings = hostedSettings(services.env)
  if (!settings) return undefined
  const keys = keysOf(settings)
  return {
    claims: (token) => issuerNamed(token) === settings.issuer,
    sessionOf: async (token, { now, requestId }) => {
      const claims = await verifyToken(settings, await keys(), { token, now })
      const account = claims && (await upsertFromClaims(services, { claims, now, requestId }))
      return account && { account, session: sessionOf(claims, account.id, now) }
    },
  }
}
