import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '../../../../db/connection.ts'
import {
  deleteUnverifiedAccounts,
  insertAccount,
  insertConsent,
  type Account,
} from '../../../../db/stores/accounts.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import { insertIdentity, type Identity } from '../../../../db/stores/identities.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'
import type { Services } from '../../../services.ts'
import { notices, VERIFICATION_SECONDS } from '../policy.ts'
import type { ProvenIdentity } from '../providers/connect.ts'
import { keepNewestSignUps } from './sign-up.ts'
import { mailLinkTo } from './mail-link-to.ts'

/** A proven provider identity that has an email address. */
export type NewIdentity = Omit<ProvenIdentity, 'provider' | 'email'> &
  Pick<Identity, 'provider'> & { email: string }

/**
 * Creates the account of a new identity: verified when the provider vouches for the address, else after our
 * verification mail. The caller holds the locks on the address and the identity.
 */
export async function createProviderAccount(
  trx: Transaction,
  services: Services,
  { identity, now, requestId, caller }: CommandContext & { identity: NewIdentity },
): Promise<Account> {
  const { provider, issuer, subject, email, emailVerified } = identity
  const account: Account = {
    id: uuidv7(),
    email,
    passwordHash: null,
    authProvider: provider === 'hosted' ? 'email' : provider,
    verifiedAt: emailVerified ? now : null,
    firstName: null,
    lastName: null,
    dateOfBirth: null,
    tin: null,
    phoneNumber: null,
    subscriptionActiveUntil: null,
    createdAt: now,
    updatedAt: now,
  }
  // Unverified sign-ups with this address are deleted with their sessions and links.
  if (emailVerified) await deleteUnverifiedAccounts(trx, email)
  await insertAccount(trx, account)
  await insertIdentity(trx, { issuer, subject, provider, accountId: account.id, createdAt: now })
  for (const notice of notices) await insertConsent(trx, { ...notice, accountId: account.id, givenAt: now })
  if (!emailVerified) {
    await keepNewestSignUps(trx, email)
    await mailLinkTo(trx, services, {
      accountId: account.id,
      purpose: 'verify-email',
      seconds: VERIFICATION_SECONDS,
      now,
      requestId,
      caller,
    })
  }
  const entry = { actor: `account:${account.id}`, accountId: account.id, now, requestId, caller }
  await audit(trx, { ...entry, action: 'user_created', detail: { provider } })
  return account
}
