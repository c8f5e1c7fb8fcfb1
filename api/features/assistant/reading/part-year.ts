import { bookOf, type Hit } from './phrases.ts'
import { begins, ends, months, through } from './lexicon/months.ts'
import { isAmount, isStop, type Unit } from './units.ts'

/** A stretch of a year that a text names: of how many months, or of how many days or hours a week. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly unit: 'month' | 'week' | 'day' | 'hour'
  /** How many of the unit make the year that is meant; NaN where that is not said. */
  readonly times: number
  /** Told as a count, "for 4 months": of the money only where its clause says so. */
  readonly isCounted?: true
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
  const named = listed(units)
  return [
    ...named,
    ...[...ranges(units), ...counted(units)].filter(
      ({ from, to, unit }) => unit !== 'month' || !named.some((list) => from < list.to && list.from < to),
    ),
  ]
}

/** "Jan, Feb, March and April": months told one by one, each after the one before it. */
function listed(units: readonly Unit[]): Stretch[] {
  const found: Stretch[] = []
  for (let at = 0; at < units.length; at++) {
    let last = at
    let times = monthOf(units[at]) === undefined ? 0 : 1
    let isJoined = false
    for (let next = at + 1; times > 0; next++) {
      const word = units[next]?.word ?? ''
      if (word === ',' || word === 'and' || word === '&') {
        isJoined = true
        continue
      }
      const [before, month] = [monthOf(units[last]), monthOf(units[next])]
      // "Jan - March" has lost its dash: what is not joined comes right after.
      const isNext =
        before !== undefined && month !== undefined && (isJoined ? month > before : month === before + 1)
      isJoined = false
      if (!isNext || units[next]?.token === units[last]?.token) break
      last = next
      times += 1
    }
    if (times < 2 || throughWords.has(units[last + 1]?.word ?? '')) continue
    const from = /^(?:in|for|of)$/.test(units[at - 1]?.word ?? '') ? at - 1 : at
    found.push({ from, to: last + 1, unit: 'month', times })
    at = last
  }
  return found
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
    // "Jan-Mar" is one word of two months.
    if (units[next]?.token === units[at]?.token && monthOf(units[next]) !== undefined) {
      const to = monthOf(units[next]) ?? first
      if (to >= first) {
        const start = behind(starts, at)
        found.push({ from: start?.from ?? at, to: next + 1, unit: 'month', times: to - first + 1 })
        at = next
        continue
      }
    }
    // "Jan - March" has lost its dash; "Jan Feb" are two.
    const until = monthOf(units[at + 1])
    if (until !== undefined && until > first + 1 && units[at + 1]?.token !== units[at]?.token) {
      found.push({ from: at, to: at + 2, unit: 'month', times: until - first + 1 })
      at += 1
      continue
    }
    if (throughWords.has(units[next]?.word ?? '')) {
      let last = next + 1
      while (skipped(units[last])) last += 1
      const to = monthOf(units[last])
      if (to !== undefined && to >= first) {
        const start = behind(starts, at)
        const isWhole = !isWithin(units, at, 'first') && !isWithin(units, last, 'last')
        const times = isWhole ? to - first + 1 : Number.NaN
        found.push({ from: start?.from ?? at, to: last + 1, unit: 'month', times })
        at = last
        continue
      }
    }
    const ending = behind(endings, at) ?? endedBefore(units, at)
    if (ending) {
      const times = isWithin(units, at, 'last') ? Number.NaN : first
      found.push({ from: ending.from, to: at + 1, unit: 'month', times })
      continue
    }
    const start = behind(starts, at) ?? begunBefore(units, at)
    if (start) {
      const times = isWithin(units, at, 'first') ? Number.NaN : 13 - first
      found.push({ from: start.from, to: at + 1, unit: 'month', times })
    }
  }
  return found
}

const beginning =
  /^(?:resumed|resume|resuming|joined|join|joining|started|start|starting|employed|hired|began)$/
const leaving =
  /^(?:left|resigned|stopped|quit|exited|finished|disengaged|sacked|fired|dismissed|retrenched|terminated|laid|lost|retired)$/

/** "Left Interswitch end of April": the last whole month of a job, some words behind its verb. */
function endedBefore(units: readonly Unit[], month: number): { readonly from: number } | undefined {
  const isEnd = units
    .slice(Math.max(0, month - 3), month)
    .some(({ word }) => word === 'end' || word === 'ending')
  if (!isEnd) return undefined
  for (let at = month - 1; at >= Math.max(0, month - 10); at -= 1) {
    const unit = units[at]
    if (unit === undefined || isAmount(unit) || isStop(unit)) return undefined
    if (leaving.test(unit.word)) return { from: at }
  }
  return undefined
}

const prepositions = /^(?:on|in|from|since)$/

