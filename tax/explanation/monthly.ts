import { hasEmployment } from '../answers/options.ts'
import { add, lessOrNothing, wholeKobo } from '../money/exact.ts'
import { payOf } from '../rules/income.ts'
import { assess, type Assessment } from '../rules/assess.ts'
import { withAmounts } from './what-if.ts'

/** A year by the month, in naira to the kobo. */
export interface Monthly {
  /** Total tax over twelve. */
  readonly tax: number
  /** The PAYE to expect on a payslip: the tax on the employment alone over twelve. Null without an employer. */
  readonly paye: number | null
  /** Cash pay less pension, NHF, NHIS and PAYE, over twelve; 0 when they are more. Null without an employer. */
  readonly takeHome: number | null
}

/** A twelfth of whole kobo, in naira rounded half up to the kobo. Parts of a kobo cannot change it: half is 6 of 12. */
const twelfth = (kobo: number) => Math.floor((kobo + 6) / 12) / 100

const earnedElsewhere = {
  businessIncome: 0,
  annuity: 0,
  gratuities: 0,
  foreignIncome: 0,
  dividendsNigeria: 0,
  dividendsForeign: 0,
  interest: 0,
  rentalIncome: 0,
  otherIncome: 0,
}

/** What an employer knows of: pay and benefits, and the deductions; nothing that is earned elsewhere. */
function employmentAlone(assessment: Assessment): Assessment {
  const { declared, benefits, income } = assessment
  const isAll = payOf(declared) + benefits.kobo === income.kobo
  return isAll ? assessment : assess(withAmounts(declared, earnedElsewhere))
}

/** The monthly view (DESIGN section 4; PAYE is deducted by the month). */
export function monthlyOf(assessment: Assessment): Monthly {
  const tax = twelfth(assessment.totalTax * 100)
  if (!hasEmployment(assessment.declared.status)) return { tax, paye: null, takeHome: null }
  const job = employmentAlone(assessment)
  const { pension, nhf, nhis } = job.deductions
  const withheld = add(add(add(pension, nhf), nhis), wholeKobo(job.totalTax * 100))
  const cash = lessOrNothing(job.earned, withheld)
  return {
    tax,
    paye: twelfth(job.totalTax * 100),
    takeHome: twelfth(cash.kobo),
  }
}
