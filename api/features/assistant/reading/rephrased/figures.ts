import { spokenSmall } from '../numbers/small.ts'

const factors: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  million: 1_000_000,
}
const name = Object.keys(factors).join('|')

/** Money as it is typed, as two groups of a pattern: figure and unit. */
export const figure = String.raw`(?:(?:₦|#|\bn|\bngn)\s?)?(\d(?:[\d,]*\d)?(?:\.\d+)?)(?:\s?(${name}))?\b(?: ?naira\b)?`
/** A percentage, as one group. */
export const percent = String.raw`(\d{1,2}(?:\.\d+)?) ?(?:%|percent\b|per cent\b)`
/** How many there are of something, as one group. */
export const many = String.raw`(\d{1,3}(?:,\d{3})*|\d{4,6}|${[...spokenSmall.keys()].join('|')})`
/** How often something is, as one group. */
export const often = String.raw`(?:(?:for|in|a|an|per|every|each|one|the|di)\s+)*(day|week|month|year|daily|weekly|monthly|yearly|everyday)\b`

/** Naira of a figure and its unit. */
export const nairaOf = (typed = '', unit = ''): number =>
  Number(typed.replaceAll(',', '')) * (factors[unit.toLowerCase()] ?? 1)

/** How many a word or a number says. */
export const manyOf = (typed = ''): number =>
  spokenSmall.get(typed.toLowerCase()) ?? Number(typed.replaceAll(',', ''))

const periods: Readonly<Record<string, string>> = {
  daily: 'day',
  everyday: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
}
/** "Daily" as "day". */
export const periodOf = (word: string): string => periods[word.toLowerCase()] ?? word.toLowerCase()

/** An amount as the reader reads it without doubt. */
export const inNaira = (naira: number): string =>
  `₦${(Math.round(naira * 100) / 100).toLocaleString('en-NG')}`
