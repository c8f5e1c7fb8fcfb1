import { type Period, tokensOf } from '../../reading/index.ts'

/** A figure of a message, by its place among them. */
export interface Figure {
  readonly value: number
  readonly isPercent: boolean
  /** How often it comes; undefined where nothing beside it says so. */
  readonly period: Period | undefined
  /** As it was typed. */
  readonly words: string
}

/** A message as it is compared: lower case, with `#0`, `#1` for money and `%0`, `%1` for percentages. */
export interface Said {
  readonly words: string
  readonly figures: readonly Figure[]
}

/** The words for how often: a noun needs one before it, an adverb stands alone. */
const periodWords = [
  { period: 'month', nouns: 'month|mth|mo', adverbs: 'monthly' },
  { period: 'year', nouns: 'year|annum|yr', adverbs: 'yearly|annual|annually' },
  { period: 'week', nouns: 'week|wk', adverbs: 'weekly' },
] as const satisfies readonly { period: Period; nouns: string; adverbs: string }[]
type Often = (typeof periodWords)[number]

/** A period beside a figure: "50k a month", "1.2m p.a.", "20k every month". */
const beside = ({ nouns, adverbs }: Often): RegExp =>
  new RegExp(
    `(#\\d)(?: naira)?(?: (?:is|na))?(?: (?:for|in|per|a|an|every|each|one|di|the|/))* (?:${nouns}|${adverbs})\\b`,
    'g',
  )
/** The same further on in its clause: "save 20k more in my pension every month". */
const furtherOn = ({ nouns, adverbs }: Often): RegExp =>
  new RegExp(
    `\\b(?:(?:for |in )?(?:per|a|an|every|each|one)(?: di| the| single)? (?:${nouns})|${adverbs})\\b`,
  )
/** The year that is talked about, which makes one of every figure that says no other. */
const ofYear = /\b(?:for |in )?(?:this|dis|the whole|next|a whole|di) year\b/

/** "The 13th month" is no number that may not be read. */
const ordinal = /^\d{1,2}(?:st|nd|rd|th)$/i
const marks: ReadonlySet<string> = new Set([',', ';', ':', '.', '?', '!'])

/** A longer message is a story, and no change of one's own in a sentence; UTF-16 units. */
const longest = 240

/**
 * A message with its figures set apart.
 * @returns undefined where it is too long, or a figure cannot be read one way, or is of another money.
 */
export function saidOf(text: string): Said | undefined {
  if (text.length > longest) return undefined
  const figures: Figure[] = []
  const parts: string[] = []
  const plain = text
    .replace(/[’‘]/g, "'")
    .replace(/\bp\s?\.\s?a\b\.?/gi, 'per annum')
    .replace(/\bp\s?\.\s?m\b\.?/gi, 'per month')
  for (const token of tokensOf(plain)) {
    if (token.kind === 'identifier' && !ordinal.test(token.text)) return undefined
    if (token.kind !== 'number') {
      parts.push(token.kind === 'mark' && marks.has(token.text) ? ',' : token.word)
      continue
    }
    const isForeign = token.currency !== undefined && token.currency !== 'NGN'
    if (isForeign || !Number.isFinite(token.value)) return undefined
    parts.push(`${token.isPercent ? '%' : '#'}${figures.length}`)
    figures.push({ value: token.value, isPercent: token.isPercent, period: undefined, words: token.text })
  }
  const words = parts
    .join(' ')
    .replace(/\b(?:13th|thirteenth) month\b/g, 'thirteenth')
    .replace(/(?:\s*,)+/g, ' ,')
    .replace(/\s+/g, ' ')
    .replace(/^[ ,]+|[ ,]+$/g, '')
  return withPeriods({ words, figures })
}

/** What is said of how often each comes, taken out of the words. */
function withPeriods({ words, figures }: Said): Said {
  const periods = new Map<number, Period>()
  let rest = words
  for (const often of periodWords)
    rest = rest.replace(beside(often), (_all, name: string) => {
      periods.set(Number(name.slice(1)), often.period)
      return name
    })
  const clauses = rest.split(/( , | and (?!#| ?%))/).map((clause) => {
    const names = clause.match(/#\d/g) ?? []
    const [name] = names
    if (name === undefined || names.length > 1) return clause
    const index = Number(name.slice(1))
    const said = periodWords.find((often) => furtherOn(often).test(clause.replace(ofYear, ' ')))
    if (said !== undefined && !periods.has(index)) {
      periods.set(index, said.period)
      return clause.replace(furtherOn(said), ' ')
    }
    if (!ofYear.test(clause)) return clause
    if (!periods.has(index)) periods.set(index, 'year')
    return clause.replace(ofYear, ' ')
  })
  return {
    words: clauses.join('').replace(/\s+/g, ' ').trim(),
    figures: figures.map((figure, index) => ({ ...figure, period: periods.get(index) })),
  }
}
