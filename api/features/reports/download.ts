import { readReportFile } from '../../../db/stores/reports.ts'
import type { Account } from '../../../db/stores/accounts.ts'
import type { CommandContext } from '../../http/context.ts'
import { notFound } from '../../http/errors.ts'
import type { Limiter } from '../../http/limits.ts'
import type { Services } from '../../services.ts'
import { askReport } from './commands/ask-report.ts'
import { currentReport } from './current-report.ts'
import { notPrinted, printedAnew, stillPreparing } from './refusals.ts'

/** A report to hand over. */
export interface ReportFile {
  file: Buffer
  fileName: string
}

/**
 * The file of a report, if it shows exactly what the account may see now; an outdated one is printed anew, which
 * counts as another file made.
 * @throws AppError 404 when there is no such calculation or report, 409 report_not_ready, 429.
 */
export async function downloadReport(
  services: Pick<Services, 'database'>,
  {
    account,
    submissionId,
    limits,
    ...context
  }: CommandContext & { account: Account; submissionId: string; limits: Limiter<'LIMIT_FILES'> },
): Promise<ReportFile> {
  const { connection } = services.database
  const { now } = context
  const { report, standing } = await currentReport(connection, { account, submissionId, now })
  if (standing === 'none') throw notFound('report')
  if (standing === 'preparing') throw stillPreparing()
  if (standing === 'failed') throw notPrinted()
  if (standing === 'outdated') {
    await limits.take('LIMIT_FILES', account.id)
    await askReport(services, { accountId: account.id, submissionId, ...context })
    throw printedAnew()
  }
  // Ready: it was made from what it must show now.
  const file = report?.basis && (await readReportFile(connection, submissionId, report.basis))
  // Between the two reads it was asked for afresh.
  if (!file || !report.fileName) throw stillPreparing()
  return { file, fileName: report.fileName }
}
