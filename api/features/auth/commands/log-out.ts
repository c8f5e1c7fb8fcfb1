import { audit } from '../../../../db/stores/audit-log.ts'
import { deleteSession, type LiveSession } from '../../../../db/stores/sessions.ts'
import type { Services } from '../../../services.ts'
import type { CommandContext } from '../../../http/context.ts'

/** Ends this session; other browsers of the person stay signed in. */
export async function logOut(
  { database }: Services,
  { live, now, requestId }: CommandContext & { live: LiveSession },
): Promise<void> {
  const accountId = live.account.id
  await database.transaction(async (trx) => {
    await deleteSession(trx, live.session.idHash)
    await audit(trx, {
      actor: `account:${accountId}`,
      action: 'session_expired',
      accountId,
      now,
      requestId,
      detail: { reason: 'logout' },
    })
  })
}
