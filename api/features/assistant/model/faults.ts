import { declinedFor } from '../scope/index.ts'
import { languageOf } from '../reading/index.ts'
import { unsupportedClaims, weightyWords } from './claims.ts'
import { unsupportedFigures } from './guard.ts'
import { otherMeanings } from './meaning.ts'

/** Counts that an answer gives, and sections and years that it names. */
const counted =
  /\b(?:section|sections|schedule|in|for|of|year)\s+(\d{1,4})\b|\b(\d{1,3})\s+(?:months?|years?|days?|weeks?|bands?|people|children|times)\b/gi

/** Counts, sections and years that no tool named. */
function otherCounts(answer: string, toolResults: readonly string[]): string[] {
  const known = new Set(toolResults.flatMap((text) => text.match(/\d+/g) ?? []))
  return [...answer.matchAll(counted)]
    .filter(([, named, count]) => !known.has(named ?? count ?? ''))
    .map(([words]) => words)
}

const whyDeclined = (text: string) => declinedFor({ text, amounts: [] })

/**
 * What in an answer no tool of this turn said, as it stands in it: figures, their meanings, counts, and claims of the
 * law; or that it is what the assistant declines, or in a language that it does not answer in. Empty for an answer that
 * may be shown.
 */
export function faultsIn(answer: string, toolResults: readonly string[]): string[] {
  const declined = whyDeclined(answer)
  const isTold = toolResults.some((text) => whyDeclined(text) === declined)
  const language = languageOf(answer)
  return [
    ...(declined === undefined || isTold ? [] : [declined]),
    ...(language === 'en' || language === 'pcm' ? [] : [language]),
    ...unsupportedFigures(answer, toolResults),
    ...otherMeanings(answer, toolResults),
    ...otherCounts(answer, toolResults),
    ...unsupportedClaims(answer, toolResults),
    ...weightyWords(answer, toolResults),
  ]
}
