import type { WorksheetContent } from '../kinds.ts'
import type { RateTerms } from './rate-check.ts'

/** Whose rates apply: what is empty counts as a resident whose payers knew the tax number. */
export function termsOf({
  resident,
  hadTaxNumber,
}: Pick<WorksheetContent<'payments'>, 'resident' | 'hadTaxNumber'>): RateTerms {
  return { isAbroad: resident === 'no', hasNumber: hadTaxNumber !== 'no' }
}
