import { audit } from '../../../../db/stores/audit-log.ts'
import { addToOutbox } from '../../../../db/stores/outbox.ts'
import { findSubmission } from '../../../../db/stores/submissions.ts'
import type { CommandContext, OnBehalf } from '../../../http/context.ts'
import { notFound } from '../../../http/errors.ts'
import type { Services } from '../../../services.ts'

/**
 * Has the report mailed to the account's own address. The plan is looked at when the mail is made.
 * @param onBehalf set when support asks.
 * @throws AppError 404 when the account has no such calculation.
 */
export async function mailReport(
  { database }: Pick<Services, 'database'>,
  {
    accountId,
    submissionId,
    onBehalf,
    now,
    requestId,
  }: CommandContext & { accountId: string; submissionId: string; onBehalf?: OnBehalf },
): Promise<{ eventId: string; auditId: string }> {
  return database.transaction(async (trx) => {
    if (!(await findSubmission(trx, accountId, submissionId))) throw notFound('calculation')
    const eventId = await addToOutbox(trx, {
      job: 'send-email',
      payload: { mail: 'report', accountId, submissionId, requestId },
      accountId,
      now,
    })
    const auditId = await audit(trx, {
      actor: onBehalf?.actor ?? `account:${accountId}`,
      action: 'report_mailed',
      accountId,
      now,
      requestId,
      detail: { object: 'submission', id: submissionId, ...(onBehalf && { reason: onBehalf.reason }) },
    })
    return { eventId, auditId }
  })
}
