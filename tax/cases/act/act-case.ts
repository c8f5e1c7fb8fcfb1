import type { RawAnswers } from '../../answers/raw-answers.ts'

/** A worked example of the Act with its facts. Figures are in naira, worked out by hand and written out. */
export interface ActCase {
  readonly id: string
  readonly about: string
  readonly answers: RawAnswers
  /** What is left to charge by the bands, as the Act reads the answers. */
  readonly chargeable: number
  /** The Act's total tax. */
  readonly byTheAct: number
  /** The result beside it, by the product's own rules. */
  readonly result: number
  /** Of the Act's total: the tax on a turnover, and the tax paid abroad that is credited; 0 where it is not said. */
  readonly presumptive?: number
  readonly credit?: number
  /** Where the rule stands, or who reports it. */
  readonly source: string
}
