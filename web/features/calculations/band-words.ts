import type { ShownResult } from '../../../api/contract/index.ts'
import { formatNaira } from '../../../tax/index.ts'

/** A result that hides nothing. */
export interface OpenResult {
  totalTax: number
  annualIncome: number
  taxableIncome: number
  effectiveRate: number
  breakdown: { band: string; amount: number; rate: number; tax: number }[]
}

/** The figures of a result when the plan shows them all; undefined for a masked one. */
export function openResult(result: ShownResult): OpenResult | undefined {
  const { totalTax, annualIncome, taxableIncome, effectiveRate } = result
  if (totalTax === null || annualIncome === null || taxableIncome === null || effectiveRate === null)
    return undefined
  const breakdown = result.breakdown.flatMap(({ band, amount, rate, tax }) =>
    amount === null || tax === null ? [] : [{ band, amount, rate, tax }],
  )
  return { totalTax, annualIncome, taxableIncome, effectiveRate, breakdown }
}

/** The band picture in one sentence, for those who do not see it. */
export function bandsInWords({ annualIncome, taxableIncome, totalTax, breakdown }: OpenResult): string {
  const bands = breakdown.map(({ amount, rate, tax }) =>
    tax === 0
      ? `${formatNaira(amount)} is taxed at ${rate}%`
      : `${formatNaira(amount)} at ${rate}%, which is ${formatNaira(tax)}`,
  )
  const off = annualIncome - taxableIncome
  return [
    `Of ${formatNaira(annualIncome)} income, ${bands.join(', then ')}.`,
    off > 0 && `${formatNaira(off)} is deductions and reliefs and is not taxed.`,
    `The tax is ${formatNaira(totalTax)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
