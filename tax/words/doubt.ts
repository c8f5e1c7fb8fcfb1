import type { FactKey } from '../answers/facts.ts'
import type { QuestionId } from '../questionnaire/questions.ts'

/** Words of a help text of which its writer is not sure, with what a native speaker is asked about them. */
export interface Doubt {
  /** The question under which the text stands. */
  readonly id: QuestionId | FactKey
  /** The words, letter for letter as the text has them. */
  readonly words: string
  /** In English: reviewers read both. */
  readonly ask: string
}
