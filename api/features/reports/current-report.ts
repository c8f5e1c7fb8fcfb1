import type { Connection } from '../../../db/connection.ts'
import type { Account } from '../../../db/stores/accounts.ts'
import { findReport, type Report } from '../../../db/stores/reports.ts'
import { findSubmission } from '../../../db/stores/submissions.ts'
import { ReportError } from '../../../contract/report/index.ts'
import { reportOf, type ReportOf } from '../../../templates/report/report-of.ts'
import { isPaid } from '../../../contract/http/index.ts'
import { notFound } from '../../http/errors.ts'
import { isPreparing, standingOf, type Standing } from './policy.ts'
import { notReportable } from './refusals.ts'

/** The report of a calculation as it is kept, and how that stands to what it must show now. */
export interface CurrentReport {
  report: Report | undefined
  standing: Standing
}

function presentable(make: () => ReportOf): ReportOf {
  try {
    return make()
  } catch (error) {
    throw error instanceof ReportError ? notReportable(error) : error
  }
}

/**
 * Looks at the report of the account's own calculation.
 * @throws AppError 404 when the account has no such calculation, 409 when there is nothing in it to report.
 */
export async function currentReport(
  connection: Connection,
  { account, submissionId, now }: { account: Account; submissionId: string; now: Date },
): Promise<CurrentReport> {
  const report = await findReport(connection, submissionId, now)
  // People ask again and again while it is prepared; nothing hangs on what it will show then.
  if (report?.accountId === account.id && isPreparing(report, now)) return { report, standing: 'preparing' }
  const submission = await findSubmission(connection, account.id, submissionId)
  if (!submission) throw notFound('calculation')
  const { basis } = presentable(() => reportOf({ account, submission, paid: isPaid(account, now), now }))
  return { report, standing: standingOf(report, basis, now) }
}
