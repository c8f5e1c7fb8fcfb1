import { figure, nairaOf } from './figures.ts'

/** An amount of money where it stands in a text. */
export interface Money {
  readonly from: number
  readonly to: number
  readonly naira: number
}

const money = new RegExp(
  String.raw`(?<![\w.,$£€])${figure}(?! ?(?:%|dollars?|usd|pounds?|gbp|euros?|eur|cedis?|per ?cent)\b)(?!%)`,
  'gi',
)
/** A smaller number without its unit is a count. */
const least = 1_000

/** All amounts of money of a text, in order. */
export const moneysIn = (text: string): Money[] =>
  [...text.matchAll(money)]
    .map(({ 0: words, 1: typed, 2: unit, index }) => ({
      from: index,
      to: index + words.length,
      naira: nairaOf(typed, unit),
    }))
    .filter(({ naira }) => naira >= least)

/** A stretch of a text, said otherwise. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly by: string
}

/** A text with stretches of it said otherwise; of two that overlap the first is. */
export function edited(text: string, edits: readonly Edit[]): string {
  const apart = edits.filter(
    (edit, at) => !edits.slice(0, at).some((other) => other.from < edit.to && edit.from < other.to),
  )
  return apart
    .toSorted((a, b) => b.from - a.from)
    .reduce((now, { from, to, by }) => `${now.slice(0, from)}${by}${now.slice(to)}`, text)
}

/** The sentence before a place. */
export const sentenceBefore = (text: string, at: number): string =>
  text
    .slice(0, at)
    .split(/[.;!?](?!\d)/)
    .at(-1) ?? ''

/** What stands between one of a list and the next. */
const nextOf = /^\s{0,2}(?:,|;|&|\+|and|plus|then)(?:\s?(?:and|then|plus))?\s{0,2}$/i

/** Amounts that stand one behind the other with nothing but commas and "and" between them, two at least. */
export function runsIn(text: string): Money[][] {
  const runs: Money[][] = []
  let last: Money[] = []
  for (const each of moneysIn(text)) {
    const before = last.at(-1)
    if (before !== undefined && nextOf.test(text.slice(before.to, each.from))) last.push(each)
    else last = [each]
    if (last.length === 2) runs.push(last)
  }
  return runs
}

/** What all of them come to, in naira. */
export const sumOf = (all: readonly Money[]): number => all.reduce((sum, { naira }) => sum + naira, 0)
