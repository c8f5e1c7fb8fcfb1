import { months } from './lexicon/months.ts'
import { numberSaid, spokenSmall } from './numbers/small.ts'
import { paid } from './raised-within.ts'
import type { ReadAmount, Reading } from './reading.ts'
import { roleOf } from './roles.ts'

const isPay = ({ role, isPercent, person }: ReadAmount): boolean =>
  !isPercent && person === undefined && (role === 'salary' || role === 'income')

const halfPay = /\bhalf (?:of )?(?:my |the |our )?(?:salary|pay|wages?)\b/i
const ofMonths = /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven) months?\b/i
const halfFor =
  /\bhalf (?:of )?(?:my |the |our )?(?:salary|pay|wages?)\b[^.;,!?\d]{0,20}?\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven) months?\b/i
/** Classes whose words the months of half pay use. */
const usedByHalf: ReadonlySet<string> = new Set([
  'half',
  'until',
  'partYear',
  'ofThat',
  'changeWithin',
  'month',
])

/** "350k monthly, half salary for 3 months, the other 9 full": so many months of each. */
export function withHalfPay(reading: Reading): Reading {
  // "Full pay for 9 months and half pay for the 3 months": those told right behind the half.
  const count = (halfFor.exec(reading.text) ?? ofMonths.exec(reading.text))?.[1]?.toLowerCase()
  const [pay, more] = reading.amounts.filter(isPay)
  if (count === undefined || pay === undefined || more !== undefined || !halfPay.test(reading.text))
    return reading
  const months = numberSaid(count)
  if (pay.period !== 'month' || months < 1 || months > 11) return reading
  return {
    ...reading,
    amounts: reading.amounts.flatMap((amount) =>
      amount === pay
        ? [paid({ ...pay, times: undefined }, 12 - months), { ...paid(pay, months), value: pay.value / 2 }]
        : [amount],
    ),
    traps: reading.traps.filter(({ kind }) => !usedByHalf.has(kind)),
  }
}

const ofQuarter =
  /^\s*(?:naira )?(?:in |for |of )?(?:the )?(?:first|second|third|fourth|last|1st|2nd|3rd|4th|final) quarter\b|^\s*(?:in )?q[1-4]\b/i
const ofOwnWork =
  /\b(?:after (?:my|all|the)|left with|profit|clear|commission|clients?|business|freelanc\w*|trade|shop|agent)\b/i

/** "620k first quarter, 450k second quarter": each once, and together the year. */
export function withQuarters(reading: Reading): Reading {
  const isQuarter = ({ at, words, isPercent, role }: ReadAmount): boolean =>
    !isPercent &&
    (role === undefined || ['income', 'business', 'net', 'salary', 'commission'].includes(role)) &&
    ofQuarter.test(reading.text.slice(at + words.length))
  const quarters = reading.amounts.filter(isQuarter)
  if (quarters.length < 2 || quarters.length > 4) return reading
  const role = ofOwnWork.test(reading.text) ? 'business' : 'income'
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      quarters.includes(amount)
        ? { ...amount, role, roleBy: 'guess', period: 'year', periodBy: 'shared', times: undefined }
        : amount,
    ),
    unplaced: reading.unplaced.filter((words) => !quarters.some((each) => each.words === words)),
    traps: reading.traps.filter(({ kind }) => kind !== 'month' && kind !== 'partYear'),
  }
}

/** Before an amount: it is what the one before it comes to. */
const comesTo =
  /\b(?:so|that is|that's|i\.e\.?|ie|which is|making|total(?:ling)?|altogether|=)\s*(?:it is |about )?[₦n#]?$/i
const inAll = /^\s*(?:naira )?(?:in all|in total|altogether|for everything|all together)\b/i
const usedByTotal: ReadonlySet<string> = new Set(['partYear', 'changeWithin', 'month', 'until'])

/** "700k a month till December, so 4.2m for the year": the same money, as a month and as all its months. */
export function withTotalTold(reading: Reading): Reading {
  const { text, amounts } = reading
  const [pay, total, more] = amounts.filter(
    (amount) => isPay(amount) || amount.role === 'business' || amount.role === undefined,
  )
  if (pay === undefined || total === undefined || more !== undefined || total.at < pay.at) return reading
  const times = total.value / pay.value
  const isTotal =
    pay.period === 'month' &&
    Number.isInteger(times) &&
    times >= 1 &&
    times <= 12 &&
    (comesTo.test(text.slice(0, total.at)) || inAll.test(text.slice(total.at + total.words.length)))
  if (!isTotal) return reading
  return {
    ...reading,
    amounts: amounts.flatMap((amount) =>
      amount === total ? [] : [amount === pay ? { ...pay, times: times === 12 ? undefined : times } : amount],
    ),
    unplaced: reading.unplaced.filter((words) => words !== total.words),
    traps: reading.traps.filter(({ kind }) => !usedByTotal.has(kind)),
  }
}

const monthly = /\b(?:month\w*|weekly|week|payslip|every pay)\b/i

/** "Profit 38m for the year, I pay NHF 120k": where all that is earned is a trade's of a year, so is what is paid in. */
export function withYearOfTrade(reading: Reading): Reading {
  const earned = reading.amounts.filter(
    ({ role, isPercent }) =>
      !isPercent && role !== undefined && ['pay', 'business'].includes(roleOf(role).kind) && role !== 'cost',
  )
  const isTrade =
    earned.length > 0 &&
    earned.every(
      ({ role, period, periodBy }) =>
        (role === 'business' || role === 'revenue') && period === 'year' && periodBy === 'said',
    )
  if (!isTrade || monthly.test(reading.text)) return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      amount.role !== undefined &&
      !amount.isPercent &&
      roleOf(amount.role).kind === 'off' &&
      amount.periodBy !== 'said'
        ? { ...amount, period: 'year', periodBy: 'shared' }
        : amount,
    ),
  }
}

