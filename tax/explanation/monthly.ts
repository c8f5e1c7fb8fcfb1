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
   * The PAYE to expect on a payslip: the tax on the employment alone, divided by twelve. Null without an employer.
   */
  readonly paye: number | null
  /** Cash pay less pension, NHF, NHIS and PAYE, divided by twelve; never below 0. Null without an employer. */
  readonly takeHome: number | null
}

/**
 * A twelfth of whole kobo, in naira, rounded half up to the kobo. Adding 6, half of 12, rounds exactly in integers.
 */
const twelfth = (kobo: number) => Math.floor((kobo + 6) / 12) / 100

const earnedElsewhere: readonly AmountKey[] = rowsOf('earned', 'investment')
  .filter(({ when }) => when !== 'hasEmployment')
  .map(({ key }) => key)

/** The part of a declaration that an employer knows: pay, benefits and deductions; no other income. */
function employmentAlone(assessment: Assessment): Assessment {
  const { declared, benefits, income } = assessment
  const isAll = payOf(declared) + benefits.kobo === income.kobo
  return isAll ? assessment : assess(withAmounts(declared, earnedElsewhere, 0))
}

/** The monthly view [spec 15.20]: PAYE is deducted by the month. */
export function monthlyOf(assessment: Assessment): Monthly {
  const tax = twelfth(assessment.totalTax * 100)
  if (!hasEmployment(assessment.declared.status)) return { tax, paye: null, takeHome: null }
  const job = employmentAlone(assessment)
  const contributions = sumOf(contributionRows.map((row) => partOf(job, row)))
  const cash = lessOrNothing(job.earned, add(contributions, wholeKobo(job.totalTax * 100)))
  return {
    tax,
    paye: twelfth(job.totalTax * 100),
    takeHome: twelfth(cash.kobo),
  }
}
