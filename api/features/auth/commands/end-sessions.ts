import { audit } from '../../../../db/stores/audit-log.ts'
import { deleteSessionsOf } from '../../../../db/stores/sessions.ts'
import type { CommandContext, OnBehalf } from '../../../http/context.ts'
import type { Services } from '../../../services.ts'

/** Signs a person out of every browser, for support (CHECKLISTS S17). */
export async function endSessions(
  { database }: Pick<Services, 'database'>,
  { accountId, onBehalf, now, requestId }: CommandContext & { accountId: string; onBehalf: OnBehalf },
): Promise<{ sessionsEnded: number; auditId: string }> {
  return database.transaction(async (trx) => {
    const sessionsEnded = await deleteSessionsOf(trx, accountId)
    const auditId = await audit(trx, {
      actor: onBehalf.actor,
      action: 'session_expired',
      accountId,
      now,
      requestId,
      detail: { reason: onBehalf.reason, sessionsEnded },
    })
    return { sessionsEnded, auditId }
  })
}
