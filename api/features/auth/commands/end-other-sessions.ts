import { audit } from '../../../../db/stores/audit-log.ts'
import { deleteOtherSessionsOf, type LiveSession } from '../../../../db/stores/sessions.ts'
import type { CommandContext } from '../../../http/context.ts'
import type { Services } from '../../../services.ts'

/** Signs the person out everywhere but in this browser (CHECKLISTS S17). */
export async function endOtherSessions(
  { database }: Pick<Services, 'database'>,
  { live, now, requestId }: CommandContext & { live: LiveSession },
): Promise<void> {
  const accountId = live.account.id
  await database.transaction(async (trx) => {
    const sessionsEnded = await deleteOtherSessionsOf(trx, accountId, live.session.idHash)
    await audit(trx, {
      actor: `account:${accountId}`,
      action: 'session_expired',
      accountId,
      now,
      requestId,
      detail: { reason: 'signed out everywhere else', sessionsEnded },
    })
  })
}
