import type { AmountKey, ReliefLineId } from '../answers/amounts.ts'
import type { Result } from '../result.ts'
import { isTotalTakenOff } from './totals.ts'

/** The legal source of a figure. */
export interface Citation {
  readonly law: string
  readonly section: string
}

/** A citation on one line: "Nigeria Tax Act 2025, section 30(2)(a)(vi)". */
export function citationText({ law, section }: Citation): string {
  return `${law}, ${section.replace(/^Section/, 'section')}`
}

/** One figure of the sum behind a line. */
export interface Step {
  readonly label: string
  /** Naira; negative where a sum takes it off. */
  readonly amount: number
}

/**
 * The role of a line in the calculation: incomes are added, deductions and reliefs subtracted; sums and the total
 * conclude.
 */
export type LineRole = 'income' | 'benefit' | 'exempt' | 'deduction' | 'relief' | 'band' | 'sum' | 'total'

/** A stable id: an answer key, a figure of the result, or "band-1". */
export type LineId =
  AmountKey | ReliefLineId | keyof Result | 'consolidatedRelief' | 'totalDeductions' | `band-${number}`

/** One figure of a result and how it is calculated. Displaying it requires no calculation. */
export interface Line {
  readonly id: LineId
  readonly role: LineRole
  readonly label: string
  /**
   * Naira, never negative, rounded to the kobo so that the lines of a sum add up to it; the role says whether it is
   * subtracted.
   */
  readonly amount: number
  /** How the figure is calculated, in a sentence. */
  readonly sentence: string
  /** The sum behind the figure, in order; empty where the sentence suffices. */
  readonly steps: readonly Step[]
  readonly citation: Citation
}

/** The lines as steps of the sum that they form. */
export function stepsOf(lines: readonly Line[]): readonly Step[] {
  return lines.map((line) => ({ label: line.label, amount: signedAmount(line) }))
}

/** The lines to display: a sum of a single line would repeat it, and is left out. */
export function shownLines(lines: readonly Line[]): readonly Line[] {
  return lines.filter(
    ({ id, role, steps }) =>
      role !== 'sum' || id === 'taxableIncome' || steps.filter(({ amount }) => amount !== 0).length > 1,
  )
}

/** The amount of a line for its column, in naira: negative when it is subtracted. */
export function signedAmount({ id, role, amount }: Line): number {
  const isSubtracted = role === 'deduction' || role === 'relief' || isTotalTakenOff(id)
  return isSubtracted ? -amount : amount
}
