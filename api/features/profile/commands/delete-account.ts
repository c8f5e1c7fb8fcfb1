import {
  deleteAccount as deleteAccountRow,
  deleteUnverifiedAccounts,
  lockAccount,
  lockAddress,
} from '../../../../db/stores/accounts.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import { rememberEnd } from '../../../../db/stores/ended-identities.ts'
import { listHostedIdentities } from '../../../../db/stores/identities.ts'
import { deleteOutboxOf } from '../../../../db/stores/outbox.ts'
import type { LiveSession } from '../../../../db/stores/sessions.ts'
import type { Asked } from '../../../http/asked.ts'
import type { Services } from '../../../services.ts'
import { closeBilling } from '../../billing/index.ts'
import { isFreshSignIn } from '../policy.ts'
import { signInAgain } from '../refusals.ts'

/**
 * Deletes the person's account and everything in it, for good: what hangs on the account goes with its row,
 * events that still wait go too, its subscription is cancelled at Stripe, and so do sign-ups that wait with the person's own verified address. The
 * audit log keeps the opaque id alone.
 * @throws 401 reauthentication_required when the sign-in is older than ten minutes.
 */
export async function deleteAccount(
  { database, env }: Services,
  { live, now, requestId }: Asked & { live: LiveSession },
): Promise<void> {
  if (!isFreshSignIn(live.session, now))
    throw signInAgain(
      'Sign in again to delete your account: it cannot be undone, so we ask for your password first.',
    )
  const { id: accountId, email, verifiedAt } = live.account

  await database.transaction(async (trx) => {
    await lockAddress(trx, email)
    await lockAccount(trx, accountId)
    if (verifiedAt) await deleteUnverifiedAccounts(trx, email)
    for (const identity of await listHostedIdentities(trx, accountId))
      await rememberEnd(trx, env.TOKEN_KEY, { identity, endedAt: now })
    await deleteOutboxOf(trx, accountId)
    await closeBilling(trx, { accountId, now })
    // Of two deletions at once the second finds nothing left, which is what it asked for.
    if (!(await deleteAccountRow(trx, accountId))) return
    await audit(trx, { actor: `account:${accountId}`, action: 'user_deleted', accountId, now, requestId })
  })
}
