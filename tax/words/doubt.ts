import type { FactKey } from '../answers/facts.ts'
import type { QuestionId } from '../questionnaire/questions.ts'
import type { SheetPath } from './sheet-path.ts'

/** A question, a question after the result, or a text of a worksheet. */
export type TextId = QuestionId | FactKey | SheetPath

/** Words of a help text of which its writer is not sure, with what a native speaker is asked about them. */
export interface Doubt {
  /** Where the text stands. */
  readonly id: TextId
  /** The words, letter for letter as the text has them. */
  readonly words: string
  /** In English: reviewers read both. */
  readonly ask: string
}
