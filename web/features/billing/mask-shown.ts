import type { ShownResult } from '../../../contract/http/index.ts'
import { maskTotal } from '../../../contract/http/mask.ts'

/** A result that was shown in full, as a free account sees it. What is masked already stays as it is. */
export function maskShown(shown: ShownResult): ShownResult {
  if (shown.totalTax === null) return shown
  return {
    isExempt: shown.isExempt,
    exemptionReason: shown.exemptionReason,
    totalTax: null,
    totalTaxMasked: maskTotal(shown.totalTax),
    annualIncome: null,
    taxableIncome: null,
    deductionsApplied: null,
    reliefApplied: null,
    benefitsInKind: null,
    effectiveRate: null,
    earnedIncome: null,
    investmentIncome: null,
    breakdown: shown.breakdown.map(({ band, rate }) => ({ band, rate, amount: null, tax: null })),
  }
}