/** "Resumed with a logistics firm in Apapa on 1 July": the verb that a month belongs to, some words before it. */
function begunBefore(units: readonly Unit[], month: number): { readonly from: number } | undefined {
  let place = month
  while (place > 0 && skipped(units[place - 1])) place -= 1
  const hasDay = units.slice(place, month).some(({ token }) => /^\d{1,2}(?:st|nd|rd|th)?$/i.test(token.text))
  if (!hasDay && !prepositions.test(units[place - 1]?.word ?? '')) return undefined
  for (let at = place - 2; at >= Math.max(0, place - 10); at -= 1) {
    const unit = units[at]
    if (unit === undefined || isAmount(unit) || isStop(unit)) return undefined
    if (beginning.test(unit.word)) return { from: at }
  }
  return undefined
}

/** Whether a day says that the month was worked in part: "from 15 March", "to 20 May"; the 1st and the last are whole months. */
function isWithin(units: readonly Unit[], month: number, end: 'first' | 'last'): boolean {
  const days = [month - 3, month - 2, month - 1, month + 1].flatMap((at) => {
    const unit = units[at]
    const text = /^(\d{1,2})(?:st|nd|rd|th)?$/i.exec(unit?.token.text ?? '')?.[1]
    const isBetween = at > month || units.slice(at + 1, month).every(skipped)
    return text !== undefined && isBetween && Number(text) <= 31 ? [Number(text)] : []
  })
  return days.some((day) => (end === 'first' ? day > 2 : day < 28))
}

/** "3 months old", "2 months ago": says nothing of the pay. */
const aside = /^(?:old|ago|pregnant|baby|back)$/

/** Whether a count of months says for how long it was paid: "for 4 months", "only 10 months", "worked 5 months". */
const isCounted = (units: readonly Unit[], at: number): boolean =>
  units
    .slice(Math.max(0, at - 3), at)
    .some(({ word }) => /^(?:for|only|worked|work|first|last|working|did|spent|just)$/.test(word)) ||
  /^(?:only|in|of|this|out|contract|at|on|@)$/.test(units[at + 2]?.word ?? '')

/** "1.2m for a 3 month contract": so much for all of it, or so much a month. */
const isJob = (units: readonly Unit[], at: number): boolean =>
  /^(?:a|an|my|the|this|one)$/.test(units[at - 1]?.word ?? '') &&
  /^(?:contract|job|project|gig|appointment|engagement|consultancy|assignment|deal)$/.test(
    units[at + 2]?.word ?? '',
  )

/** "the remaining 9 months", "the first 3 months": the words before the count belong to it. */
function opening(units: readonly Unit[], at: number): number {
  let from = at
  while (/^(?:for|the|remaining|other|first|last|only|next|rest)$/.test(units[from - 1]?.word ?? ''))
    from -= 1
  return from
}

function counted(units: readonly Unit[]): Stretch[] {
  const found: Stretch[] = []
  const ofWeeks = units.flatMap((unit, i) =>
    countOf(unit) !== undefined && units[i + 1]?.word === 'weeks' && units[i - 1]?.word !== 'every'
      ? [i]
      : [],
  )
  // "I close 4 weeks in a year, so na 48 weeks": which of them is worked has to be asked.
  const weeks = ofWeeks[0] ?? -1
  const isOneOfWeeks = ofWeeks.length < 2
  const inYear = weeks >= 0 ? (countOf(units[weeks]) ?? 52) : 52
  let days: number | undefined
  units.forEach((unit, i) => {
    const count = countOf(unit)
    const name = (units[i + 1]?.word ?? '').replace(turns, 'day')
    if (count === undefined) return
    if (/^months?$/.test(name) && count > 0 && !aside.test(units[i + 2]?.word ?? ''))
      found.push({
        from: opening(units, i),
        to: i + 2,
        unit: 'month',
        times: isCounted(units, i) && !isJob(units, i) && count <= 12 ? count : Number.NaN,
        isCounted: true,
      })
    const monthly =
      /^days?$/.test(name) && count > 0 && count <= 31
        ? monthlyBehind(units, behind(units, i + 2))
        : undefined
    if (monthly !== undefined) found.push({ from: i, to: monthly, unit: 'day', times: count * 12 })
    const yearly =
      /^days?$/.test(name) && count > 31 && count <= 366
        ? yearlyBehind(units, behind(units, i + 2))
        : undefined
    if (yearly !== undefined) found.push({ from: i, to: yearly, unit: 'day', times: count })
    if (/^days?$/.test(name) && count <= 7 && count > 0) {
      const to = weeklyBehind(units, i + 2)
      if (to === undefined) return
      days = count
      found.push({ from: i, to, unit: 'day', times: count * inYear })
    }
    if (/^(hours|hour|hrs)$/.test(name) && count <= 310 && count > 1) {
      const weekly = weeklyBehind(units, i + 2)
      const hoursMonthly = monthlyBehind(units, i + 2)
      if (weekly !== undefined) found.push({ from: i, to: weekly, unit: 'hour', times: count * inYear })
      else if (hoursMonthly !== undefined)
        found.push({ from: i, to: hoursMonthly, unit: 'hour', times: count * 12 })
      else if (/^(a|per|every|each|daily)$/.test(units[i + 2]?.word ?? '') && count <= 24)
        found.push({ from: i, to: i + 4, unit: 'hour', times: count * -1 })
    }
  })
  found.push(...namedDays(units, inYear), ...quarters(units))
  if (weeks >= 0)
    found.push({ from: weeks, to: weeks + 2, unit: 'week', times: isOneOfWeeks ? inYear : Number.NaN })
  // Hours a day count only together with days a week.
  return found.flatMap((stretch) => {
    if (!(stretch.times <= 0)) return [stretch]
    return days === undefined ? [] : [{ ...stretch, times: -stretch.times * days * inYear }]
  })
}

