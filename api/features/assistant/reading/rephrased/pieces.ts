import { figure, inNaira, many, manyOf, nairaOf, often, periodOf } from './figures.ts'

/** What is no thing that is sold: time, money, turns of a job, people who are paid, homes that are let, small words. */
const noThing = String.raw`(?!(?:daily|weekly|monthly|yearly|annually|days?|weeks?|months?|years?|hours?|times?|percent|naira|dollars?|usd|pounds?|euros?|gbp|thousand|million|k|m|shifts?|duty|duties|calls?|workers?|staff|boys?|girls?|teachers?|people|children|kids|flats?|rooms?|tenants?|shops?|employers?|pays|payments|per|for|and|or|to|a|in|of|on|this|that|the|every|each|only|my|paye|tax|taxes|pension|nhf|nhis|salary|profit|gain)\b)`
const thing = String.raw`${noThing}([a-z]{3,})`
const counted = new RegExp(
  String.raw`\b(?:about |like |around |up to |at least )*(?<![₦#$£€.,\d])${many} (?:${noThing}\w+ )?${thing}\b(?: ?(?:of \w+ ?)?)?(?:(?:i|we|wey|that|dey|go|sell|move|make|do|get|bake|sew) ){0,5}[ ,]*${often}`,
  'i',
)
/** Behind a price: it is that of one. */
const ofOne = String.raw`(?:each(?: one)?|apiece|on average|for (?:one|each|every|a)(?: \w+)?|out of (?:each|every)(?: one| \w+)?|from (?:each|every)(?: one| \w+)?|on (?:each|every)(?: one| \w+)?|per (?!day|week|month|year|annum|dollar|pound|euro|usd|gbp)\w+|a (?!day|week|wk|mon|mnth|moth|motn|mont|year|yr|yaer|dollar|pound|euro)\w+|one one|one(?=\s*[,.;]|\s+(?:and|i|we)\b))\b(?!\s*(?:(?:a|per|every|each|for) (?:day|week|month|year|annum)|monthly|weekly|daily|yearly))`
const priced = new RegExp(String.raw`${figure}\s*${ofOne}(?: from me| for me)?`, 'gi')
/** Before a price: it is that of one. */
const ofOneBefore = new RegExp(
  String.raw`\b(?:sell(?:ing)? (?:am |it all |it |them |each |one )?(?:at|for)|sell (?:am|it|each|one)|average (?:charge|price|fee)(?: is| na| of)?|charge(?: (?:am|each|people))?|(?:for|per) (?:one|each|every|a) (?!day|week|month|year)\w+(?: na| is|,)?|one (?!day|week|month|year)\w+ (?:na|is|for)|each (?:one|\w+) (?:na|is|at|for|lands? at|comes? to|costs?(?: me| us)?)|@)\s*${figure}`,
  'gi',
)
const spent =
  /\b(?:lands?|buy|bought|buying|cost|costs|take|takes|took|collects?|pay|spend|comot|remove|removes|deducts?|loaders?|bank|food|materials?|ingredients?|fuel|delivery|packaging|nylon)\b(?!.*\b(?:sell|charge|gain|profit)\b)/i
const gained = /\b(?:gain|profit|left with|remains?)\b/i
/** What a trade pays besides, which a gain of one piece does not know. */
const otherCosts =
  /\b(?:workers?|staff|boys?|girls?|diesel|fuel|rent|salary|wages|salaries|light|transport|apprentices?|servicing)\b/i

/** Right before a price: words that say of one piece what the price is. */
const leading =
  /[\s,]*(?:\b(?:and|i|we|me|my|it|am|dey|go|charge|charges|sell|buy|takes?|took|collects?|gain|profit|sales?|costs?|make|na|is|of|at|for|about|like|rice|bag|each|one)\b[ ,]*)*$/i

interface Price {
  readonly from: number
  readonly to: number
  readonly naira: number
  readonly kind: 'sales' | 'costs' | 'profit'
}

/** The part of a sentence before a place. */
const clauseBefore = (text: string, at: number): string =>
  text
    .slice(0, at)
    .split(/[.;!?](?!\d)|,(?!\d)| and /)
    .at(-1) ?? ''

function pricesIn(text: string): Price[] {
  const found: Price[] = []
  for (const match of [...text.matchAll(priced), ...text.matchAll(ofOneBefore)]) {
    const { index } = match
    const [whole, typed, unit] = match
    const to = index + whole.length
    if (found.some((price) => price.from < to && index < price.to)) continue
    const words = `${clauseBefore(text, index)} ${whole}`
    const isSpent = spent.test(words) || /from me$/i.test(whole) || /^out of|^from/i.test(whole)
    const kind = gained.test(words) ? 'profit' : isSpent ? 'costs' : 'sales'
    found.push({ from: index, to, naira: nairaOf(typed, unit), kind })
  }
  return found.toSorted((a, b) => a.from - b.from)
}

const lots = new RegExp(
  String.raw`(?<![₦#$£€.,\d])\b${many} ${thing}(?: this (?:yr|year))?(?: (?:were |was )?sold| each| (?:and|which|wey) (?:i )?(?:sold|sell)(?: (?:it|them|am|all))?)? ?(?:@|at|for) ?${figure}(?: each| per \w+| a (?!day|week|month|year)\w+)?`,
  'gi',
)

/** "90 bags sold @42k, 60 bags @55k": what all that was sold in the year came to; undefined where nothing is told so. */
export function lotsTold(text: string): string | undefined {
  const told = [...text.matchAll(lots)].filter(([, number]) => manyOf(number) > 1)
  const [first] = told
  if (first === undefined) return undefined
  const all = told.reduce((sum, [, number, , typed, unit]) => sum + manyOf(number) * nairaOf(typed, unit), 0)
  const rest = told
    .slice(1)
    .reduceRight(
      (now, { 0: words, index }) => `${now.slice(0, index)}${now.slice(index + words.length)}`,
      text,
    )
  return `${rest.slice(0, first.index)}sales of ${inNaira(all)} this year${rest.slice(first.index + first[0].length)}`
}

/**
 * "160 transactions a day, I charge 150 each and the bank takes 45 out of each one": what is sold by the piece, as what it
 * comes to by the day. Undefined where nothing is.
 */
export function piecesTold(text: string): string | undefined {
  const said = counted.exec(text)
  if (said === null) return undefined
  const [whole, number, , period = ''] = said
  const times = manyOf(number)
  const prices = pricesIn(text).filter(
    ({ from, to }) => to <= said.index || from >= said.index + whole.length,
  )
  if (prices.length === 0 || times < 2 || prices.every(({ kind }) => kind === 'costs')) return undefined
  const rest = prices.reduceRight((now, { from, to }) => `${now.slice(0, from)} ${now.slice(to)}`, text)
  const hasCosts = otherCosts.test(rest)
  const every = periodOf(period)
  let told = text
  for (const [i, { from, to, naira, kind }] of [...prices.entries()].toReversed()) {
    // What one piece gains is before the costs that are told besides.
    const role = kind === 'profit' && hasCosts ? 'sales' : kind
    const last = prices[i - 1]?.to ?? 0
    const start = from - (leading.exec(told.slice(last, from))?.[0].length ?? 0)
    told = `${told.slice(0, start)}, ${role} ${inNaira(naira * times)} a ${every}${told.slice(to)}`
  }
  return told
    .replace(whole, '')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/([.,;])\s*,/g, '$1')
}
