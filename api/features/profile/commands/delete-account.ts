import { lockAddress, type Account } from '../../../../db/stores/accounts.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import { eraseAccountRows } from '../../../../db/stores/erasure.ts'
import { recordIdentityEnd, listHostedIdentities } from '../../../../db/stores/identities.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'
import type { OnBehalf } from '../../../http/context.ts'
import type { Services } from '../../../services.ts'
import { demandFresh } from '../../../../identity/factors/proofs.ts'
import { tokenKeyNeeded } from '../policy.ts'
import type { LiveSession } from '../../../../db/stores/sessions.ts'

/** The dependencies of an erasure: TOKEN_KEY is needed only for people of a hosted identity provider. */
type ErasureServices = Pick<Services, 'database'> & {
  readonly env: { readonly TOKEN_KEY?: string | undefined }
}

/**
 * Deletes a person's account and all its data permanently. The audit log keeps the opaque id, and the operator's erased
 * log, by which a restored backup forgets the account again.
 * @param onBehalf set when support does it.
 * @returns id of the audit entry; undefined when another deletion was first.
 * @throws 409 when the identity of a hosted provider must be remembered as ended and TOKEN_KEY is not known.
 */
export async function eraseAccount(
  { database, env }: ErasureServices,
  { account, onBehalf, now, requestId, caller }: CommandContext & { account: Account; onBehalf?: OnBehalf },
): Promise<string | undefined> {
  const { id: accountId } = account
  return database.transaction(async (trx) => {
    await lockAddress(trx, account.email)
    for (const identity of await listHostedIdentities(trx, accountId)) {
      if (env.TOKEN_KEY === undefined) throw tokenKeyNeeded()
      await recordIdentityEnd(trx, env.TOKEN_KEY, { identity, endedAt: now })
    }
    if (!(await eraseAccountRows(trx, account, now))) return undefined
    return audit(trx, {
      actor: onBehalf?.actor ?? `account:${accountId}`,
      action: 'user_deleted',
      accountId,
      now,
      requestId,
      caller,
      reason: onBehalf?.reason,
    })
  })
}

/**
 * Deletes the account of the signed-in person and all its data permanently.
 * @throws 401 reauthentication_required unless the session is fresh.
 */
export async function deleteAccount(
  services: Services,
  { live, now, requestId, caller }: CommandContext & { live: LiveSession },
): Promise<void> {
  await demandFresh(services.database.connection, live, { now })
  await eraseAccount(services, { account: live.account, now, requestId, caller })
}
