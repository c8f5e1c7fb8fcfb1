import { partsOf, type Weights, weightsIn } from './matter.ts'
import { ruleWords } from './rule-words.ts'

/** A sentence that asks, by its mark or by the word that it opens with. */
const asks =
  /\?|^\W*(?:(?:and|so|then|pls|please|abeg|now|but)\W+)?(?:do|does|did|is|are|am|can|could|will|would|should|must|what|which|when|where|who|how|why|wetin|shey|abi|dem|e)\b/i

/** The sentences of a text that ask; empty where none does. */
export const askingPart = (text: string): string =>
  text
    .split(/(?<=[?.!;\n])\s+/)
    .filter((sentence) => asks.test(sentence))
    .join(' ')

/** The logarithm of the odds that a text with amounts asks for a rule, by the words in which it asks; a word that is not known says nothing. */
export function oddsOfRule(text: string, weights: Weights): number {
  const { words, pairs } = partsOf(askingPart(text))
  return [...words, ...pairs].reduce((odds, part) => odds + (weights.get(part) ?? 0), 0)
}

const known: Weights = weightsIn(ruleWords)

/** From here on a text asks for a rule, whatever amounts it tells. */
const least = 4.5

/** Whether a text with amounts asks for a rule, and for no sum of them: "they paid me less 5%, does it count as my tax?". */
export const isOfRule = (text: string, weights: Weights = known): boolean => oddsOfRule(text, weights) > least
