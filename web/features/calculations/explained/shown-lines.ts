import { formatNaira, type Line } from '../../../../tax/index.ts'
import type { LedgerLine } from '../../../components/figures/index.ts'

/** The lines worth showing: a sum of a single figure says the line above it once more, and is left out. */
export function shownLines(lines: readonly Line[]): readonly Line[] {
  return lines.filter(
    ({ id, role, steps }) =>
      role !== 'sum' || id === 'taxableIncome' || steps.filter(({ amount }) => amount !== 0).length > 1,
  )
}

/** The amount of a line as it stands in the column, in naira: what is taken off has its minus. */
export function signedAmount({ id, role, amount }: Line): number {
  const takenOff =
    role === 'deduction' || role === 'relief' || id === 'deductionsApplied' || id === 'reliefApplied'
  return takenOff ? -amount : amount
}

/** The sum that a line opens to. The steps of a sum are its parts, so its own figure closes them. */
export function ledgerOf({ role, label, amount, steps }: Line): LedgerLine[] {
  if (steps.length === 0) return []
  const isSum = role === 'sum' || role === 'total'
  const rows = isSum ? [...steps, { label, amount }] : steps
  return rows.map((row, index) => ({
    label: row.label,
    amount: formatNaira(row.amount),
    kind: index === rows.length - 1 ? 'sum' : 'line',
  }))
}
