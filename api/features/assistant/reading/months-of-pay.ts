import { numberSaid } from './numbers/small.ts'
import type { ReadAmount, Reading } from './reading.ts'
import { isMoney } from './words-of-trade.ts'

const count = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven)`
/** A count of months, with what stands before and behind it in its sentence. */
const counted = new RegExp(String.raw`([^.;!?]*?)\b${count} months?(?:'|’)?s?\b([^.;!?]*)`, 'gi')
/** Months that are none of a pay: of age, of waiting, of what a person did beside. */
const ofElse =
  /^\s*(?:ago|old|pregnant|baby|back|notice|probation|course|training|rent|leave|in advance|before now|to go|left in|away|without)\b/i
const notOfPay =
  /\b(?:pregnant|married|school|training|course|sick|rent of|advance|owe|owes|owed|owing|unpaid|never paid|arrears|other|remaining|zero|nothing|idle|fine|penalty|after|late|miss|missed|every|last|past)\b[^.;!?\d]{0,15}$/i
/** Says that nothing was paid or done in them. */
const notPaid =
  /\b(?:not|never|neva|no|haven't|hasn't|didn't|without)\b[^.;!?]{0,25}\b(?:paid|pay|paying|received?|collect\w*|work\w*|salary|gets?|got)\b/i
/** Says of the months that money was earned in them. */
const ofWork =
  /\b(?:each of|work\w*|job|jobs|contract|onboard|on board|at sea|offshore|salary|pay|paid|earn\w*|collect\w*|receive\w*|made|make|profit|season|gigs?|projects?|employed|served|taught|season)\b/i

const mayLast = ({ role, period, periodBy, times, value, pair }: ReadAmount): boolean =>
  (role === 'income' || role === 'salary' || role === 'business' || role === 'net') &&
  pair === undefined &&
  times === undefined &&
  (period === 'month' || (value < mostOfMonth && (period === undefined || periodBy !== 'said')))
/** More than this without a period is no pay of a month, in naira. */
const mostOfMonth = 3_000_000
/** Classes whose words a count of months explains. */
const explained: ReadonlySet<string> = new Set([
  'partYear',
  'month',
  'each',
  'eachOf',
  'until',
  'sometimes',
  'wasOnce',
])

/** The one count of months in which money was earned; undefined where none is told, or several that do not make a year. */
function monthsIn(text: string): number | undefined {
  const all = [...text.matchAll(counted)].flatMap(([, before = '', number = '', behind = '']) => {
    const times = numberSaid(number)
    if (ofElse.test(behind) || !(times >= 1 && times <= 11)) return []
    return [
      {
        times,
        isOfPay:
          !notOfPay.test(before) &&
          !notPaid.test(`${before} ${behind}`) &&
          ofWork.test(`${before} ${behind}`),
      },
    ]
  })
  const [only, more] = [...new Set(all.filter(({ isOfPay }) => isOfPay).map(({ times }) => times))]
  if (only === undefined || more !== undefined) return undefined
  // "Jobs for 7 months, the other 5 months zero": both make the year.
  return all.every(({ times, isOfPay }) => isOfPay || times + only === 12) ? only : undefined
}

const inThoseMonths = /\b(?:each|every one|all) of (?:the|those|these|dem) (?:\w+ )?months?\b/i

const isOfPart = ({ kind }: { readonly kind: string }): boolean => kind === 'partYear' || kind === 'eachOf'

/**
 * "8 months onboard at 3,000 dollars a month", "1.5m salary for each of the 3 months": the only pay of a message, for the only
 * count of months that work is told of. Shown before it counts.
 */
export function withMonthsOfPay(reading: Reading): Reading {
  const months = monthsIn(reading.text)
  if (months === undefined || !reading.traps.some(isOfPart)) return reading
  const isOfThose = inThoseMonths.test(reading.text)
  const pays = reading.amounts.filter(
    (amount) => isMoney(amount) && mayLast(isOfThose ? { ...amount, periodBy: 'usual' } : amount),
  )
  const timed = reading.amounts.filter(({ times, role }) => times !== undefined && role !== 'taxPaid')
  const [pay, more] = pays
  const traps = reading.traps.filter(({ kind }) => !explained.has(kind))
  // "600k monthly till April, 90,500 tax each of the 4 months": the months of the pay, said again.
  if (pay === undefined && timed.length === 1 && timed[0]?.times === months) return { ...reading, traps }
  if (pay === undefined || more !== undefined || timed.length > 0) return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      amount === pay ? { ...pay, times: months, period: 'month', periodBy: 'said', roleBy: 'guess' } : amount,
    ),
    traps,
  }
}

const changedJob =
  /\b(?:chang\w+|mov\w+|switch\w+|left|resign\w+|transfer\w+|got)\b[^.;!?\d]{0,30}\b(?:compan\w+|jobs?|employers?|firms?|offices?|banks?|schools?|work|employment)\b/i
const ofEach =
  /\b(?:first|former|old|previous|initial|last)\b[^]*\b(?:second|new|present|current|next|other|now|latter)\b/i
const withinYear = /\b(?:this|during the|within the|in the|mid|middle of the) year\b|\b20\d\d\b/i
const saysMonths =
  /\b(?:months?(?= (?:each|at|in|with|for|there))|half|january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/i

/** "Changed company this year, the first paid 280k and the second pays 390k": from which month, has to be asked. */
export function withJobChanged(reading: Reading): Reading {
  const { text, amounts, intent } = reading
  const pays = amounts.filter(
    ({ role, pair, times, isPercent }) =>
      (role === 'income' || role === 'salary') && pair === undefined && times === undefined && !isPercent,
  )
  const isChanged =
    pays.length === 2 &&
    intent !== 'difference' &&
    changedJob.test(text) &&
    ofEach.test(text) &&
    withinYear.test(text) &&
    !saysMonths.test(text)
  const words = changedJob.exec(text)?.[0] ?? ''
  return isChanged ? { ...reading, traps: [...reading.traps, { kind: 'changeWithin', words }] } : reading
}
