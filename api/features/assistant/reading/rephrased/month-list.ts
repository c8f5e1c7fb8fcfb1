import { months } from '../lexicon/months.ts'
import { figure, inNaira, nairaOf } from './figures.ts'

const month = [...months.keys()].join('|')
const to = String.raw`(?: ?(?:-|–) ?| (?:to|till|until|through|reach) )`
const often = String.raw`(?: ?(?:each|every|a|per|for each|for every) month| monthly)?`
/** "Jan 90k", "from April till December 200k each month", "200k from April to December", as nine groups. */
const entry = String.raw`(?:(?:from |for |in )?\b(${month})\b(?:${to}(${month})\b)?\s*(?:(?:i (?:made|got|earned|get)|it was|was|is|na|=|:|-|–|gave me|i had)\s*)?${figure}${often})`
/** What stands between one month and the next. */
const between = String.raw`(?:\s*(?:,|;|\.|/|\n|and|then|plus|&|but)\s*)+`
const list = new RegExp(String.raw`${entry}(?:${between}${entry})+`, 'i')
const each = new RegExp(entry, 'gi')

/** "My gain is not the same every month": why the months are told one by one. */
const notAlike =
  /(?: (?:is|are|was|na|dey))? (?:not|no be|isn't|no dey|never)(?: be)? (?:the |di )?(?:same|steady|fixed|constant|equal|regular)(?: thing)?(?: (?:every|each|all|for|in) (?:the )?(?:months?|time|year))*\s*[:;,.-]?\s*$/i

/**
 * "Jan 90k, Feb 120k, then April till December 200k each month": the months of one income, each with its own amount, as the
 * whole of the year. Undefined where a month is told twice, or the months run backwards.
 */
export function monthListTold(text: string): string | undefined {
  const told = list.exec(text)
  if (told === null) return undefined
  const seen = new Set<number>()
  let sum = 0
  for (const [, first = '', last, typed, unit] of told[0].matchAll(each)) {
    const from = months.get(first.toLowerCase()) ?? 0
    const until = last === undefined ? from : (months.get(last.toLowerCase()) ?? 0)
    if (until < from) return undefined
    for (let at = from; at <= until; at++) {
      if (seen.has(at)) return undefined
      seen.add(at)
      sum += nairaOf(typed, unit)
    }
  }
  if (seen.size < leastMonths) return undefined
  const before = text.slice(0, told.index).replace(notAlike, ' ')
  return `${before}${inNaira(sum)} this year${text.slice(told.index + told[0].length)}`
}

/** Fewer are read as they stand: two pays of a year with their months. */
const leastMonths = 3
