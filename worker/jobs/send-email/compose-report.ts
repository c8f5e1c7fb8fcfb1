import { reportFiles } from '../../../db/stores/reports.ts'
import { findSubmission } from '../../../db/stores/submissions.ts'
import { renderMail } from '../../../templates/email/index.ts'
import { presentReport, printReport } from '../../reports/print-report.ts'
import { pageUrl, type Composer } from './composer.ts'

/**
 * The mail that carries a report, as the account's plan shows it when the mail is made: the stored file when it still
 * shows that, else a fresh one.
 * @throws whatever the printer throws.
 */
export const composeReportMail: Composer<'report'> = async (context) => {
  const { connection, services, account, payload } = context
  const submission = await findSubmission(connection, account.id, payload.submissionId)
  if (!submission) return { skip: 'the calculation is gone' }
  const wanted = presentReport(services, { account, submission })
  const of = { submissionId: submission.id, accountId: account.id }
  const stored = await reportFiles.find(connection, of, services.clock.now())
  const file = stored && (await reportFiles.read(connection, of, wanted.basis))
  const content = file ?? (await printReport(services, wanted)).file
  const { isMasked, fileName } = wanted.report
  const link = pageUrl(context, `/submissions/${submission.id}`)
  return {
    ...renderMail('report', { taxYear: submission.taxYear, isMasked, link }),
    attachments: [{ filename: fileName, contentType: 'application/pdf', content }],
  }
}
