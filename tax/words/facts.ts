import type { FactKey } from '../answers/facts.ts'
import { factWords, type FactWords } from './en/facts.ts'
import { withYear } from './language.ts'

/** Puts the tax year and the one before it into words of a question that is asked after the result. */
export function withYears(words: string, taxYear: number): string {
  return withYear(words, taxYear).replace(/\{before\}/g, String(taxYear - 1))
}

/** The English words of such a question, the years filled in. */
export function factWordsFor(key: FactKey, taxYear: number): FactWords {
  const { heading, hint } = factWords[key]
  return { heading: withYears(heading, taxYear), hint: withYears(hint, taxYear) }
}