const otherMonths =
  /\b(?:the )?(?:other|remaining|rest)(?: of the)? (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven) months?\b/i
const usedByOthers: ReadonlySet<string> = new Set([
  'each',
  'eachOf',
  'eachOfTwo',
  'partYear',
  'ofThat',
  'month',
])

/** "October to December 400k each month, the other nine months 90k each": the months of both make the year. */
export function withOtherMonths(reading: Reading): Reading {
  const said = otherMonths.exec(reading.text)
  const [first, other, more] = reading.amounts.filter(
    ({ isPercent, role, period }) =>
      !isPercent && period === 'month' && (role === 'income' || role === 'salary' || role === 'business'),
  )
  if (said === null || first?.times === undefined || other === undefined || more !== undefined) return reading
  const count = said[1]?.toLowerCase() ?? ''
  const times = numberSaid(count)
  if (other.times !== undefined || other.at < said.index || first.times + times !== 12) return reading
  const { role } = other
  return {
    ...reading,
    amounts: reading.amounts.map((amount): ReadAmount => {
      if (amount === first) return { ...amount, role, roleBy: 'guess' }
      return amount === other ? { ...amount, times, roleBy: 'guess' } : amount
    }),
    traps: reading.traps.filter(({ kind }) => !usedByOthers.has(kind)),
  }
}

const someMonths =
  /\b(?:a |an )?(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven)[ -]months?(?:'s|’s|s'|s’)? (?:contract|job|engagement|project|role|placement|appointment|gig|internship)\b/i

/** "A 6 months contract at 300k a month": paid for so many months. */
export function withContract(reading: Reading): Reading {
  const said = someMonths.exec(reading.text)
  const [pay, more] = reading.amounts.filter(
    ({ isPercent, role, period }) =>
      !isPercent && period === 'month' && (role === 'income' || role === 'salary' || role === 'business'),
  )
  if (said === null || pay === undefined || more !== undefined || pay.times !== undefined) return reading
  const count = said[1]?.toLowerCase() ?? ''
  const times = numberSaid(count)
  if (times < 1 || times > 12) return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) => (amount === pay ? paid(pay, times) : amount)),
    traps: reading.traps.filter(({ kind }) => kind !== 'partYear'),
  }
}

const countBefore =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven) months?\b[^.;!?\d]{0,25}$/i

/** "7 months I made 350k each month and the other 5 months 150k each": told before each amount, and together the year. */
export function withMonthsBefore(reading: Reading): Reading {
  const pays = reading.amounts.filter(
    ({ isPercent, role, period }) =>
      !isPercent &&
      (period === 'month' || period === undefined) &&
      (role === undefined || role === 'income' || role === 'salary' || role === 'business'),
  )
  const [first, second, more] = pays
  if (first === undefined || second === undefined || more !== undefined) return reading
  const timesOf = (amount: ReadAmount, from: number): number => {
    const count = countBefore.exec(reading.text.slice(from, amount.at))?.[1]?.toLowerCase() ?? ''
    return spokenSmall.get(count) ?? Number(count === '' ? Number.NaN : count)
  }
  const times = [timesOf(first, 0), timesOf(second, first.at + first.words.length)] as const
  if (times[0] + times[1] !== 12 || first.times !== undefined || second.times !== undefined) return reading
  const role = /\b(?:profit|shop|business|sales|trade|farm|sell|selling)\b/i.test(reading.text)
    ? 'business'
    : 'income'
  return {
    ...reading,
    amounts: reading.amounts.map((amount): ReadAmount => {
      const index = [first, second].indexOf(amount)
      return index < 0 ? amount : { ...paid(amount, times[index] ?? 0), role }
    }),
    unplaced: reading.unplaced.filter((words) => words !== first.words && words !== second.words),
    dangling: reading.dangling.filter((each) => each !== 'business'),
    traps: reading.traps.filter(({ kind }) => !usedByOthers.has(kind) && kind !== 'denied'),
  }
}

const workedFor =
  /\bfor (?:only |just |about )?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven) months?\b[^.;!?\d]{0,25}\b(?:at|on|for|earning|paid)\b[^.;!?\d]{0,10}$/i

