import { audit } from '../../../../db/stores/audit-log.ts'
import { addToOutbox } from '../../../../db/stores/outbox.ts'
import { findSubmission } from '../../../../db/stores/submissions.ts'
import type { Asked } from '../../../http/asked.ts'
import { notFound } from '../../../http/refuse.ts'
import type { Services } from '../../../services.ts'

/**
 * Has the report mailed to the account's own address. The plan is looked at when the mail is made.
 * @throws AppError 404 when the account has no such calculation.
 */
export async function mailReport(
  { database }: Pick<Services, 'database'>,
  { accountId, submissionId, now, requestId }: Asked & { accountId: string; submissionId: string },
): Promise<void> {
  await database.transaction(async (trx) => {
    if (!(await findSubmission(trx, accountId, submissionId))) throw notFound('calculation')
    await addToOutbox(trx, {
      job: 'send-email',
      payload: { mail: 'report', accountId, submissionId, requestId },
      accountId,
      now,
    })
    await audit(trx, {
      actor: `account:${accountId}`,
      action: 'report_mailed',
      accountId,
      now,
      requestId,
      detail: { object: 'submission', id: submissionId },
    })
  })
}
