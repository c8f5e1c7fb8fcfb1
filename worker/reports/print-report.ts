import { isPaid } from '../../contract/http/index.ts'
import type { Account } from '../../db/stores/accounts.ts'
import { reportFiles } from '../../db/stores/reports.ts'
import type { Submission } from '../../db/stores/submissions.ts'
import { renderReport, reportOf, type ReportOf } from '../../templates/report/index.ts'
import type { Report } from '../../contract/report/index.ts'
import { PermanentFault, type WorkerServices } from '../jobs/job.ts'
import type { RenderedFile } from '../jobs/render-file.ts'
import { asPdfUa } from './pdf-ua.ts'

/** What the report of a calculation must show now, as its owner's plan allows. */
export function presentReport(
  { clock, env }: Pick<WorkerServices, 'clock' | 'env'>,
  { account, submission }: { account: Account; submission: Submission },
): ReportOf {
  const now = clock.now()
  return reportOf({ account, submission, paid: isPaid(account, now), now, publicUrl: env.PUBLIC_URL })
}

/** Prints a report, or a return pack's paper. @throws whatever the printer throws. */
export async function printPaper(
  { printer }: Pick<WorkerServices, 'printer'>,
  report: Report,
): Promise<Buffer> {
  return asPdfUa(await printer.print(renderReport(report)), report.documentTitle)
}

/**
 * Prints a report.
 * @throws PermanentFault when the file is larger than is kept; whatever the printer throws.
 */
export async function printReport(
  services: Pick<WorkerServices, 'printer'>,
  { report, basis }: ReportOf,
): Promise<RenderedFile> {
  const file = await printPaper(services, report)
  if (file.length > reportFiles.largest)
    throw new PermanentFault(`The report is ${file.length} bytes, more than is kept`)
  return { file, fileName: report.fileName, basis }
}
