import { maskResult } from '../../../contract/http/mask.ts'
import { calculate } from '../../../tax/calculate.ts'
import { yearlyFromMonthly } from '../../../tax/helpers/period.ts'
import { checkAmount } from '../../../tax/questionnaire/check-amount.ts'
import { nothingElsePaid, sampleCase } from '../../components/figures/plans/sample-case.ts'

/** What the small calculator says: as a free account would see it. */
export type Answer =
  | { kind: 'tax'; masked: string; band: string; rate: number }
  | { kind: 'exempt'; reason: string }
  | { kind: 'faults'; faults: Partial<Record<'salary' | 'rent', string>> }

const context = { currentYear: sampleCase.taxYear }

/**
 * Tax for 2026 from salary and rent alone, masked as on the free plan. Texts that are no amounts are faults.
 * @param salary naira a month, as typed.
 * @param rent naira in the year, as typed.
 */
export function workOut(salary: string, rent: string): Answer {
  const monthly = checkAmount(salary, 'salary')
  const yearlyRent = checkAmount(rent, 'rent')
  const yearly =
    monthly.ok && typeof monthly.value === 'number'
      ? checkAmount(yearlyFromMonthly(monthly.value), 'salary of a year')
      : monthly
  if (!yearly.ok || yearly.value === null || !yearlyRent.ok)
    return {
      kind: 'faults',
      faults: {
        ...(!yearly.ok && { salary: yearly.message }),
        ...(yearly.ok && yearly.value === null && { salary: 'Type your salary in figures, like 500,000' }),
        ...(!yearlyRent.ok && { rent: yearlyRent.message }),
      },
    }
  const answers = {
    ...nothingElsePaid,
    status: 'employee',
    taxYear: sampleCase.taxYear,
    salary: yearly.value,
    rentPaidBySelf: yearlyRent.value,
  }
  const { isExempt, exemptionReason, totalTaxMasked, breakdown } = maskResult(calculate(answers, context))
  const last = breakdown[breakdown.length - 1]
  if (isExempt || last === undefined || totalTaxMasked === null)
    return { kind: 'exempt', reason: exemptionReason ?? '' }
  return { kind: 'tax', masked: totalTaxMasked, band: last.band, rate: last.rate }
}
