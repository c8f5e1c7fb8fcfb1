import type { AmountKey, AnswerKey } from '../answers/keys.ts'
import type { Assessment } from '../rules/assess.ts'
import { confirmedUntil } from '../years/index.ts'
import { defaultsUsed } from './defaults-used.ts'
import { leftOut } from './left-out.ts'

/** A default that was used, or an answer that was ignored (DESIGN section 4, Assumptions). */
export interface Assumption {
  readonly id: `default-${AnswerKey}` | `ignored-${AmountKey}` | 'year-not-confirmed'
  /** The answer that would settle it. */
  readonly answer: AnswerKey
  readonly words: string
  /** What the assumption itself does to the tax, in whole naira: negative when the tax is less because of it. */
  readonly effect: number
}

/**
 * Everything that the result takes for granted, in the order of the answers.
 * @param given the answers as they came.
 */
export function assumptionsOf(assessment: Assessment, given: object): readonly Assumption[] {
  return [...defaultsUsed(assessment, given), ...leftOut(assessment, given), ...unconfirmed(assessment)]
}

function unconfirmed({ declared, law }: Assessment): readonly Assumption[] {
  if (declared.taxYear <= confirmedUntil) return []
  const words = `The figures for ${declared.taxYear} are not confirmed: the ${law.name} is applied as it stood for ${confirmedUntil}.`
  return [{ id: 'year-not-confirmed', answer: 'taxYear', words, effect: 0 }]
}
