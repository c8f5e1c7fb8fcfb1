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
/** Told before both pays. */
const raisedBefore = /\b(?:got|was|been|were|am) (?:a )?(?:promot\w*|raise|increment|upgraded)\b/i
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
    // "From December", "from July it is 500k": a guess that the words around alone made.
    ((role === 'bonus' || role === 'business') && roleBy === 'guess')) &&
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

/** Says that the second pay came for the rest of the year. */
const forTheRest =
  /\b(?:moved|new|changed|joined|then|after that|afterwards?|since|thereafter|from then|now|ever since|the rest|later)\b/i

/** "200k a month until May, then 260k a month since": the second pay has the months that the first leaves. */
export function withRestOfYear(reading: Reading): Reading {
  const [before, after, more] = reading.amounts.filter(
    ({ isPercent, role, period }) =>
      !isPercent &&
      period === 'month' &&
      (role === undefined || ['income', 'salary', 'business'].includes(role)),
  )
  // "Till December" behind the second pay says where the year ends, and no twelve months.
  const isOpen = after?.times === undefined || after.times === 12
  if (before?.times === undefined || after === undefined || !isOpen || more) return reading
  const until = /\b(?:until|till|til|up to|upto|to end of|through)\b/i.test(reading.text)
  const between = reading.text.slice(before.at + before.words.length)
  const isMonths = Number.isInteger(before.times) && before.times > 0 && before.times < 12
  if (!until || !isMonths || !forTheRest.test(between) || after.at < before.at || !mayBecome(before, after))
    return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      amount === after ? paid(after, 12 - (before.times ?? 0)) : amount,
    ),
    unplaced: reading.unplaced.filter((words) => words !== after.words),
    traps: reading.traps.filter(({ kind }) => !usedByRaise.has(kind) && kind !== 'until'),
  }
}

/** "300k monthly with a 10% raise from July": the pay before it, and the pay with it, each of its months. */
function withShareRaised(reading: Reading): Reading | undefined {
  const { text, amounts } = reading
  const [pay, second] = amounts.filter(mayBePay).filter(({ role }) => role !== 'raise')
  const [raise, other] = amounts.filter(({ role, isPercent }) => role === 'raise' && isPercent)
  // "From January to June I get 200k. From July they raised it by 35%": the month told with the raise.
  const began = beganIn.exec(text.slice(pay?.at ?? 0))?.[1] ?? beganIn.exec(text)?.[1]
  const month = began === undefined ? undefined : months.get(began.toLowerCase())
  if (pay === undefined || second || raise === undefined || other || month === undefined || month === 1)
    return undefined
  // Asked before and after, the difference is of whole years.
  if (asksChange.test(text)) return undefined
  const isMonthly = pay.period === 'month' || (pay.period === undefined && pay.value < mostAMonth)
  if (!isMonthly) return undefined
  const raised = Math.round(pay.value * (100 + raise.value)) / 100
  return {
    ...reading,
    intent: reading.intent === 'difference' ? 'tax' : reading.intent,
    amounts: amounts.flatMap((amount) =>
      amount === pay
        ? [paid(pay, month - 1), { ...paid(pay, 13 - month), value: raised }]
        : amount === raise
          ? []
          : [amount],
    ),
    traps: reading.traps.filter(({ kind }) => !usedByRaise.has(kind)),
  }
}

const setApart = /\b(?:offers?|company [ab12]|which (?:one|job|offer))\b/i

/** Naira from which pay without a period is of a year. */
const mostAMonth = 2_000_000

/** "300k, and from July they raised me to 380k": each pay has its months, for the person to see before it counts. */
export function withRaiseWithin(reading: Reading): Reading {
  const shared = withShareRaised(reading)
  if (shared) return shared
  const { text, amounts } = reading
  const [before, after, more] = amounts.filter(mayBePay)
  const began = beganIn.exec(text)?.[1]
  const month = began === undefined ? undefined : months.get(began.toLowerCase())
  // "Company A pays 450k, B 400k and a 13th month in December": two offers, and no raise.
  if (setApart.test(text)) return reading
  if (before === undefined || after === undefined || more !== undefined || month === undefined) return reading
  if ((before.pair === undefined) !== (after.pair === undefined)) return reading
  const isApart = !mayBecome(before, after)
  const isOneMonth = (text.match(anyMonth) ?? []).every((each) => months.get(each.toLowerCase()) === month)
  const isSettled = before.times !== undefined && after.times !== undefined
  // "From 280k to 320k in July": a change within the year, unless the difference is what is asked.
  const isPair = before.pair === 0 && after.pair === 1
  const isSaid = isPair
    ? !asksChange.test(text)
    : raisedBefore.test(text.slice(0, before.at)) || becomes.test(text.slice(before.at + before.words.length))
  const isBegunLater = beganIn.test(text.slice(before.at))
  if (month === 1 || isApart || !isOneMonth || isSettled || !isSaid || !isBegunLater) return reading
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
