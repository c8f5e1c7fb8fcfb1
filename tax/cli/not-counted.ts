import { type ByTheAct, overInWords } from '../act/index.ts'
import { factKeys } from '../answers/facts.ts'
import { ownAnswer, type RawAnswers } from '../answers/raw-answers.ts'
import { optionOf } from './options.ts'

/**
 * What was typed for the Act and does not count as typed, one sentence each: a fact that no other answer asks for, or
 * that is more than what it is a part of.
 * @param act the reading by the Act; null for a year before it, which reads none of the facts.
 * @throws TaxInputError as `calculate` does.
 */
export function notCounted(
  act: ByTheAct | null,
  answers: RawAnswers,
  currentYear: number,
): readonly string[] {
  const asked = new Set(act?.questions.flatMap(({ common, rare }) => [...common, ...rare]))
  return factKeys.flatMap((key) => {
    const value = ownAnswer(answers, key)
    if (value === undefined || value === null || value === '') return []
    if (act === null) return [`${optionOf(key)} is not counted: the Act is read for 2026 and later only.`]
    const over = overInWords(key, answers, currentYear)
    if (over !== null) return [`${optionOf(key)}: ${over}`]
    if (asked.has(key)) return []
    return [`${optionOf(key)} is not counted: nothing else that you typed makes the Act ask for it.`]
  })
}
