import { formatNaira, type Line } from '../../../../tax/index.ts'
import type { LedgerLine } from '../../../components/figures/index.ts'

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
