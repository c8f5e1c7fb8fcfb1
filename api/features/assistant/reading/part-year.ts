import { bookOf, type Hit } from './phrases.ts'
import { begins, ends, months, through } from './lexicon/months.ts'
import type { Unit } from './units.ts'

/** A stretch of a year that a text names: of how many months, or of how many days or hours a week. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly unit: 'month' | 'week' | 'day' | 'hour'
  /** How many of the unit make the year that is meant; NaN where that is not said. */
  readonly times: number
}

const beginsIn = bookOf([[begins, true as const]])
const endsIn = bookOf([[ends, true as const]])
const throughWords = new Set(through.split(' | '))
const monthOf = (unit: Unit | undefined): number | undefined => (unit ? months.get(unit.word) : undefined)
const skipped = (unit: Unit | undefined): boolean =>
  unit !== undefined &&
  (unit.token.kind === 'year' ||
    unit.token.kind === 'identifier' ||
    ['end', 'of', 'the', 'ending', 'st', 'th', 'this', 'early'].includes(unit.word) ||
    (unit.token.kind === 'count' && (unit.token.value ?? 0) <= 31))

const countOf = (unit: Unit | undefined): number | undefined =>
  unit?.token.kind === 'count' ? unit.token.value : undefined

/** "January to June", "from August", "till end of May", "for 4 months", "6 days a week, 50 weeks". */
export function stretchesIn(units: readonly Unit[]): Stretch[] {
  return [...ranges(units), ...counted(units)]
}

function ranges(units: readonly Unit[]): Stretch[] {
  const found: Stretch[] = []
  const starts = beginsIn(units)
  const endings = endsIn(units)
  const behind = (hits: readonly Hit<unknown>[], at: number) => {
    let place = at
    while (place > 0 && skipped(units[place - 1]) && !hits.some(({ to }) => to === place)) place -= 1
    return hits.find(({ to }) => to === place)
  }
  for (let at = 0; at < units.length; at++) {
    const first = monthOf(units[at])
    if (first === undefined) continue
    let next = at + 1
    while (skipped(units[next])) next += 1
    if (throughWords.has(units[next]?.word ?? '')) {
      let last = next + 1
      while (skipped(units[last])) last += 1
      const to = monthOf(units[last])
      if (to !== undefined && to >= first) {
        const start = behind(starts, at)
        found.push({ from: start?.from ?? at, to: last + 1, unit: 'month', times: to - first + 1 })
        at = last
        continue
      }
    }
    const ending = behind(endings, at)
    if (ending) {
      found.push({ from: ending.from, to: at + 1, unit: 'month', times: first })
      continue
    }
    const start = behind(starts, at)
    if (start) found.push({ from: start.from, to: at + 1, unit: 'month', times: 13 - first })
  }
  return found
}

/** "3 months old", "2 months ago": says nothing of the pay. */
const aside = /^(?:old|ago|pregnant|baby|back)$/

/** Whether a count of months says for how long it was paid: "for 4 months", "only 10 months", "worked 5 months". */
const isCounted = (units: readonly Unit[], at: number): boolean =>
  units
    .slice(Math.max(0, at - 3), at)
    .some(({ word }) => /^(?:for|only|worked|work|first|last|working|did|spent|just)$/.test(word)) ||
  /^(?:only|in|of|this|out|contract)$/.test(units[at + 2]?.word ?? '')

/** "the remaining 9 months", "the first 3 months": the words before the count belong to it. */
function opening(units: readonly Unit[], at: number): number {
  let from = at
  while (/^(?:for|the|remaining|other|first|last|only|next|rest)$/.test(units[from - 1]?.word ?? ''))
    from -= 1
  return from
}

function counted(units: readonly Unit[]): Stretch[] {
  const found: Stretch[] = []
  const weeks = units.findIndex(
    (unit, i) => countOf(unit) !== undefined && ['weeks', 'weeks out'].includes(units[i + 1]?.word ?? ''),
  )
  const inYear = weeks >= 0 ? (countOf(units[weeks]) ?? 52) : 52
  let days: number | undefined
  units.forEach((unit, i) => {
    const count = countOf(unit)
    const name = units[i + 1]?.word ?? ''
    if (count === undefined) return
    if (/^months?$/.test(name) && count > 0 && !aside.test(units[i + 2]?.word ?? ''))
      found.push({
        from: opening(units, i),
        to: i + 2,
        unit: 'month',
        times: isCounted(units, i) && count <= 12 ? count : Number.NaN,
      })
    const monthly = /^days?$/.test(name) && count > 0 && count <= 31 ? monthlyBehind(units, i + 2) : undefined
    if (monthly !== undefined) found.push({ from: i, to: monthly, unit: 'day', times: count * 12 })
    if (/^days?$/.test(name) && count <= 7 && count > 0) {
      const to = weeklyBehind(units, i + 2)
      if (to === undefined) return
      days = count
      found.push({ from: i, to, unit: 'day', times: count * inYear })
    }
    if (/^(hours|hour|hrs)$/.test(name) && count <= 168 && count > 1) {
      const weekly = weeklyBehind(units, i + 2)
      if (weekly !== undefined) found.push({ from: i, to: weekly, unit: 'hour', times: count * inYear })
      else if (/^(a|per|every|each|daily)$/.test(units[i + 2]?.word ?? '') && count <= 24)
        found.push({ from: i, to: i + 4, unit: 'hour', times: count * -1 })
    }
  })
  if (weeks >= 0) found.push({ from: weeks, to: weeks + 2, unit: 'week', times: inYear })
  // Hours a day count only together with days a week.
  return found.flatMap((stretch) => {
    if (!(stretch.times <= 0)) return [stretch]
    return days === undefined ? [] : [{ ...stretch, times: -stretch.times * days * inYear }]
  })
}

/** End of "a month", "every month" at a place; undefined where none stands there. */
function monthlyBehind(units: readonly Unit[], at: number): number | undefined {
  const [first = '', second = '', third = ''] = [0, 1, 2].map((step) => units[at + step]?.word)
  if (first === 'monthly') return at + 1
  if (first === 'in' && ['a', 'every', 'each'].includes(second) && third === 'month') return at + 3
  return ['a', 'per', 'every', 'each', '/'].includes(first) && second === 'month' ? at + 2 : undefined
}

/** End of "a week", "weekly", "every week" at a place; undefined where none stands there. */
function weeklyBehind(units: readonly Unit[], at: number): number | undefined {
  const [first = '', second = ''] = [units[at]?.word, units[at + 1]?.word]
  if (first === 'weekly') return at + 1
  if (first === 'in' && second === 'a' && units[at + 2]?.word === 'week') return at + 3
  return ['a', 'per', 'every', 'each', 'in', '/'].includes(first) && ['week', 'wk'].includes(second)
    ? at + 2
    : undefined
}
