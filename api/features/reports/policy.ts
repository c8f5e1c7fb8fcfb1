import type { MadeFile } from '../../../db/stores/made-files.ts'
import type { AppError } from '../../../platform/errors.ts'
import type { ReportError } from '../../../contract/report/index.ts'
import { refusal } from '../../http/errors.ts'

/** Milliseconds after which a report still in preparation counts as lost: three tries take far less. */
const PATIENCE = 5 * 60_000

/** State of a stored report; `outdated`: its file shows something else than it should now. */
export type Standing = 'none' | 'preparing' | 'ready' | 'outdated' | 'failed'

/** Whether a report is in preparation, so that a client only has to wait. */
export function isPreparing(report: MadeFile, now: Date): boolean {
  return report.status === 'preparing' && now.getTime() - report.askedAt.getTime() <= PATIENCE
}

/**
 * The state of a report now.
 * @param basis fingerprint of what the report must show now: another plan, name or answer gives another fingerprint.
 */
export function standingOf(report: MadeFile | undefined, basis: Buffer, now: Date): Standing {
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

/** What a file is called to people. */
export type FileName = 'report' | 'return pack'

/** 409: the file is being made. */
export function filePreparing(name: FileName): AppError {
  return refusal('report_not_ready', `The ${name} is being prepared. Try again in a few seconds.`, {
    retryAfter: SOON,
  })
}

/** 409: what was made is outdated; it is being made again. */
export function fileOutdated(name: FileName): AppError {
  return refusal(
    'report_not_ready',
    `Your plan or your details have changed since this ${name} was made, so it is being made again. Try again in a few seconds.`,
    { retryAfter: SOON },
  )
}

/** 409: the file could not be made. */
export function fileFailed(name: FileName): AppError {
  return refusal('report_not_ready', `The ${name} could not be prepared. Ask for it again.`)
}

/** 409: the calculation has no result that could be shown. */
export function notMakeable({ message }: ReportError): AppError {
  return refusal('report_not_ready', message)
}
