import { audit } from '../../../db/stores/audit-log.ts'
import { addToOutbox } from '../../../db/stores/outbox.ts'
import { reportFiles } from '../../../db/stores/reports.ts'
import { findSubmission } from '../../../db/stores/submissions.ts'
import type { CommandContext, OnBehalf } from '../../../platform/command-context.ts'
import { reportOf } from '../../../templates/report/report-of.ts'
import { notFound } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import type { FileKind } from './made-files.ts'

/** Reports as the worker prints them. */
export const reportKind: FileKind = {
  name: 'report',
  files: reportFiles,
  job: 'render-report',
  action: 'report_asked',
  basisOf: (_connection, origin) => Promise.resolve(reportOf(origin).basis),
}

/**
 * Queues a mail with the report to the account's own address. The plan is checked when the mail is made.
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
    caller,
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
      caller,
      reason: onBehalf?.reason,
      detail: { object: 'submission', id: submissionId },
    })
    return { eventId, auditId }
  })
}
