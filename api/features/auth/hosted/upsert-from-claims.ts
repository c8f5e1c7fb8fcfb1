import { findAccountOfAddress, lockAddress, type Account } from '../../../../db/stores/accounts.ts'
import { findIdentityEnd, findAccountOfIdentity, lockIdentity } from '../../../../db/stores/identities.ts'
import { addressTaken } from '../../../../identity/refusals.ts'
import { openAccount } from '../../../../identity/sign-ups.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'
import { refusal } from '../../../http/errors.ts'
import type { Services } from '../../../services.ts'
import type { HostedClaims } from './verify-token.ts'

/** 403: an account needs an email address. */
function noEmail(): Error {
  return refusal(
    'email_missing',
    'Our sign-in service does not tell us your email address. Allow it there, then sign in again.',
  )
}

/** 403: nothing is made of an address that nobody vouches for. */
function unvouched(): Error {
  return refusal(
    'email_unverified',
    'Our sign-in service has not verified your email address yet. Open its mail, then sign in again.',
  )
}

/**
 * The account of an identity from verified token claims; created when it is first seen and its provider vouches for the
 * address. An address alone opens no account: one that another account has is refused.
 * @returns undefined for a token issued before the person deleted their account.
 * @throws 403 email_missing, email_unverified; 409 address_taken.
 */
export async function upsertFromClaims(
  services: Services,
  { claims, now, requestId, caller }: CommandContext & { claims: HostedClaims },
): Promise<Account | undefined> {
  const { database, env } = services
  const account = await findAccountOfIdentity(database.connection, claims)
  if (account) return account

  const { email, issuer, subject } = claims
  if (email === undefined) throw noEmail()
  if (!claims.emailVerified) throw unvouched()
  return database.transaction(async (trx) => {
    await lockAddress(trx, email)
    await lockIdentity(trx, claims)
    const existing = await findAccountOfIdentity(trx, claims)
    if (existing) return existing
    const end = await findIdentityEnd(trx, env.TOKEN_KEY, claims)
    if (end && claims.issuedAt <= end) return undefined
    if (await findAccountOfAddress(trx, email)) throw addressTaken()
    const identity = { provider: 'hosted' as const, issuer, subject, provedBy: 'provider' as const }
    return openAccount(trx, { email, passwordHash: null, identity }, { now, requestId, caller })
  })
}
