import type { Report } from '../../../db/stores/reports.ts'
import type { AppError } from '../../../platform/errors.ts'
import type { ReportError } from '../../../contract/report/index.ts'
import { refusal } from '../../http/errors.ts'

/** Milliseconds after which a report still in preparation counts as lost: three tries take far less. */
const PATIENCE = 5 * 60_000

/** State of a stored report; `outdated`: its file shows something else than it should now. */
export type Standing = 'none' | 'preparing' | 'ready' | 'outdated' | 'failed'

/** Whether a report is in preparation, so that a client only has to wait. */
export function isPreparing(report: Report, now: Date): boolean {
  return report.status === 'preparing' && now.getTime() - report.askedAt.getTime() <= PATIENCE
}

/**
 * The state of a report now.
 * @param basis fingerprint of what the report must show now: another plan, name or answer gives another fingerprint.
 */
export function standingOf(report: Report | undefined, basis: Buffer, now: Date): Standing {
  if (!report) return 'none'
  if (isPreparing(report, now)) return 'preparing'
  if (report.status !== 'ready') return 'failed'
  return report.basis?.equals(basis) ? 'ready' : 'outdated'
}

/** Whether a new job would only make the same report a second time. */
export function isUpToDate(standing: Standing): standing is 'preparing' | 'ready' {
  return standing === 'preparing' || standing === 'ready'
}

/** Seconds after which a report in preparation is usually ready (Retry-After). */
const SOON = 2

/** 409: the report is being printed. */
export function reportPreparing(): AppError {
  return refusal('report_not_ready', 'The report is being prepared. Try again in a few seconds.', {
    retryAfter: SOON,
  })
}

/** 409: the printed report is outdated; it is being printed again. */
export function reportOutdated(): AppError {
  return refusal(
    'report_not_ready',
    'Your plan or your details have changed since this report was made, so it is being made again. Try again in a few seconds.',
    { retryAfter: SOON },
  )
}

/** 409: the report could not be printed. */
export function printingFailed(): AppError {
  return refusal('report_not_ready', 'The report could not be prepared. Ask for it again.')
}

/** 409: the calculation has no result that could be printed. */
export function notReportable({ message }: ReportError): AppError {
  return refusal('report_not_ready', message)
}
