import { createHash } from 'node:crypto'
import { showAnswers, showResult, showStanding } from '../../contract/http/index.ts'
import type { Answers, Result } from '../../tax/index.ts'
import { buildReport, taxpayerOf, type Report } from '../../contract/report/index.ts'

/** What a report is made of, as rows of the database hold it. */
export interface ReportOrigin {
  /** The profile; what it does not say is taken from the answers. */
  account: { firstName: string | null; lastName: string | null; tin: string | null }
  submission: { answers: Answers; result: Result }
  /** Whether the plan shows every figure. */
  paid: boolean
  now: Date
  /** Where the product's pages stand: PUBLIC_URL. */
  publicUrl: string
}

/** A report with its fingerprint. */
export interface ReportOf {
  report: Report
  /** SHA-256 of everything it shows: the same bytes mean the same words and figures. */
  basis: Buffer
}

const lagosDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos', dateStyle: 'short' })

/** The day of a moment in Lagos, YYYY-MM-DD. */
export function lagosDayOf(now: Date): string {
  return lagosDay.format(now)
}

/**
 * The report of a saved calculation as a plan shows it now, in Lagos's day.
 * @throws ReportError when the calculation has no result to report.
 */
export function reportOf({ account, submission, paid, now, publicUrl }: ReportOrigin): ReportOf {
  const answers = showAnswers(submission.answers, paid)
  const report = buildReport({
    answers,
    result: showResult(submission.result, paid),
    standing: showStanding(submission.answers, submission.result),
    taxpayer: taxpayerOf(account, answers),
    today: lagosDayOf(now),
    origin: publicUrl,
  })
  return { report, basis: createHash('sha256').update(JSON.stringify(report)).digest() }
}
