import type { Connection } from '../../../db/connection.ts'
import { lockAccount, type Account } from '../../../db/stores/accounts.ts'
import { findReport, requestReport, readReportFile, type Report } from '../../../db/stores/reports.ts'
import { findSubmission } from '../../../db/stores/submissions.ts'
import { ReportError } from '../../../contract/report/index.ts'
import { reportOf, type ReportOf } from '../../../templates/report/report-of.ts'
import { isPaid } from '../../../contract/http/index.ts'
import { notFound, signInFirst } from '../../http/errors.ts'
import {
  isPreparing,
  standingOf,
  notReportable,
  needsNothing,
  notPrinted,
  printedAnew,
  stillPreparing,
  type Standing,
} from './policy.ts'
import { audit } from '../../../db/stores/audit-log.ts'
import { addToOutbox } from '../../../db/stores/outbox.ts'
import type { CommandContext, OnBehalf } from '../../http/context.ts'
import type { Services } from '../../services.ts'
import type { Limiter } from '../../http/limits.ts'

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

/**
 * Has the report of a calculation printed, unless that is under way or done. Calls for one account take turns, so
 * that two at once start one job.
 * @throws AppError 404 when the account has no such calculation.
 */
export async function askReport(
  { database }: Pick<Services, 'database'>,
  { accountId, submissionId, now, requestId }: CommandContext & { accountId: string; submissionId: string },
): Promise<'preparing' | 'ready'> {
  return database.transaction(async (trx) => {
    const account = await lockAccount(trx, accountId)
    if (!account) throw signInFirst()
    const { standing } = await currentReport(trx, { account, submissionId, now })
    if (needsNothing(standing)) return standing
    await requestReport(trx, { submissionId, accountId, now })
    await addToOutbox(trx, {
      job: 'render-report',
      payload: { accountId, submissionId, requestId },
      accountId,
      now,
    })
    await audit(trx, {
      actor: `account:${accountId}`,
      action: 'report_asked',
      accountId,
      now,
      requestId,
      detail: { object: 'submission', id: submissionId },
    })
    return 'preparing'
  })
}

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
