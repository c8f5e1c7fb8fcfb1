import { figure, nairaOf, periodOf } from '../figures.ts'
import { type Count, stemOf } from './counts.ts'

/** The price of one of something. */
export interface Price {
  readonly from: number
  readonly to: number
  readonly naira: number
  /** Of one of each of these, without their endings; "65k per term for each". */
  readonly things: readonly string[]
  /** "Each", of what is counted nearest. */
  readonly isEach: boolean
  readonly period: string | undefined
  /** The count that it stands right behind. */
  readonly count?: Count
}

const noNoun = String.raw`(?!(?:of|one|time|the|my|them|lot|bit|few|little|percent|dollar|dollars|usd|pound|pounds|gbp|euro|euros|naira|good|very|total|whole|full|salary|raise|bonus|pension|tax|gain|profit|loss|year's|month's|nurse|teacher|driver|manager|trader|na|is|was|at|for|costs?|cost|lands?|brings?|pays?|gives?|takes?|carries|dey|go|goes|one|each|leaves?|sells?|sold|gets?|makes?|collects?|earns?|has|have|thing|day|week|month|year)\b)`
const unit = String.raw`(day|week|month|year|annum)\b|${noNoun}(?:square )?([a-z]{2,})\b`
/** Behind a price, one after the other: "per term for each", "a month", "each". */
const marker = new RegExp(
  String.raw`^(?:\s+(?:charges|profit|gain|commission|sales|clear|net|cash|sharp sharp))?(?:\s*(?:naira )?(?:for|from|on|in|out of)?\s*(?:(?:per|a|an|each|every|one|any)\s+(?:${unit})|\/ ?(?:${unit})|(each|every(?= one\b)|apiece|per head|(?:on )?average|one one|one(?! (?:day|week|month|year|time)))\b(?: (?:one|of (?:them|it)))?|(daily|weekly|monthly|yearly|annually)\b))`,
  'i',
)
const said = new RegExp(
  String.raw`(?<![\w.,$£€])${figure}(?! ?(?:dollars?|usd|pounds?|gbp|euros?|eur|cedis?|per ?cent)\b)(?! ?%)`,
  'gi',
)
/** Before a price, in its part of the sentence: "each cooler costs me", "gain on one na", "profit per loaf after flour is". */
const before = new RegExp(
  String.raw`\b(?:(?:for|on|per|from|out of) )?(?:each|every|per|one|any|a|an)(?: of (?:them|the))? ${noNoun}(?!(?:day|week|month|year|annum)\b)([a-z]{2,})\b(?![^,]*\b(?:a|per|every|each) (?:day|week|month|year)\b)[^.;!?\d,]{0,70}$`,
  'i',
)
const beforeOne =
  /\b(?:gain|profit|gains|fuel|materials?|parts|fabrics?|ingredients|cost|costs|spend|make|get|left|remains?|sell|buy|bought|sold|charge)\b[^.;!?\d,]{0,20}\b(?:on|for|per|from|of|each|every)? ?(?:one|each|each one|every one)\b[^.;!?\d,]{0,14}$/i
/** "Each pays 18k a month". */
const eachBefore =
  /\beach\b(?! (?:day|week|month|year))[^.;!?\d,]{0,25}$|\baverage (?:\w+ )?(?:charge|price|fee|spending|cost|bill|sale|honorarium|pay|offering|rate|ticket|order)s?\b[^.;!?\d]{0,60}$|\b(?:on )?(?:an )?average(?: of| is| na| was| at| about|,)*\s*[₦n#]?$|\b(?:i|we) (?:dey )?charge(?: (?:them|people|customers?|clients?))?\s*(?:about |like )?[₦n#]?\s?$/i
/** What sells or buys them, where the price of one was told: "sell am 36k", "I sell 520", "sold all at 5.9m". */
const soldAt =
  /\b(?:sell|sells|sold|selling|charge|charged|buy|bought|resell|resold)(?: (?:am|it|them|all|each|everything|out|dey|for|at|back|again|one))*\s*(?:about |around )?[₦n#]?\s?$/i

const stops = /[.;!?\n](?!\d)/

/** The part of a sentence before a place, back to the amount before it. */
function clauseBefore(text: string, from: number, last: number): string {
  const clause = text.slice(last, from)
  return clause.split(stops).at(-1) ?? clause
}

/** "Each set: wood 90k, foam 110k": of all that the sentence names. */
const ofEach =
  /(?:^|[.;!?\n]\s*)(?:for )?(?:each|every|one|per) ([a-z]{2,})\b\s*(?:[:,-]|na\b|is\b|takes?\b|costs?\b|dey\b|need\w*)/i

/** The thing that a sentence tells the parts of the price of. */
function listedFor(text: string, from: number): string | undefined {
  const start = Math.max(...['. ', '; ', '! ', '? ', '\n'].map((stop) => text.lastIndexOf(stop, from)), 0)
  return ofEach.exec(text.slice(start, from))?.[1]
}

/** What stands behind a price, one after the other: of what it is, and how often. */
function markersBehind(text: string, at: number): Omit<Price, 'from' | 'naira' | 'count'> {
  const things: string[] = []
  let [to, isEach] = [at, false]
  let period: string | undefined
  for (let next = marker.exec(text.slice(to)); next !== null; next = marker.exec(text.slice(to))) {
    const [words, one, thing, other, otherThing, each, adverb] = next
    const time = one ?? other ?? adverb
    if (time !== undefined) period = periodOf(time).replace('annum', 'year').replace('annually', 'year')
    const named = thing ?? otherThing
    if (named !== undefined) things.push(stemOf(named))
    isEach ||= each !== undefined
    to += words.length
  }
  return { to, things, isEach, period }
}

/** What the words before a price say that it is of; undefined where nothing. */
function namedBefore(text: string, from: number, last: number): Pick<Price, 'things' | 'isEach'> | undefined {
  const clause = clauseBefore(text, from, last)
  const named = before.exec(clause.split(/,(?!\d)/).at(-1) ?? clause)?.[1]
  if (named !== undefined) return { things: [stemOf(named)], isEach: false }
  const own = clause.split(/,(?!\d)|\band\b|\bbut\b/).at(-1) ?? clause
  if (beforeOne.test(own) || eachBefore.test(clause)) return { things: [], isEach: true }
  const listed = listedFor(text, from)
  return listed === undefined ? undefined : { things: [stemOf(listed)], isEach: false }
}

/**
 * What has a price of one in a text, in order.
 * @param known prices that were found already
 */
export function pricesIn(text: string, counts: readonly Count[], known: readonly Price[] = []): Price[] {
  const found: Price[] = []
  let last = 0
  for (const { 0: whole, 1: typed, 2: factor, index: from } of text.matchAll(said)) {
    if (counts.some((count) => count.from <= from && from < count.to)) continue
    if (known.some((each) => each.from <= from && from < each.to)) continue
    const price = { from, naira: nairaOf(typed, factor), ...markersBehind(text, from + whole.length) }
    const isNamed = price.things.length > 0 || price.isEach
    const before = isNamed ? undefined : namedBefore(text, from, last)
    const sold = [...known.filter((each) => each.from < from), ...found]
      .toSorted((a, b) => a.from - b.from)
      .at(-1)
    // "One carton 28k, sell am 36k": of the same.
    const same = price.period === undefined && soldAt.test(text.slice(0, from)) ? sold : undefined
    const of = isNamed ? price : (before ?? same)
    if (of !== undefined) found.push({ ...price, things: of.things, isEach: of.isEach })
    last = price.to
  }
  return found
}
