import type { AppError } from '../../../platform/errors.ts'
import type { ReportError } from '../../../contract/report/index.ts'
import { refusal } from '../../http/errors.ts'

/** Seconds after which a report under way is usually there. */
const SOON = 2

/** 409: the report is being printed. */
export function stillPreparing(): AppError {
  return refusal('report_not_ready', 'The report is being prepared. Try again in a few seconds.', {
    retryAfter: SOON,
  })
}

/** 409: what was printed does not fit any more; it is being printed anew. */
export function printedAnew(): AppError {
  return refusal(
    'report_not_ready',
    'Your plan or your details have changed since this report was made, so it is being made again. Try again in a few seconds.',
    { retryAfter: SOON },
  )
}

/** 409: the report could not be printed. */
export function notPrinted(): AppError {
  return refusal('report_not_ready', 'The report could not be prepared. Ask for it again.')
}

/** 409: the calculation has no result that could be printed. */
export function notReportable({ message }: ReportError): AppError {
  return refusal('report_not_ready', message)
}
