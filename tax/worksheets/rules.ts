import type { AnswerKey } from '../answers/keys.ts'
import type { Answers, RawAnswers } from '../answers/raw-answers.ts'
import type { WorksheetFaults } from './check.ts'
import type { WorksheetKind } from './kind-names.ts'
import type { WorksheetContent } from './kinds.ts'

/** The answers that a worksheet sets; null empties one. Amounts are naira of the year. */
export type Fills = Readonly<Partial<Record<AnswerKey, number | string | null>>>

/** One line of what a worksheet works out. */
export interface WorkedLine {
  readonly label: string
  /** Naira, to the kobo; negative where it takes off; null where the line is words alone. */
  readonly amount: number | null
  readonly kind: 'line' | 'sum' | 'final'
  /** Said under it: how, by which section of the Act, how far that is certain. */
  readonly notes: readonly string[]
}

/** Lines that belong together, under a heading. */
export interface WorkedSection {
  readonly heading: string
  readonly lines: readonly WorkedLine[]
}

/** A sentence for the person about what was typed: what stands to be mended, or is not certain. */
export interface Remark {
  readonly words: string
  /** The box or row that it is about, as a path of faults; null where it is about the whole. */
  readonly at: string | null
}

/** What a worksheet of a year is worked out with. */
export interface WorkContext {
  readonly taxYear: number
  /** YYYY-MM-DD in Nigeria; left out, nothing is said of days to come. */
  readonly today?: string
}

/** From which year a worksheet is carried into `taxYear`. */
export interface CarryContext extends WorkContext {
  readonly fromYear: number
}

/** What the law makes of a worksheet. Every function is pure, and safe for any checked content. */
export interface WorksheetRules<Kind extends WorksheetKind> {
  /** What does not fit together though each box does: by path, as faults of boxes. */
  readonly faults?: (content: WorksheetContent<Kind>, context: WorkContext) => WorksheetFaults
  /** The answers that it sets; empty where nothing was typed that an answer follows from. */
  readonly fills: (content: WorksheetContent<Kind>, context: WorkContext) => Fills
  /** The same with the questions that it leaves open as they were answered; left out, no answer is asked again in it. */
  readonly beside?: (content: WorksheetContent<Kind>, answers: RawAnswers | Answers) => WorksheetContent<Kind>
  /** The answers that it would set without a word typed about them: those that were given stay. Left out, there are none. */
  readonly unasked?: (content: WorksheetContent<Kind>, answers: RawAnswers | Answers) => readonly AnswerKey[]
  /** What it starts with before anything was typed; left out, empty. */
  readonly begin?: (answers: RawAnswers | Answers) => Readonly<Record<string, unknown>>
  /** How these are worked out. */
  readonly sections: (content: WorksheetContent<Kind>, context: WorkContext) => readonly WorkedSection[]
  /**
   * What of it is still true for another tax year, and what is left of it to be used there; it is checked again. Left
   * out, nothing is.
   */
  readonly carriedInto?: (
    content: WorksheetContent<Kind>,
    context: CarryContext,
  ) => Readonly<Record<string, unknown>>
  readonly remarks: (content: WorksheetContent<Kind>, context: WorkContext) => readonly Remark[]
}
