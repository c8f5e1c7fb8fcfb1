import { createHash } from 'node:crypto'
import { decodeJwt } from 'jose'
import type { LiveSession } from '../../../../db/stores/sessions.ts'
import { hostedSession, type HostedTokens } from '../../../http/session.ts'
import type { Services } from '../../../services.ts'
import { hostedSettings, keysOf } from './keys.ts'
import { upsertFromClaims } from './upsert-from-claims.ts'
import { verifyToken, type HostedClaims } from './verify-token.ts'

/** A session object from the provider's claims: it has no row, and ends when the provider stops issuing tokens. */
function sessionOf(claims: HostedClaims, accountId: string, now: Date): LiveSession['session'] {
  const { issuer, subject, providerSession, issuedAt, expiresAt, authenticatedAt } = claims
  return hostedSession(
    { id: accountId },
    {
      idHash: createHash('sha256').update(`hosted ${issuer} ${subject} ${providerSession}`).digest(),
      createdAt: issuedAt,
      // Without `auth_time` the sign-in counts as old, never as recent.
      authenticatedAt: authenticatedAt ?? new Date(0),
      lastSeenAt: now,
      expiresAt,
    },
  )
}

/** The issuer in a token's payload, read without any check. */
function issuerNamed(token: string): string | undefined {
  try {
    return decodeJwt(token).iss
  } catch {
    return undefined
  }
}

/** Accepts bearer tokens of the hosted identity provider; undefined when none is configured. */
export function hostedTokens(services: Services): HostedTokens | undefined {
  const settings = hostedSettings(services.env)
  if (!settings) return undefined
  const keys = keysOf(settings)
  return {
    claims: (token) => issuerNamed(token) === settings.issuer,
    sessionOf: async (token, { now, requestId, caller }) => {
      const claims = await verifyToken(settings, await keys(), { token, now })
      const account = claims && (await upsertFromClaims(services, { claims, now, requestId, caller }))
      return account && { account, session: sessionOf(claims, account.id, now) }
    },
  }
}
