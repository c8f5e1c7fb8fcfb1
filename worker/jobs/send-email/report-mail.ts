import type { Connection } from '../../../db/connection.ts'
import type { Account } from '../../../db/stores/accounts.ts'
import { findReport, readReportFile } from '../../../db/stores/reports.ts'
import { findSubmission, type Submission } from '../../../db/stores/submissions.ts'
import type { OutgoingMail } from '../../../platform/mailer.ts'
import { renderMail, type RenderedMail } from '../../../templates/email/index.ts'
import type { ReportOf } from '../../../templates/report/index.ts'
import { presentReport, printReport } from '../../reports/print-report.ts'
import type { WorkerServices } from '../../services.ts'
import { PermanentFault } from '../job.ts'

type ReportMail = RenderedMail & Pick<OutgoingMail, 'attachments'>

/** The file that is kept, when it still shows what it must; else a fresh one. */
async function fileOf(
  connection: Connection,
  services: Pick<WorkerServices, 'clock' | 'printer'>,
  wanted: ReportOf,
  submission: Submission,
): Promise<Buffer> {
  const kept = await findReport(connection, submission.id, services.clock.now())
  const file = kept && (await readReportFile(connection, submission.id, wanted.basis))
  return file ?? (await printReport(services, wanted)).file
}

/**
 * The mail that carries a report, as the account's plan shows it when the mail is made.
 * @throws PermanentFault when the job names no calculation; whatever the printer throws.
 */
export async function composeReportMail(
  connection: Connection,
  services: Pick<WorkerServices, 'env' | 'clock' | 'printer'>,
  { account, submissionId }: { account: Account; submissionId: string | undefined },
): Promise<ReportMail | { skip: string }> {
  if (submissionId === undefined) throw new PermanentFault('A report job needs a submissionId')
  const submission = await findSubmission(connection, account.id, submissionId)
  if (!submission) return { skip: 'the calculation is gone' }
  const wanted = presentReport(services, { account, submission })
  const content = await fileOf(connection, services, wanted, submission)
  const mail = renderMail('report', {
    taxYear: submission.taxYear,
    isMasked: wanted.report.isMasked,
    link: new URL(`/submissions/${submission.id}`, services.env.PUBLIC_URL).href,
  })
  return {
    ...mail,
    attachments: [{ filename: wanted.report.fileName, contentType: 'application/pdf', content }],
  }
}
