import { numberSaid } from './numbers/small.ts'
import type { Period } from './periods.ts'

const count = String.raw`(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)`
/** Names of what there may be several of, as one group of a pattern. */
export const things = String.raw`(customers?|clients?|events?|weddings?|parties|jobs?|deliveries|visits?|trips?|cars?|shows?|cycles?|cakes?|workers?|girls?|boys?|staff|assistants?|attendants?|apprentices?|helpers?|tailors?|juniors?|drivers?|nurses?|trucks?|stands?|kekes?|okadas?|bikes?|buses|danfos?|shops?|flats?|rooms?|self-?contains?|tenants?|contracts?|projects?|lessons?|students?)`
/** "30 weddings this year", "25 customers a week", "4 workers". */
const counted = new RegExp(
  String.raw`\b${count} (?:\w+ ){0,2}?${things}\b(?:[^.;!?,\d]{0,12}?\b(?:a|per|every|each|this|in a|for the|in the) (day|week|month|year))?`,
  'gi',
)
const rhythm: Readonly<Record<string, Period>> = { day: 'day', week: 'week', month: 'month', year: 'year' }

/** Several of a thing. */
export interface Counted {
  readonly times: number
  /** Singular. */
  readonly thing: string
  readonly period: Period | undefined
  readonly at: number
}

/** "Deliveries" as "delivery". */
export const singular = (word: string): string => word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')

/** What there is several of, in a text: with how many, and how often. */
export const countsIn = (text: string): Counted[] =>
  [...text.matchAll(counted)].map(([, number = '', thing = '', period], index, all) => ({
    times: numberSaid(number),
    thing: singular(thing),
    period: period === undefined ? undefined : rhythm[period.toLowerCase()],
    at: all[index]?.index ?? 0,
  }))
