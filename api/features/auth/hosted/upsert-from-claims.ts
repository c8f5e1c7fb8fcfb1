import type { Transaction } from '../../../../db/connection.ts'
import {
  deleteUnverifiedAccounts,
  findVerifiedAccount,
  lockAddress,
  patchAccount,
  type Account,
} from '../../../../db/stores/accounts.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import { findIdentityEnd, findAccountOfIdentity, lockIdentity } from '../../../../db/stores/identities.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'
import { refusal } from '../../../http/errors.ts'
import type { Services } from '../../../services.ts'
import { createProviderAccount } from '../commands/create-provider-account.ts'
import { addressTaken } from '../refusals.ts'
import type { HostedClaims } from './verify-token.ts'

/** 403: an account needs an email address. */
function noEmail(): Error {
  return refusal(
    'email_missing',
    'Our sign-in service does not tell us your email address. Allow it there, then sign in again.',
  )
}

/** Marks a sign-up as verified once the provider vouches for its address. */
async function verify(
  trx: Transaction,
  account: Account,
  { now, requestId, caller }: CommandContext,
): Promise<Account> {
  if (await findVerifiedAccount(trx, account.email)) throw addressTaken()
  const verified = await patchAccount(trx, account.id, { verifiedAt: now, updatedAt: now })
  await deleteUnverifiedAccounts(trx, account.email)
  await audit(trx, {
    actor: `account:${account.id}`,
    action: 'user_updated',
    accountId: account.id,
    now,
    requestId,
    caller,
    detail: { attributes: ['verified'], provider: 'hosted' },
  })
  return verified ?? account
}

/**
 * The account of an identity from verified token claims; created when it is first seen. An address alone opens no
 * account: one that another account has verified is refused.
 * @returns undefined for a token issued before the person deleted their account.
 * @throws 403 email_missing; 409 address_taken.
 */
export async function upsertFromClaims(
  services: Services,
  { claims, now, requestId, caller }: CommandContext & { claims: HostedClaims },
): Promise<Account | undefined> {
  const { database, env } = services
  const account = await findAccountOfIdentity(database.connection, claims)
  const vouchesNow = claims.emailVerified && claims.email !== undefined
  if (account && (account.verifiedAt || !vouchesNow || claims.email !== account.email)) return account

  const { email } = claims
  if (email === undefined) throw noEmail()
  return database.transaction(async (trx) => {
    await lockAddress(trx, email)
    await lockIdentity(trx, claims)
    const existing = await findAccountOfIdentity(trx, claims)
    if (existing)
      return existing.verifiedAt || existing.email !== email
        ? existing
        : verify(trx, existing, { now, requestId, caller })
    const end = await findIdentityEnd(trx, env.TOKEN_KEY, claims)
    if (end && claims.issuedAt <= end) return undefined
    if (await findVerifiedAccount(trx, email)) throw addressTaken()
    const identity = { ...claims, email, vouched: claims.emailVerified }
    return createProviderAccount(trx, services, { identity, now, requestId, caller })
  })
}
