import { months } from './lexicon/months.ts'
import type { ReadAmount, Reading } from './reading.ts'

const monthNames = [...months.keys()].join('|')
/** The month in which the new pay began. */
const beganIn = new RegExp(
  String.raw`\b(?:from|since|in|by|effective|starting|started|beginning|as from|as of|wef|with effect from|come)(?: the (?:end|beginning|start) of)?(?: 1st(?: of)?)? (${monthNames})\b`,
  'i',
)
const anyMonth = new RegExp(String.raw`\b(?:${monthNames.replace('|may|', '|')})\b`, 'gi')
/** What says that one pay took the place of the other. */
const becomes =
  /\b(?:raised?|increas\w*|reviewed|promot\w*|moved|became|become|changed|bumped|upgraded|increment|now|new (?:job|salary|pay|offer)|adjusted|upped|jumped|went (?:up )?to|switched|cut|reduced|dropped|slashed)\b/i
const asksChange =
  /\b(?:difference|how much more|how much less|more tax|less tax|extra|additional|change in)\b/i
/** Classes whose words the two stretches use. */
export const usedByRaise: ReadonlySet<string> = new Set([
  'partYear',
  'changeWithin',
  'changedTo',
  'change',
  'month',
  'wasOnce',
  'people',
])
const mayBePay = ({ role, roleBy, isPercent, period, person }: ReadAmount): boolean =>
  !isPercent &&
  person === undefined &&
  (role === undefined ||
    ['income', 'salary', 'raise'].includes(role) ||
    // "From December": a guess that the month alone made.
    (role === 'bonus' && roleBy === 'guess')) &&
  (period === undefined || period === 'month' || role === 'bonus')

/** One pay that became another is no more than so many times the other. */
const mostApart = 3

/** A pay of so many months, as a guess. */
export const paid = (amount: ReadAmount, times: number): ReadAmount => ({
  ...amount,
  role: amount.role === 'salary' ? 'salary' : 'income',
  roleBy: 'guess',
  pair: undefined,
  period: 'month',
  periodBy: amount.period === undefined ? 'usual' : amount.periodBy,
  times,
})

/** So many words of a message that goes on with a pay say that it changed, whatever its verb. */
const short = 12

/** The month from which another pay came, where a message that goes on with a pay names that month alone. */
export function monthOfRaise(text: string): number | undefined {
  const began = beganIn.exec(text)?.[1]
  const month = began === undefined ? undefined : months.get(began.toLowerCase())
  const isOneMonth = (text.match(anyMonth) ?? []).every((each) => months.get(each.toLowerCase()) === month)
  return month !== undefined &&
    month > 1 &&
    isOneMonth &&
    (becomes.test(text) || text.split(/\s+/).length <= short)
    ? month
    : undefined
}

/** Whether one pay can have become the other. */
export const mayBecome = (before: ReadAmount, after: ReadAmount): boolean =>
  Math.max(before.value, after.value) <= mostApart * Math.min(before.value, after.value)

/** "300k, and from July they raised me to 380k": each pay has its months, for the person to see before it counts. */
export function withRaiseWithin(reading: Reading): Reading {
  const { text, amounts } = reading
  const [before, after, more] = amounts.filter(mayBePay)
  const began = beganIn.exec(text)?.[1]
  const month = began === undefined ? undefined : months.get(began.toLowerCase())
  if (before === undefined || after === undefined || more !== undefined || month === undefined) return reading
  if ((before.pair === undefined) !== (after.pair === undefined)) return reading
  const isApart = !mayBecome(before, after)
  const isOneMonth = (text.match(anyMonth) ?? []).every((each) => months.get(each.toLowerCase()) === month)
  const isSettled = before.times !== undefined && after.times !== undefined
  // "From 280k to 320k in July": a change within the year, unless the difference is what is asked.
  const isPair = before.pair === 0 && after.pair === 1
  const isSaid = isPair ? !asksChange.test(text) : becomes.test(text.slice(before.at + before.words.length))
  if (month === 1 || isApart || !isOneMonth || isSettled || !isSaid || text.search(beganIn) < before.at)
    return reading
  return {
    ...reading,
    intent: reading.intent === 'difference' ? 'tax' : reading.intent,
    amounts: amounts.map((amount) =>
      amount === before ? paid(before, month - 1) : amount === after ? paid(after, 13 - month) : amount,
    ),
    unplaced: reading.unplaced.filter((words) => words !== before.words && words !== after.words),
    traps: reading.traps.filter(({ kind }) => !usedByRaise.has(kind)),
  }
}
