import { firstYearOfAct, lawOf } from '../../years/index.ts'
import type { WorksheetContent } from '../kinds.ts'
import { type Cause, likelyCauses, roundingOf } from './causes.ts'
import { type EmployerYear, payingEmployers } from './employer-year.ts'
import { type KnownJob, knownJob, type Missing, missingOf, termsOf } from './known-pay.ts'
import { dueOf, type JobTerms, rightly } from './paye.ts'

/** The PAYE of one month, or of the year where there are no payslips. Amounts are naira to the kobo. */
export interface CheckedMonth {
  /** 1 to 12; null for the year. */
  readonly month: number | null
  /** The row of its payslip, counted from 0; null for the year. */
  readonly row: number | null
  readonly pay: number
  readonly due: number
  /** Null where it was not typed. */
  readonly taken: number | null
  /** Null where nothing was typed or all is well; else what this month's PAYE looks like. */
  readonly causes: readonly Cause[] | null
}

/** Months in a row that are wrong for the same reason. */
export interface Finding {
  readonly months: readonly CheckedMonth[]
  readonly causes: readonly Cause[]
  /** What was taken beyond what was due, in naira to the kobo; negative where too little was. */
  readonly over: number
}

/** The PAYE of one employer beside what was due, each job alone. Amounts are naira to the kobo. */
export interface EmployerCheck {
  /** The row of the employer, counted from 0. */
  readonly row: number
  readonly name: string
  /** The months of work in the year, 1 to 12. */
  readonly first: number
  readonly last: number
  readonly months: readonly CheckedMonth[]
  /** The tax of the job for the year as far as it is known, in whole naira. */
  readonly yearTax: number
  /** Whether the job's last month of the year is among them. */
  readonly isComplete: boolean
  /** The rent of the year that it was told of. */
  readonly rentTold: number
  /** Due and taken until the last of them; null where PAYE was not typed for each. */
  readonly due: number
  readonly taken: number | null
  readonly findings: readonly Finding[]
}

/** The payslip check: what could be checked of each employer, and what is missing for the others. */
export type PayslipCheck =
  | { readonly ok: true; readonly check: EmployerCheck }
  | { readonly ok: false; readonly row: number; readonly name: string; readonly missing: Missing }

const naira = (kobo: number) => kobo / 100

/**
 * Compares the PAYE of every employer with what was due (Nigeria Tax Administration Act, section 51(6) and (7)): pay so
 * far, the year as it is then expected, own contributions and rent relief off, the bands of the whole year, and the share
 * of the months worked. Empty for a year before the Act.
 */
export function checkPayslips(
  content: WorksheetContent<'pay'>,
  { taxYear }: { readonly taxYear: number },
): readonly PayslipCheck[] {
  if (taxYear < firstYearOfAct) return []
  return payingEmployers(content).map((employer): PayslipCheck => {
    const job = knownJob(employer)
    const { row, name } = employer
    return job === null
      ? { ok: false, row, name, missing: missingOf(employer) ?? {} }
      : { ok: true, check: checkJob(employer, job, termsOf(employer, job, lawOf(taxYear))) }
  })
}

interface Dues {
  /** Due until each part, and in it, in kobo: what was due before is never asked back. */
  readonly until: readonly number[]
  readonly each: readonly number[]
}

function duesOf({ parts }: KnownJob, terms: JobTerms, bonus: 'at-once' | 'spread'): Dues {
  const until = parts.map(({ year, worked }) => dueOf(year, worked, terms, { ...rightly, bonus }))
  let most = 0
  const each = until.map((kobo) => {
    const due = Math.max(0, kobo - most)
    most += due
    return due
  })
  return { until, each }
}

/** The reading of a bonus that comes nearer to what was taken. */
function nearest({ parts }: KnownJob, readings: readonly [Dues, Dues]): Dues {
  const away = ({ each }: Dues) =>
    parts.reduce(
      (sum, { taken }, index) => sum + Math.abs((taken ?? each[index] ?? 0) - (each[index] ?? 0)),
      0,
    )
  const [atOnce, spread] = readings
  return away(spread) < away(atOnce) ? spread : atOnce
}

