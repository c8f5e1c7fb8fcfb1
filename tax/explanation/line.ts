import type { AmountKey, ReliefLineId } from '../answers/amounts.ts'
import type { Result } from '../result.ts'

/** Where a figure comes from. */
export interface Citation {
  readonly law: string
  readonly section: string
}

/** A citation on one line: "Nigeria Tax Act 2025, section 30(2)(a)(vi)". */
export function citationText({ law, section }: Citation): string {
  return `${law}, ${section.charAt(0).toLowerCase()}${section.slice(1)}`
}

/** One figure inside the sum that a line opens to. */
export interface Step {
  readonly label: string
  /** Naira. */
  readonly amount: number
}

/** What a line does in the calculation: incomes add, deductions and reliefs take off, sums and the total conclude. */
export type LineRole = 'income' | 'benefit' | 'exempt' | 'deduction' | 'relief' | 'band' | 'sum' | 'total'

/** One figure of a result with how it came about. Whoever shows it recomputes nothing. */
export interface Line {
  /** Stable: an answer key, a figure of the result, or "band-1". */
  readonly id: AmountKey | ReliefLineId | keyof Result | 'consolidatedRelief' | `band-${number}`
  readonly role: LineRole
  readonly label: string
  /**
   * Naira, never negative, rounded to the kobo so that the lines of a sum add up to it; the role says whether it is
   * taken off.
   */
  readonly amount: number
  /** How it came about, in a sentence. */
  readonly sentence: string
  /** The sum behind it, in order; empty where the sentence says all. */
  readonly steps: readonly Step[]
  readonly citation: Citation
}

/** Lines as the steps of the sum that they make. */
export function stepsOf(lines: readonly Line[]): readonly Step[] {
  return lines.map(({ label, amount }) => ({ label, amount }))
}

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
