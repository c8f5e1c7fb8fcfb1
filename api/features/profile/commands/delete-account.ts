import type { LiveSession } from '../../../../db/stores/sessions.ts'
import { eraseInTransaction } from '../../../../identity/erase-account.ts'
import { tellOfDeletion } from '../../../../identity/tell-of-deletion.ts'
import { demandFresh } from '../../../../identity/factors/proofs.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'
import type { Services } from '../../../services.ts'

/**
 * Deletes the account of the signed-in person and all its data permanently; a mail confirms it.
 * @throws 401 reauthentication_required unless the session is fresh.
 */
export async function deleteAccount(
  services: Services,
  { live, now, requestId, caller }: CommandContext & { live: LiveSession },
): Promise<void> {
  await demandFresh(services.database.connection, live, { now })
  const { account } = live
  await services.database.transaction(async (trx) => {
    const auditId = await eraseInTransaction(trx, services.env, { account, now, requestId, caller })
    // The address of a sealed account is another person's now.
    if (auditId !== undefined && account.sealedAt === null)
      await tellOfDeletion(trx, services.env, { email: account.email, auditId, now, requestId })
  })
}
