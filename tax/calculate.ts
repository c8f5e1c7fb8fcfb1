import type { Answers, RawAnswers } from './answers/raw-answers.ts'
import { grownInNaira, nothing, toNaira } from './money/exact.ts'
import type { Result } from './result.ts'
import { assess, type Assessment } from './rules/assess.ts'
import { slicesOf } from './rules/bands.ts'
import { declare } from './rules/declared.ts'
import { exemptionReason } from './rules/exemption.ts'

/** What the law cannot know: tax/ has no clock. */
export interface CalculationContext {
  /** The calendar year in Lagos: the default tax year, and the one after it is the last that may be chosen. */
  readonly currentYear: number
}

/**
 * Personal income tax of a year (Nigeria Tax Act 2025, sections 30 and 58) [spec 14.10, 14.17, 14.19]. Any input is
 * safe: what is no amount counts as not given, and no figure is ever NaN.
 * @throws TaxInputError when the status is missing or unknown, or the tax year is refused.
 */
export function calculate(answers: RawAnswers | Answers, { currentYear }: CalculationContext): Result {
  return resultOf(assess(declare(answers, currentYear)))
}

/** An assessment as people see it: rounded once, here, so that income less deductions and reliefs is what is taxable. */
export function resultOf(assessment: Assessment): Result {
  const { totalTax, income, deductions, off } = assessment
  return {
    isExempt: totalTax === 0,
    exemptionReason: exemptionReason(assessment),
    totalTax,
    annualIncome: toNaira(income),
    taxableIncome: toNaira(assessment.taxable),
    deductionsApplied: grownInNaira(nothing, deductions.total),
    reliefApplied: grownInNaira(deductions.total, off),
    benefitsInKind: toNaira(assessment.benefits),
    effectiveRate: income.kobo === 0 ? 0 : (totalTax * 100) / income.kobo,
    earnedIncome: toNaira(assessment.earned),
    investmentIncome: toNaira(assessment.investment),
    breakdown: breakdownOf(assessment),
  }
}

/** The bands that hold some of the taxable income. */
export function breakdownOf({ charge, law }: Pick<Assessment, 'charge' | 'law'>): Result['breakdown'] {
  return slicesOf(charge, law.bands.list).map(({ band, amount, tax }) => ({
    band: band.name,
    amount: toNaira(amount),
    rate: band.rate,
    tax,
  }))
}
