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
  isUpToDate,
  printingFailed,
  reportOutdated,
  reportPreparing,
  type Standing,
} from './policy.ts'
import { audit } from '../../../db/stores/audit-log.ts'
import { addToOutbox } from '../../../db/stores/outbox.ts'
import type { CommandContext, OnBehalf } from '../../../platform/command-context.ts'
import type { Services } from '../../services.ts'
import type { Limiter } from '../../http/limits.ts'

/** The stored report of a calculation, and whether it matches what it must show now. */
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
 * Reads the report of the account's own calculation.
 * @throws AppError 404 when the account has no such calculation, 409 when there is nothing in it to report.
 */
export async function currentReport(
  connection: Connection,
  { PUBLIC_URL: publicUrl }: Pick<Services['env'], 'PUBLIC_URL'>,
  { account, submissionId, now }: { account: Account; submissionId: string; now: Date },
): Promise<CurrentReport> {
  const report = await findReport(connection, submissionId, now)
  // Clients poll while the report is prepared, so this case skips computing the fingerprint.
  if (report?.accountId === account.id && isPreparing(report, now)) return { report, standing: 'preparing' }
  const submission = await findSubmission(connection, account.id, submissionId)
  if (!submission) throw notFound('calculation')
  const { basis } = presentable(() =>
    reportOf({ account, submission, paid: isPaid(account, now), now, publicUrl }),
  )
  return { report, standing: standingOf(report, basis, now) }
}

/**
 * Queues the printing of a calculation's report, unless it is under way or done. Holds the account's lock, so that
 * two simultaneous calls start one job.
 * @throws AppError 404 when the account has no such calculation.
 */
export async function askReport(
  { database, env }: Pick<Services, 'database' | 'env'>,
  {
    accountId,
    submissionId,
    now,
    requestId,
    caller,
  }: CommandContext & { accountId: string; submissionId: string },
): Promise<'preparing' | 'ready'> {
  return database.transaction(async (trx) => {
    const account = await lockAccount(trx, accountId)
    if (!account) throw signInFirst()
    const { standing } = await currentReport(trx, env, { account, submissionId, now })
    if (isUpToDate(standing)) return standing
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
      caller,
      detail: { object: 'submission', id: submissionId },
    })
    return 'preparing'
  })
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

/** A report as a file to download. */
export interface ReportFile {
  file: Buffer
  fileName: string
}

/**
 * The file of a report, if it shows exactly what the account may see now; an outdated one is printed again, which
 * counts against the limit of reports.
 * @throws AppError 404 when there is no such calculation or report, 409 report_not_ready, 429.
 */
export async function downloadReport(
  services: Pick<Services, 'database' | 'env'>,
  {
    account,
    submissionId,
    limits,
    ...context
  }: CommandContext & { account: Account; submissionId: string; limits: Limiter<'LIMIT_FILES'> },
): Promise<ReportFile> {
  const { connection } = services.database
  const { now } = context
  const { report, standing } = await currentReport(connection, services.env, { account, submissionId, now })
  if (standing === 'none') throw notFound('report')
  if (standing === 'preparing') throw reportPreparing()
  if (standing === 'failed') throw printingFailed()
  if (standing === 'outdated') {
    await limits.take('LIMIT_FILES', account.id)
    await askReport(services, { accountId: account.id, submissionId, ...context })
    throw reportOutdated()
  }
  // Ready means that the file was made from this same fingerprint.
  const file = report?.basis && (await readReportFile(connection, submissionId, report.basis))
  // Another request replaced the report between the two reads.
  if (!file || !report.fileName) throw reportPreparing()
  return { file, fileName: report.fileName }
}
