import { createHash } from 'node:crypto'
import { showAnswers, showResult, showStanding } from '../../contract/http/index.ts'
import { taxpayerOf, type Report } from '../../contract/report/index.ts'
import {
  openPack,
  packFileName,
  packFiles,
  packReport,
  type PackFile,
  type PackPerson,
} from '../../contract/report/return/index.ts'
import { checkWorksheet, type Result, worksheetKinds, type Worksheets } from '../../tax/index.ts'
import { lagosDayOf, type ReportOrigin } from './report-of.ts'

/** What a return pack is made of, as rows of the database hold it. */
export interface ReturnPackOrigin extends ReportOrigin {
  account: ReportOrigin['account'] & PackPerson
  /** Checked; a plan that hides figures shows none of it. */
  worksheets: Worksheets
  /** The account's other calculations, newest first. */
  others: readonly { taxYear: number; result: Result }[]
}

/** A return pack with its fingerprint. */
export interface ReturnPackOf {
  report: Report
  files: readonly PackFile[]
  /** Of the ZIP. */
  fileName: string
  /** YYYY-MM-DD in Lagos. */
  today: string
  /** SHA-256 of everything it shows. */
  basis: Buffer
}

/**
 * The return pack of a saved calculation as a plan shows it now, in Lagos's day.
 * @throws ReportError when the calculation has no result to hand in.
 */
export function returnPackOf(origin: ReturnPackOrigin): ReturnPackOf {
  const { account, submission, worksheets, others, paid, now, publicUrl } = origin
  const answers = showAnswers(submission.answers, paid)
  const today = lagosDayOf(now)
  const { dateOfBirth, email, phoneNumber } = account
  const pack = openPack({
    answers,
    result: showResult(submission.result, paid),
    standing: showStanding(submission.answers, submission.result),
    taxpayer: taxpayerOf(account, answers),
    person: { dateOfBirth, email, phoneNumber },
    worksheets: paid ? soundWorksheets(worksheets, answers.taxYear) : {},
    others: others.map(({ taxYear, result }) => ({ taxYear, result: showResult(result, paid) })),
    today,
    origin: publicUrl,
  })
  const shown = { report: packReport(pack), files: packFiles(pack) }
  return {
    ...shown,
    fileName: packFileName(pack.taxYear, today, 'zip'),
    today,
    basis: createHash('sha256').update(JSON.stringify(shown)).digest(),
  }
}

/** The worksheets that fit their year: one that a changed year broke is left out until it is mended. */
function soundWorksheets(kept: Worksheets, taxYear: unknown): Worksheets {
  const sound = worksheetKinds.flatMap((kind) => {
    const check = checkWorksheet(kind, kept[kind], Number(taxYear))
    return kept[kind] !== undefined && check.ok ? [[kind, check.content] as const] : []
  })
  return Object.fromEntries(sound)
}
