import { type Meaning, meaningsIn } from './contexts.ts'
import { figuresIn } from './guard.ts'
import { plainText } from './plain-text.ts'

/** Sentences and lines of a text. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?;])\s+|\n+/).filter((sentence) => sentence.trim() !== '')

interface Meant extends Meaning {
  readonly key: string
  readonly words: string
}

/** Every figure of a text with what it is said to be. */
function meantIn(text: string): Meant[] {
  return sentencesOf(plainText(text)).flatMap((sentence) => {
    const figures = figuresIn(sentence)
    const places = figures.map(({ at, end, key }) => ({ at, end, isShare: key.startsWith('%') }))
    const meanings = meaningsIn(sentence.toLowerCase(), places)
    return figures.flatMap(({ key, words }, index) => {
      const meaning = meanings[index]
      return meaning ? [{ ...meaning, key, words }] : []
    })
  })
}

const isSame = (one: Meant, other: Meant) =>
  one.key === other.key &&
  one.noun === other.noun &&
  one.period === other.period &&
  one.limits === other.limits &&
  (one.share === undefined || one.share === other.share)

/**
 * The figures of an answer that a tool returned as something else: a month's called a year's, a relief called a tax, a
 * limit called the amount. One that cannot be told counts as something else; the guide then answers instead.
 */
export function otherMeanings(answer: string, toolResults: readonly string[]): string[] {
  const known = toolResults.flatMap(meantIn)
  return meantIn(answer)
    .filter((figure) => !known.some((told) => isSame(figure, told)))
    .map(({ words }) => words)
}
