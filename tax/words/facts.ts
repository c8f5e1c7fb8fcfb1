import type { FactKey } from '../answers/facts.ts'
import { factWords, type FactWords } from './en/facts.ts'
import { withYear } from './language.ts'

/** The words of a question that is asked after the result, the tax year and the one before it filled in. */
export function factWordsFor(key: FactKey, taxYear: number): FactWords {
  const { heading, hint } = factWords[key]
  const filled = (words: string) => withYear(words, taxYear).replace(/\{before\}/g, String(taxYear - 1))
  return { heading: filled(heading), hint: filled(hint) }
}
