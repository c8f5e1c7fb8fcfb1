import type { AmountKey, AnswerKey } from '../answers/keys.ts'

/** A default that was used, or an answer that was ignored (DESIGN section 4, Assumptions). */
export interface Assumption {
  readonly id: `default-${AnswerKey}` | `ignored-${AmountKey}` | 'year-not-confirmed'
  /** The answer that would settle it. */
  readonly answer: AnswerKey
  readonly words: string
  /** What the assumption itself does to the tax, in whole naira: negative when the tax is less because of it. */
  readonly effect: number
}
