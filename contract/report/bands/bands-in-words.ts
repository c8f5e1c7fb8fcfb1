import type { OpenResult } from '../../http/index.ts'
import { formatNaira } from '../../../tax/index.ts'

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
