import {
  deleteAccount as deleteAccountRow,
  deleteUnverifiedAccounts,
  lockAccount,
  lockAddress,
  type Account,
} from '../../../../db/stores/accounts.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import { recordIdentityEnd, listHostedIdentities } from '../../../../db/stores/identities.ts'
import { deleteOutboxOf } from '../../../../db/stores/outbox.ts'
import type { CommandContext, OnBehalf } from '../../../http/context.ts'
import type { Services } from '../../../services.ts'
import { closeBilling } from '../../billing/index.ts'
import { tokenKeyNeeded, isFreshSignIn, signInAgain } from '../policy.ts'
import type { LiveSession } from '../../../../db/stores/sessions.ts'

/** What an erasure stands on: the secret only for people of a hosted identity provider. */
type On = Pick<Services, 'database'> & { readonly env: { readonly TOKEN_KEY?: string | undefined } }

/**
 * Deletes the person's account and everything in it, for good: what hangs on the account goes with its row,
 * events that still wait go too, its subscription is cancelled at Stripe, and so do sign-ups that wait with the
 * person's own verified address. The audit log keeps the opaque id alone.
 * @param onBehalf set when support does it.
 * @returns id of the audit entry; undefined when another deletion was first.
 * @throws 409 when the identity of a hosted provider must be remembered as ended and TOKEN_KEY is not known.
 */
export async function eraseAccount(
  { database, env }: On,
  {
    account: { id: accountId, email, verifiedAt },
    onBehalf,
    now,
    requestId,
  }: CommandContext & { account: Account; onBehalf?: OnBehalf },
): Promise<string | undefined> {
  return database.transaction(async (trx) => {
    await lockAddress(trx, email)
    await lockAccount(trx, accountId)
    if (verifiedAt) await deleteUnverifiedAccounts(trx, email)
    for (const identity of await listHostedIdentities(trx, accountId)) {
      if (env.TOKEN_KEY === undefined) throw tokenKeyNeeded()
      await recordIdentityEnd(trx, env.TOKEN_KEY, { identity, endedAt: now })
    }
    await deleteOutboxOf(trx, accountId)
    await closeBilling(trx, { accountId, now })
    // Of two deletions at once the second finds nothing left, which is what it asked for.
    if (!(await deleteAccountRow(trx, accountId))) return undefined
    return audit(trx, {
      actor: onBehalf?.actor ?? `account:${accountId}`,
      action: 'user_deleted',
      accountId,
      now,
      requestId,
      detail: { ...(onBehalf && { reason: onBehalf.reason }) },
    })
  })
}

/**
 * Deletes the account of the person who is signed in, and everything in it, for good.
 * @throws 401 reauthentication_required when the sign-in is older than ten minutes.
 */
export async function deleteAccount(
  services: Services,
  { live, now, requestId }: CommandContext & { live: LiveSession },
): Promise<void> {
  if (!isFreshSignIn(live.session, now))
    throw signInAgain(
      'Sign in again to delete your account: it cannot be undone, so we ask for your password first.',
    )
  await eraseAccount(services, { account: live.account, now, requestId })
}