const weekdays = new Map(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].flatMap((name, i) =>
    [name, `${name}s`, name.slice(0, 3)].map((word) => [word, i] as const),
  ),
)

/** "In Q1": three months. */
const quarters = (units: readonly Unit[]): Stretch[] =>
  units.flatMap((unit, at): Stretch[] => {
    const count = countOf(units[at + 1])
    return unit.word === 'q' && count !== undefined && count >= 1 && count <= 4
      ? [{ from: units[at - 1]?.word === 'in' ? at - 1 : at, to: at + 2, unit: 'month', times: 3 }]
      : []
  })

/** "Monday to Saturday", "every day except Sunday": of money that is told by the day. */
function namedDays(units: readonly Unit[], inYear: number): Stretch[] {
  if (!units.some(({ word }) => word === 'day' || word === 'daily' || word === 'everyday')) return []
  return units.flatMap((unit, at): Stretch[] => {
    const first = weekdays.get(unit.word)
    if (first === undefined) return []
    const [joint = '', second = ''] = [units[at + 1]?.word, units[at + 2]?.word]
    const last = /^(?:to|till|through|-)$/.test(joint) ? weekdays.get(second) : undefined
    if (last !== undefined && last > first)
      return [{ from: at, to: at + 3, unit: 'day', times: (last - first + 1) * inYear }]
    const opener = units[at - 1]?.word === 'on' ? at - 2 : at - 1
    const isOff = /^(?:except|but|minus|excluding|without|rest|off|close|closed)$/.test(
      units[opener]?.word ?? '',
    )
    return isOff ? [{ from: opener, to: at + 1, unit: 'day', times: 6 * inYear }] : []
  })
}

/** What is paid by the turn is paid by the day: "8k a shift, 16 shifts a month". */
const turns = /^(?:shift|trip|sitting|visit|lesson|class|episode|classe)s?$/

/** The place behind words between days and how often they come: "180 days on board in a year". */
function behind(units: readonly Unit[], at: number): number {
  let place = at
  while (
    place < at + 3 &&
    /^(?:on|board|offshore|onboard|site|sea|at|duty|work|worked|call)$/.test(units[place]?.word ?? '')
  )
    place += 1
  return place
}

/** End of "a year", "in the year" at a place; undefined where none stands there. */
function yearlyBehind(units: readonly Unit[], at: number): number | undefined {
  const from = /^(?:in|of)$/.test(units[at]?.word ?? '') ? at + 1 : at
  if (/^(?:yearly|annually)$/.test(units[from]?.word ?? '')) return from + 1
  const isYear =
    /^(?:a|per|every|each|the|this|one)$/.test(units[from]?.word ?? '') && units[from + 1]?.word === 'year'
  return isYear ? from + 2 : undefined
}

/** End of "a month", "every month" at a place; undefined where none stands there. */
function monthlyBehind(units: readonly Unit[], at: number): number | undefined {
  const [first = '', second = '', third = ''] = [0, 1, 2].map((step) => units[at + step]?.word)
  if (first === 'monthly') return at + 1
  if (first === 'in' && ['a', 'every', 'each'].includes(second) && third === 'month') return at + 3
  if (first === 'for' && second === 'month') return at + 2
  return ['a', 'per', 'every', 'each', '/'].includes(first) && second === 'month' ? at + 2 : undefined
}

/** End of "a week", "weekly", "every week" at a place; undefined where none stands there. */
function weeklyBehind(units: readonly Unit[], at: number): number | undefined {
  const [first = '', second = ''] = [units[at]?.word, units[at + 1]?.word]
  if (first === 'weekly') return at + 1
  if (
    ['in', 'inside', 'for', 'of'].includes(first) &&
    ['a', 'one', 'every', 'each', 'the'].includes(second) &&
    units[at + 2]?.word === 'week'
  )
    return at + 3
  if (first === 'inside' && second === 'week') return at + 2
  return ['a', 'per', 'every', 'each', 'in', '/'].includes(first) && ['week', 'wk'].includes(second)
    ? at + 2
    : undefined
}

/** How many months the only stretch of a message has. */
export function monthsOf(stretches: readonly Stretch[]): number | undefined {
  const [only, more] = stretches.filter(({ unit }) => unit === 'month')
  return only === undefined || more !== undefined || Number.isNaN(only.times) ? undefined : only.times
}