function checkJob(employer: EmployerYear, job: KnownJob, terms: JobTerms): EmployerCheck {
  const readings = [duesOf(job, terms, 'at-once'), duesOf(job, terms, 'spread')] as const
  const dues = nearest(job, readings)
  const months = job.parts.map((part, index): CheckedMonth => ({
    month: part.month,
    row: part.row,
    pay: naira(part.own.salary + part.own.bonus),
    due: naira(dues.each[index] ?? 0),
    taken: part.taken === null ? null : naira(part.taken),
    causes: isInOrder(job, index, readings) ? null : causesAt(job, index, terms),
  }))
  const taken = takenUntil(job, job.parts.length - 1)
  const due = dues.until[job.parts.length - 1] ?? 0
  const end = job.parts[job.parts.length - 1]
  const isComplete = end !== undefined && end.worked === terms.months
  const settled = settledMonths(months, { isComplete, over: taken === null ? 0 : taken - due, terms })
  return {
    row: employer.row,
    name: employer.name,
    first: job.first,
    last: job.last,
    months: settled,
    yearTax: end === undefined ? 0 : naira(dueOf(end.year, terms.months, terms, rightly)),
    isComplete,
    rentTold: naira(terms.rent),
    due: naira(due),
    taken: taken === null ? null : naira(taken),
    findings: findingsOf(settled, taken === null ? 0 : taken - due),
  }
}

/** PAYE until a part, in kobo; null where it was not typed for each. */
function takenUntil({ parts }: KnownJob, index: number): number | null {
  return parts
    .slice(0, index + 1)
    .reduce<number | null>((sum, { taken }) => (sum === null || taken === null ? null : sum + taken), 0)
}

/** Whether a part took what was due in it, or has put right what earlier ones took, by one of the readings. */
function isInOrder(job: KnownJob, index: number, readings: readonly [Dues, Dues]): boolean {
  const part = job.parts[index]
  if (part === undefined || part.taken === null) return true
  const { taken, months } = part
  if (readings.some(({ each }) => Math.abs(taken - (each[index] ?? 0)) <= roundingOf(months))) return true
  const all = takenUntil(job, index)
  const until = readings.map((reading) => reading.until[index] ?? 0)
  const rounding = roundingOf(part.worked)
  return all !== null && all >= Math.min(...until) - rounding && all <= Math.max(...until) + rounding
}

function causesAt(job: KnownJob, index: number, terms: JobTerms): readonly Cause[] | null {
  const part = job.parts[index]
  if (part === undefined || part.taken === null) return null
  const isExempt = dueOf(part.year, part.worked, terms, rightly) === 0 && part.taken > 0
  const isWage = isExempt && dueOf(part.year, part.worked, terms, { ...rightly, wage: 'taxed' }) > 0
  if (isWage) return ['wage']
  const causes = likelyCauses(job, index, terms)
  return causes.length === 0 ? null : causes
}

/** The last month of a job answers for the year where no month was wrong by itself and the sum is. */
function settledMonths(
  months: readonly CheckedMonth[],
  { isComplete, over, terms }: { isComplete: boolean; over: number; terms: JobTerms },
): readonly CheckedMonth[] {
  const isSettled = Math.abs(over) <= roundingOf(terms.months)
  if (!isComplete || isSettled || months.some(({ causes }) => causes !== null)) return months
  return months.map((month, index) =>
    index === months.length - 1 ? { ...month, causes: ['not-settled'] } : month,
  )
}

/** @param all what was taken beyond what is due in all, in kobo: what a last month did not settle. */
function findingsOf(months: readonly CheckedMonth[], all: number): readonly Finding[] {
  const findings: { months: CheckedMonth[]; causes: readonly Cause[] }[] = []
  let before: CheckedMonth | undefined
  for (const month of months) {
    const { causes } = month
    if (causes !== null) {
      const open = before?.causes?.join() === causes.join() ? findings[findings.length - 1] : undefined
      if (open === undefined) findings.push({ months: [month], causes })
      else open.months.push(month)
    }
    before = month
  }
  const away = ({ taken, due }: CheckedMonth) => Math.round(((taken ?? 0) - due) * 100)
  return findings.map((finding) => ({
    ...finding,
    over: naira(
      finding.causes.includes('not-settled')
        ? all
        : finding.months.reduce((sum, month) => sum + away(month), 0),
    ),
  }))
}
