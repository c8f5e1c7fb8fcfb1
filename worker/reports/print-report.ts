import { isPaid } from '../../contract/http/index.ts'
import type { Account } from '../../db/stores/accounts.ts'
import { largestReport } from '../../db/stores/reports.ts'
import type { Submission } from '../../db/stores/submissions.ts'
import { renderReport, reportOf, type ReportOf } from '../../templates/report/index.ts'
import { PermanentFault, type WorkerServices } from '../jobs/job.ts'
import { withReadableText } from './readable-text.ts'

/** A printed report. */
export interface PrintedReport {
  file: Buffer
  fileName: string
  /** Fingerprint of everything the file shows. */
  basis: Buffer
}

/** What the report of a calculation must show now, as its owner's plan allows. */
export function presentReport(
  { clock, env }: Pick<WorkerServices, 'clock' | 'env'>,
  { account, submission }: { account: Account; submission: Submission },
): ReportOf {
  const now = clock.now()
  return reportOf({ account, submission, paid: isPaid(account, now), now, publicUrl: env.PUBLIC_URL })
}

/**
 * Prints a report.
 * @throws PermanentFault when the file is larger than is kept; whatever the printer throws.
 */
export async function printReport(
  { printer }: Pick<WorkerServices, 'printer'>,
  { report, basis }: ReportOf,
): Promise<PrintedReport> {
  const file = withReadableText(await printer.print(renderReport(report)))
  if (file.length > largestReport)
    throw new PermanentFault(`The report is ${file.length} bytes, more than is kept`)
  return { file, fileName: report.fileName, basis }
}
