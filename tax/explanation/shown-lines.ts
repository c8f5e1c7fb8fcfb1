import type { Line } from './line.ts'

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
