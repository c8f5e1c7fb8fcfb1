import type { AmountKey } from '../answers/keys.ts'
import type { Result } from '../result.ts'
import type { Citation } from './citation.ts'

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
  readonly id: AmountKey | keyof Result | 'rentRelief' | 'consolidatedRelief' | `band-${number}`
  readonly role: LineRole
  readonly label: string
  /** Naira, never negative, rounded half up to the kobo; the role says whether it is taken off. */
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
