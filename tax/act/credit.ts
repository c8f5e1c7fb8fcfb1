import type { Assessment } from '../rules/assess.ts'
import { fromAbroad } from './choices/investment.ts'
import type { Reading } from './reading.ts'

/**
 * The credit for tax paid abroad, in whole naira, rounded half up: the lower of it and of the Nigerian tax on that
 * income, which is the tax times the foreign income divided by the total income before deductions (Nigeria Tax Act
 * 2025, section 120, 119 in the National Assembly copy).
 */
export function foreignTaxCredit(reading: Reading, { totalTax, income }: Assessment): number {
  if (reading.paidAbroad === 0 || income.kobo === 0) return 0
  // The products pass 2^53.
  const [tax, foreign, all] = [BigInt(totalTax), BigInt(fromAbroad(reading)), BigInt(income.kobo)]
  const limit = (2n * tax * foreign + all) / (2n * all)
  return Math.min(Number(limit), Math.round(reading.paidAbroad / 100))
}
