import type { LiveSession } from '../../../../db/stores/sessions.ts'
import { eraseAccount } from '../../../../identity/erase-account.ts'
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
  await eraseAccount(services, { account: live.account, now, requestId, caller })
}
