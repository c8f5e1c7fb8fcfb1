import { createHash } from 'node:crypto'
import { findAccount, type Account } from '../../../../db/stores/accounts.ts'
import type { LiveSession } from '../../../../db/stores/sessions.ts'
import type { HostedTokens } from '../../../http/hosted-session.ts'
import type { Services } from '../../../services.ts'
import { hostedSettings, keysOf } from './keys.ts'
import { upsertFromClaims } from './upsert-from-claims.ts'
import { verifyToken, type HostedClaims } from './verify-token.ts'

/** A session that has no row: it ends when the provider stops issuing tokens. */
function sessionWithoutRow(
  idHash: Buffer,
  accountId: string,
  given: Pick<LiveSession['session'], 'createdAt' | 'authenticatedAt' | 'lastSeenAt' | 'expiresAt'>,
): LiveSession['session'] {
  return {
    idHash,
    accountId,
    ...given,
    id: accountId,
    begunBy: 'password',
    wayInId: null,
    ownDevice: false,
    mailboxProvedAt: null,
    factorProvedAt: null,
    endedBecause: null,
    userAgent: null,
  }
}

/** Stands for the provider's session in ours. */
function hashOf({ issuer, subject, providerSession }: HostedClaims): Buffer {
  return createHash('sha256').update(`hosted ${issuer} ${subject} ${providerSession}`).digest()
}

/** When a provider does not say when somebody signed in, that counts as long ago, never as recent. */
const LONG_AGO = new Date(0)

/** Accepts bearer tokens of the hosted identity provider; undefined when none is configured. */
export function hostedTokens(services: Services): HostedTokens | undefined {
  const settings = hostedSettings(services.env)
  if (!settings) return undefined
  const keys = keysOf(settings)
  const { connection } = services.database
  return {
    sessionOf: async (token, context) => {
      const { now } = context
      const claims = await verifyToken(settings, await keys(), { token, now })
      const found = claims && (await upsertFromClaims(services, { claims, ...context }))
      if (!claims || !found) return undefined
      const { issuedAt: createdAt, expiresAt, authenticatedAt = LONG_AGO } = claims
      const moments = { createdAt, authenticatedAt, lastSeenAt: now, expiresAt }
      const signedIn = (account: Account): LiveSession => ({
        account,
        session: sessionWithoutRow(hashOf(claims), account.id, moments),
      })
      return 'waiting' in found ? { waiting: found.waiting, signedIn } : signedIn(found.account)
    },
    sessionOfAccount: async (accountId, idHash, now) => {
      const account = await findAccount(connection, accountId)
      const moments = { createdAt: now, authenticatedAt: LONG_AGO, lastSeenAt: now, expiresAt: now }
      return account && { account, session: sessionWithoutRow(idHash, accountId, moments) }
    },
  }
}
