import {
  insertSignInAttempt,
  takeSignInAttempt,
  findIdentity,
  lockIdentity,
  insertPendingLink,
  type SignInAttempt,
} from '../../../../db/stores/identities.ts'
import type { Provider } from '../../../../contract/http/index.ts'
import { hashSessionId, newSessionId } from '../../../http/session-cookie.ts'
import type { Services } from '../../../services.ts'
import { SIGN_IN_SECONDS, LINK_SECONDS } from '../policy.ts'
import {
  findVerifiedAccount,
  lockAccount,
  lockAddress,
  type Account,
} from '../../../../db/stores/accounts.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'
import type { ProvenIdentity } from '../providers/connect.ts'
import { createProviderAccount } from './create-provider-account.ts'
import { startSession, type Browser } from './sessions.ts'

/** Stores a pending sign-in for a browser that is redirected to a provider. @returns the id for its cookie. */
export async function beginSignIn(
  { database }: Services,
  request: { provider: Provider; checks: Record<string, unknown>; returnTo: string | undefined; now: Date },
): Promise<string> {
  const id = newSessionId()
  await insertSignInAttempt(database.connection, {
    idHash: hashSessionId(id),
    provider: request.provider,
    checks: request.checks,
    returnTo: request.returnTo ?? null,
    expiresAt: new Date(request.now.getTime() + SIGN_IN_SECONDS * 1000),
  })
  return id
}

/**
 * Reads and deletes this browser's pending sign-in; undefined when it is for another provider, expired or missing.
 */
export async function consumeSignIn(
  { database }: Services,
  { id, provider, now }: { id: string | undefined; provider: Provider; now: Date },
): Promise<SignInAttempt | undefined> {
  if (id === undefined) return undefined
  const attempt = await takeSignInAttempt(database.connection, hashSessionId(id))
  return attempt?.provider === provider && now < attempt.expiresAt ? attempt : undefined
}

/** A proven identity that has an email address. */
type IdentityWithEmail = ProvenIdentity & { email: string }

/** `waits`: the address belongs to an account, and the person must first prove that it is theirs. */
export type ProviderSignIn =
  { is: 'signed-in'; account: Account; sessionId: string } | { is: 'waits'; linkId: string }

/**
 * Signs in with a proven identity: to the account it is linked to; else to a new one, verified when the
 * provider vouches for the address. An address that has a verified account already is never enough [spec 17.5].
 */
export async function signInWithProvider(
  services: Services,
  request: CommandContext & Browser & { identity: IdentityWithEmail },
): Promise<ProviderSignIn> {
  const { identity, now, requestId, caller } = request
  const { provider, issuer, subject, email } = identity

  return services.database.transaction(async (trx) => {
    await lockAddress(trx, email)
    await lockIdentity(trx, identity)
    const identityRow = await findIdentity(trx, identity)
    const linkedAccount = identityRow && (await lockAccount(trx, identityRow.accountId))
    const owner = linkedAccount ? undefined : await findVerifiedAccount(trx, email)
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
      await audit(trx, { ...entry, now, requestId, caller, detail })
      return { is: 'waits', linkId }
    }
    const account = linkedAccount ?? (await createProviderAccount(trx, services, request))
    const sessionId = await startSession(trx, account.id, request)
    await audit(trx, {
      actor: `account:${account.id}`,
      action: 'authn_login_success',
      accountId: account.id,
      now,
      requestId,
      caller,
      detail: { provider },
    })
    return { is: 'signed-in', account, sessionId }
  })
}
