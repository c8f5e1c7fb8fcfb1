import type { ShownResult } from './submissions.ts'

/** A result that hides nothing. */
export interface OpenResult {
  readonly totalTax: number
  readonly annualIncome: number
  readonly taxableIncome: number
  readonly deductionsApplied: number
  readonly reliefApplied: number
  readonly benefitsInKind: number
  /** A fraction. */
  readonly effectiveRate: number
  readonly breakdown: readonly { band: string; amount: number; rate: number; tax: number }[]
}

/** The figures of a result when the plan shows them all; undefined for a masked one. */
export function openResult(result: ShownResult): OpenResult | undefined {
  const { totalTax, annualIncome, taxableIncome, effectiveRate } = result
  const { deductionsApplied, reliefApplied, benefitsInKind } = result
  if (totalTax === null || annualIncome === null || taxableIncome === null || effectiveRate === null)
    return undefined
  if (deductionsApplied === null || reliefApplied === null || benefitsInKind === null) return undefined
  const breakdown = result.breakdown.flatMap(({ band, amount, rate, tax }) =>
    amount === null || tax === null ? [] : [{ band, amount, rate, tax }],
  )
  return {
    totalTax,
    annualIncome,
    taxableIncome,
    deductionsApplied,
    reliefApplied,
    benefitsInKind,
    effectiveRate,
    breakdown,
  }
}