/** "I worked for 8 months this year at 300k": a month's pay, for so many months. */
export function withMonthsWorked(reading: Reading): Reading {
  const [pay, more] = reading.amounts.filter(isPay)
  const count = pay && workedFor.exec(reading.text.slice(0, pay.at))?.[1]?.toLowerCase()
  if (pay === undefined || more !== undefined || count === undefined || pay.times !== undefined)
    return reading
  const times = numberSaid(count)
  if (pay.period === 'year' && pay.value > mostOfMonth) return reading
  if (
    times < 1 ||
    times > 11 ||
    (pay.period !== undefined && pay.period !== 'month' && pay.period !== 'year')
  )
    return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      amount === pay ? paid({ ...pay, period: pay.period === 'month' ? 'month' : undefined }, times) : amount,
    ),
    traps: reading.traps.filter(({ kind }) => !usedByTotal.has(kind)),
  }
}

/** Naira above which a pay beside "this year" is one of the year. */
const mostOfMonth = 2_000_000

const wholeYear = /\b(?:from )?jan(?:uary)?\s*(?:to|till|until|-|–)\s*dec(?:ember)?\b/i
const byMonth = /\b(?:month(?:ly)?|weekly|week|daily|day)\b/i

/** "From January to December I sold goods of 9 million": of the year, where no other time is named. */
export const withWholeYear = (reading: Reading): Reading =>
  wholeYear.test(reading.text) && !byMonth.test(reading.text)
    ? {
        ...reading,
        amounts: reading.amounts.map((amount) =>
          !amount.isPercent &&
          amount.role !== undefined &&
          ['pay', 'business'].includes(roleOf(amount.role).kind) &&
          amount.periodBy !== 'said'
            ? { ...amount, period: 'year', periodBy: 'shared', times: undefined, roleBy: 'guess' }
            : amount,
        ),
        traps: reading.traps.filter(({ kind }) => kind !== 'month' && kind !== 'partYear'),
      }
    : reading

const lastYear = /^\s*(?:naira )?(?:(?:in|for|of) )?(?:the )?last year\b/i

/** "I made 9 million last year": of a year. */
export const withLastYear = (reading: Reading): Reading => ({
  ...reading,
  amounts: reading.amounts.map((amount) =>
    amount.period === undefined &&
    !amount.isPercent &&
    amount.role !== undefined &&
    ['pay', 'business', 'other'].includes(roleOf(amount.role).kind) &&
    lastYear.test(reading.text.slice(amount.at + amount.words.length))
      ? { ...amount, period: 'year', periodBy: 'said' }
      : amount,
  ),
})

const monthNames = [...months.keys()].join('|')
const fromTo = new RegExp(
  String.raw`\b(?:starts?|started|starting|from|since|began|begins?)\b[^.;!?\d]{0,12}?\b(${monthNames})\b(?:[^.;!?\d]{0,25}?\b(?:till|to|until|ends?|through)\b[^.;!?\d]{0,12}?\b(${monthNames})\b)?`,
  'i',
)

const ofCorps = /\b(?:nysc|corper|corps? member|youth (?:service|corper))\b/i
/** Naira a month that the service pays at most. */
const mostOfService = 100_000

/** "I was in NYSC, they paid 77k allowance": the allowance of the youth service, and no part of a pay. */
export const withServiceAllowance = (reading: Reading): Reading =>
  ofCorps.test(reading.text)
    ? {
        ...reading,
        amounts: reading.amounts.map((amount) =>
          amount.role === 'allowance' && !amount.isPercent && amount.value <= mostOfService
            ? { ...amount, role: 'nysc', roleBy: 'guess' }
            : amount,
        ),
      }
    : reading

/** "My allawee starts April and runs till December": paid for so many months. */
export function withMonthsOfService(reading: Reading): Reading {
  const [, first, last] = fromTo.exec(reading.text) ?? []
  const start = first === undefined ? undefined : months.get(first.toLowerCase())
  const end = last === undefined ? 12 : months.get(last.toLowerCase())
  const [only, more] = reading.amounts.filter(({ role }) => role === 'nysc')
  if (start === undefined || end === undefined || end < start || only === undefined || more !== undefined)
    return reading
  if (only.period !== 'month' || only.times !== undefined) return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      amount === only ? { ...only, times: end - start + 1, roleBy: 'guess' } : amount,
    ),
    traps: reading.traps.filter(({ kind }) => kind !== 'partYear' && kind !== 'month' && kind !== 'until'),
  }
}

const thats =
  /\b(?:so (?:that's|thats|that is)|thats|that's|that is|making|which is|=|total(?:ling)?(?: of)?)\s*(?:about )?[₦n#]?$/i

/** "Each one pays 900k, so thats 3.6m": what the ones before it come to, told again. */
export function withSumTold(reading: Reading): Reading {
  const isTold = (amount: ReadAmount): boolean =>
    !amount.isPercent &&
    thats.test(reading.text.slice(0, amount.at)) &&
    reading.amounts.some((each) => each.at < amount.at && each.value === amount.value)
  const told = reading.amounts.filter(isTold)
  if (told.length === 0) return reading
  return {
    ...reading,
    amounts: reading.amounts.filter((amount) => !told.includes(amount)),
    unplaced: reading.unplaced.filter((words) => !told.some((each) => each.words === words)),
  }
}
