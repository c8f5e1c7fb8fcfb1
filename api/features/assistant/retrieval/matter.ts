import type { Ties } from './about-tax.ts'
import { wordMeant } from './vocabulary.ts'
import { matterWords } from './matter-words.ts'

/** How much likelier a word, or two in a row, is on another matter than on the tax: natural logarithms of the odds. */
export type Weights = ReadonlyMap<string, number>

/** A number with its sign and its thousands: which one it is says nothing of the matter. */
const number = /[₦$£€]?\d[\d,.]*\s?(?:k|m|million|thousand)?(?![\p{L}\d])/giu

/** The different words of a text as they are meant, and the different pairs in a row. */
export function partsOf(text: string): {
  readonly words: ReadonlySet<string>
  readonly pairs: ReadonlySet<string>
} {
  const written = text.toLowerCase().replaceAll('’', "'").replace(number, ' # ')
  const words = (written.match(/#|\p{L}+(?:'\p{L}+)?/gu) ?? []).map(wordMeant)
  return { words: new Set(words), pairs: new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`)) }
}

/** A word that no known text has is likelier of another matter. */
const unknownWord = 1.5

/** The logarithm of the odds that a text is on another matter, by its words; above 0 it likelier is. */
export function oddsOfOther(text: string, weights: Weights): number {
  const { words, pairs } = partsOf(text)
  let odds = 0
  for (const word of words) odds += weights.get(word) ?? unknownWord
  for (const pair of pairs) odds += weights.get(pair) ?? 0
  return odds
}

/** The weights in the lines of a file that was made of known texts. */
export const weightsIn = (lines: string): Weights =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [weight = '', parts = ''] = line.split(': ')
        return parts.split(', ').map((part) => [part, Number(weight)] as const)
      }),
  )

const known: Weights = weightsIn(matterWords)

/** Fewer words say too little of their matter. */
const leastWords = 4
/** The odds from which on a text is taken to be on another matter: the more, the more it speaks of the tax. */
const least: Readonly<Record<Ties, number>> = { not: 0, perhaps: 4, surely: 9 }

/**
 * Whether the words of a text are those of another matter than the tax.
 * @param ties how much it speaks of tax
 * @param weights those that are known
 */
export const isElsewhere = (text: string, ties: Ties, weights: Weights = known): boolean =>
  isShortOfOther(text, ties, weights) ||
  (partsOf(text).words.size >= leastWords && oddsOfOther(text, weights) > least[ties])

/** A word that is much likelier on another matter. */
const surelyOther = 1

/** "Shut up", "asdfghjkl qwerty": a few words, each of which is of another matter or of none. */
function isShortOfOther(text: string, ties: Ties, weights: Weights): boolean {
  const words = [...partsOf(text).words]
  const isShort = words.length > 0 && words.length < leastWords && ties === 'not'
  return isShort && words.every((word) => (weights.get(word) ?? unknownWord) > surelyOther)
}

/** The odds from which down the words of a text are those of a question on the tax, though none names it. */
const surelyOurs = -9

/** Whether the words of a text are those of questions on the tax: "which State do I pay to". */
export const isOurs = (text: string, weights: Weights = known): boolean =>
  partsOf(text).words.size >= leastWords && oddsOfOther(text, weights) < surelyOurs
