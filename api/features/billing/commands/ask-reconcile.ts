import { audit } from '../../../../db/stores/audit-log.ts'
import { addToOutbox } from '../../../../db/stores/outbox.ts'
import type { CommandContext, OnBehalf } from '../../../http/context.ts'
import type { Services } from '../../../services.ts'

/** Has the worker read every customer and the last days' events from Stripe again, as it does each night. For support. */
export async function askReconcile(
  { database }: Pick<Services, 'database'>,
  { actor, reason, now, requestId }: OnBehalf & CommandContext,
): Promise<{ eventId: string; auditId: string }> {
  return database.transaction(async (trx) => {
    const eventId = await addToOutbox(trx, { job: 'reconcile-billing', payload: {}, accountId: null, now })
    const action = 'support_reconcile_billing'
    const auditId = await audit(trx, { actor, action, accountId: null, now, requestId, detail: { reason } })
    return { eventId, auditId }
  })
}
