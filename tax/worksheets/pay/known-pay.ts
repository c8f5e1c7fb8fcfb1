import { contributionsIn, type EmployerYear, type Figures } from './employer-year.ts'
import { monthsOfYear } from './months.ts'
import { type JobTerms, type Pay, shareOf } from './paye.ts'

/** The part of a year that the PAYE of one month, or of all, was taken from. */
export interface Part {
  /** 1 to 12; null where only the year is known. */
  readonly month: number | null
  /** The row of its payslip; null where only the year is known. */
  readonly row: number | null
  /** Its own pay, in kobo. */
  readonly own: Pay
  /** For how many months that is. */
  readonly months: number
  /** What the job pays in the year by what is known then, and how many of its months are worked then. */
  readonly year: Pay
  readonly worked: number
  /** PAYE in kobo; null where it was not typed. */
  readonly taken: number | null
}

/** A job as its employer knows it, by the parts of the year. */
export interface KnownJob {
  readonly first: number
  readonly last: number
  readonly parts: readonly Part[]
}

/** What is missing before the payslips of an employer can be checked. */
export interface Missing {
  /** It began later than January, or its first payslips are not there. */
  readonly start?: number
  /** Months between its first and last payslip without one. */
  readonly months?: readonly number[]
}

const payOf = (figures: Figures, arrears: number, benefits: number): Pay => ({
  salary: figures.salary ?? 0,
  bonus: figures.bonus ?? 0,
  arrears,
  benefits,
  pension: figures.pension ?? 0,
  otherContributions: contributionsIn(figures) - (figures.pension ?? 0),
  paidMonths: (figures.salary ?? 0) > 0 ? 1 : 0,
})

function plus(one: Pay, other: Pay): Pay {
  return {
    salary: one.salary + other.salary,
    bonus: one.bonus + other.bonus,
    arrears: one.arrears + other.arrears,
    benefits: one.benefits + other.benefits,
    pension: one.pension + other.pension,
    otherContributions: one.otherContributions + other.otherContributions,
    paidMonths: one.paidMonths + other.paidMonths,
  }
}

const times = (pay: Pay, count: number): Pay => ({
  salary: pay.salary * count,
  bonus: pay.bonus * count,
  arrears: pay.arrears * count,
  benefits: pay.benefits * count,
  pension: pay.pension * count,
  otherContributions: pay.otherContributions * count,
  paidMonths: pay.paidMonths * count,
})

const noPay: Pay = {
  salary: 0,
  bonus: 0,
  arrears: 0,
  benefits: 0,
  pension: 0,
  otherContributions: 0,
  paidMonths: 0,
}

/** What the payslips of an employer lack; null where they can be checked. */
export function missingOf({ first, slips }: EmployerYear): Missing | null {
  const [from] = slips
  if (from === undefined) return null
  if (first === null && from.month > 1) return { start: from.month }
  const to = Math.max(...slips.map(({ month }) => month))
  const all = Array.from({ length: to }, (_, index) => index + 1).filter((month) => month >= (first ?? 1))
  const months = all.filter((month) => !slips.some((slip) => slip.month === month))
  return months.length === 0 ? null : { months }
}

/** A job by its payslips, or by its year where there are none. @returns null where payslips are missing. */
export function knownJob(employer: EmployerYear): KnownJob | null {
  if (missingOf(employer) !== null) return null
  const { first, last, slips } = employer
  const from = first ?? 1
  const to = last ?? monthsOfYear
  const job = { first: from, last: to }
  return { ...job, parts: slips.length === 0 ? [wholeYear(employer, job)] : slipParts(employer, job) }
}

function wholeYear({ figures, benefits }: EmployerYear, job: { first: number; last: number }): Part {
  const months = job.last - job.first + 1
  const own = { ...payOf(figures, 0, benefits ?? 0), paidMonths: months }
  return { month: null, row: null, own, months, year: own, worked: months, taken: figures.paye }
}

/** Each payslip with the year as it is expected then: what was paid, and the months that are left like the last. */
function slipParts(
  { slips, benefits }: EmployerYear,
  { first, last }: { first: number; last: number },
): readonly Part[] {
  const months = last - first + 1
  let paid = noPay
  let regular = noPay
  return slips.map((slip) => {
    const own = payOf(slip.figures, slip.arrears, 0)
    paid = plus(paid, own)
    if (own.salary > 0) regular = { ...own, bonus: 0, arrears: 0 }
    const left = Math.max(0, last - slip.month)
    return {
      month: slip.month,
      row: slip.row,
      own: { ...own, benefits: shareOf(benefits ?? 0, 1, months) },
      months: 1,
      year: { ...plus(paid, times(regular, left)), benefits: benefits ?? 0 },
      worked: Math.min(slip.month, last) - first + 1,
      taken: slip.figures.paye,
    }
  })
}

/** What an employer knows of a job besides its pay. */
export function termsOf(
  { rentTold }: EmployerYear,
  { first, last }: KnownJob,
  law: JobTerms['law'],
): JobTerms {
  return { law, rent: rentTold, months: last - first + 1 }
}
