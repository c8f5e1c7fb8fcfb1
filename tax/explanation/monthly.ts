import { type AmountKey, contributionRows, rowsOf } from '../answers/keys.ts'
import { hasEmployment } from '../answers/status.ts'
import { add, lessOrNothing, sumOf, wholeKobo } from '../money/exact.ts'
import { payOf } from '../rules/income.ts'
import { assess, type Assessment, partOf } from '../rules/assess.ts'
import { withAmounts } from './what-if.ts'

/** A year's figures by the month, in naira to the kobo. */
export interface Monthly {
  /** Total tax divided by twelve. */
  readonly tax: number
  /**
   * The PAYE to expect on a payslip: the tax on the employment alone, divided by the months paid. Null without an
   * employer.
   */
  readonly paye: number | null
  /** Cash pay less pension, NHF, NHIS and PAYE, divided by the months paid; never below 0. Null without an employer. */
  readonly takeHome: number | null
  /** Of the year's tax what is taken as PAYE, in whole naira; 0 without an employer. */
  readonly taken: number
}

/** A part of whole kobo, in naira, rounded half up to the kobo: doubled, the half is an integer. */
const byMonths = (kobo: number, months: number) => Math.floor((2 * kobo + months) / (2 * months)) / 100

const earnedElsewhere: readonly AmountKey[] = rowsOf('earned', 'investment')
  .filter(({ when }) => when !== 'hasEmployment')
  .map(({ key }) => key)

/** The part of a declaration that an employer knows: pay, benefits and deductions; no other income. */
function employmentAlone(assessment: Assessment): Assessment {
  const { declared, benefits, income } = assessment
  const isAll = payOf(declared) + benefits.kobo === income.kobo
  return isAll ? assessment : assess(withAmounts(declared, earnedElsewhere, 0), assessment.law)
}

/** The monthly view [spec 15.20]: PAYE is deducted by the month. */
export function monthlyOf(assessment: Assessment): Monthly {
  const tax = byMonths(assessment.totalTax * 100, 12)
  const { status, monthsPaid } = assessment.declared
  if (!hasEmployment(status)) return { tax, paye: null, takeHome: null, taken: 0 }
  const job = employmentAlone(assessment)
  const contributions = sumOf(contributionRows.map((row) => partOf(job, row)))
  const cash = lessOrNothing(job.earned, add(contributions, wholeKobo(job.totalTax * 100)))
  return {
    tax,
    paye: byMonths(job.totalTax * 100, monthsPaid),
    takeHome: byMonths(cash.kobo, monthsPaid),
    taken: job.totalTax,
  }
}
