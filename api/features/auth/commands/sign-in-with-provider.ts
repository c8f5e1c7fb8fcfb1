import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '../../../../db/connection.ts'
import {
  deleteUnverifiedAccounts,
  findVerifiedAccount,
  insertAccount,
  lockAccount,
  lockAddress,
  type Account,
} from '../../../../db/stores/accounts.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import { insertConsent } from '../../../../db/stores/consents.ts'
import { findIdentity, insertIdentity, lockIdentity } from '../../../../db/stores/identities.ts'
import { insertPendingLink } from '../../../../db/stores/pending-links.ts'
import type { Asked } from '../../../http/asked.ts'
import { hashSessionId, newSessionId } from '../../../http/session-cookie.ts'
import type { Services } from '../../../services.ts'
import { notices } from '../notices.ts'
import { LINK_SECONDS, VERIFICATION_SECONDS } from '../policy.ts'
import type { ProvenIdentity } from '../providers/identity-of.ts'
import { keepNewestSignUps } from './keep-newest-sign-ups.ts'
import { mailLinkTo } from './mail-link-to.ts'
import { startSession, type Browser } from './start-session.ts'

/** An identity with an address. */
type Newcomer = ProvenIdentity & { email: string }

/** `waits`: the address has an account, and it must be proved first that it is the same person's. */
export type ProviderSignIn =
  { is: 'signed-in'; account: Account; sessionId: string } | { is: 'waits'; linkId: string }

async function createAccount(
  trx: Transaction,
  services: Services,
  { identity, now, requestId }: Asked & { identity: Newcomer },
): Promise<Account> {
  const { provider, issuer, subject, email, emailVerified } = identity
  const account: Account = {
    id: uuidv7(),
    email,
    passwordHash: null,
    authProvider: provider,
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
  // Whoever signed up with this address and never proved it loses that sign-up, its sessions and its links.
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
    })
  }
  const entry = { actor: `account:${account.id}`, accountId: account.id, now, requestId }
  await audit(trx, { ...entry, action: 'user_created', detail: { provider } })
  return account
}

/**
 * Signs in who a provider says is there: the account that identity belongs to; else a new one, verified when the
 * provider vouches for the address. An address that has a verified account already is never enough (DESIGN, Identity).
 */
export async function signInWithProvider(
  services: Services,
  asked: Asked & Browser & { identity: Newcomer },
): Promise<ProviderSignIn> {
  const { identity, now, requestId } = asked
  const { provider, issuer, subject, email } = identity

  return services.database.transaction(async (trx) => {
    await lockAddress(trx, email)
    await lockIdentity(trx, identity)
    const known = await findIdentity(trx, identity)
    const own = known && (await lockAccount(trx, known.accountId))
    const owner = own ? undefined : await findVerifiedAccount(trx, email)
    if (owner) {
      const linkId = newSessionId()
      const expiresAt = new Date(now.getTime() + LINK_SECONDS * 1000)
      const idHash = hashSessionId(linkId)
      await insertPendingLink(trx, {
        idHash,
        accountId: owner.id,
        issuer,
        subject,
        provider,
        tries: 0,
        expiresAt,
      })
      const detail = { provider, reason: 'asked for proof' }
      const entry = { actor: 'anyone', action: 'authn_login_fail', accountId: owner.id }
      await audit(trx, { ...entry, now, requestId, detail })
      return { is: 'waits', linkId }
    }
    const account = own ?? (await createAccount(trx, services, asked))
    const sessionId = await startSession(trx, account.id, asked)
    await audit(trx, {
      actor: `account:${account.id}`,
      action: 'authn_login_success',
      accountId: account.id,
      now,
      requestId,
      detail: { provider },
    })
    return { is: 'signed-in', account, sessionId }
  })
}
