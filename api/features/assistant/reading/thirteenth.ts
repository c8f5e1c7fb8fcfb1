import type { ReadAmount, Reading } from './reading.ts'

/** "13th month", "one extra month's pay", with or without "the same amount". */
const thirteenth =
  /\b(?:13th|thirteenth)[ -]month\b|\b(?:one )?extra (?:month|base|basic)\b|\b(?:one|1) month(?:'s)? (?:extra|bonus)\b|\bbonus of (?:one|1|a) month\b|\bone month (?:salary|pay) (?:as|for) (?:bonus|christmas|xmas)\b/i
/** A thirteenth month that is another amount: "half of it", "less". */
const isOther = /\b(?:half|quarter|double|part|less) (?:of )?(?:a |the |one )?(?:13th|month|salary|pay)\b/i

/** Pay of a job that is told as a sum of money, in no pair. */
export const isPay = ({ role, isPercent, pair }: ReadAmount) =>
  !isPercent && pair === undefined && (role === 'salary' || role === 'income' || role === 'basicPart')

/** The pay of one month that a thirteenth is as much as; undefined where the message has none, or several. */
function monthlyPay(amounts: readonly ReadAmount[]): ReadAmount | undefined {
  const monthly = amounts.filter((amount) => isPay(amount) && amount.role !== 'basicPart')
  const [only, more] = monthly
  // Who speaks of a thirteenth month is paid by the month.
  const isMonthly =
    only?.period === 'month' || (only?.period === undefined && (only?.value ?? 0) < mostAMonth)
  return more === undefined && isMonthly ? only : undefined
}

/** "And 150k productivity bonus": so near behind an amount stands its name. */
const nearBonus = 22

/** Naira from which pay without a period is of a year. */
const mostAMonth = 2_000_000

/** Whether a message speaks of a thirteenth month. */
export const saysThirteenth = (text: string): boolean => thirteenth.test(text)

/** Behind the words, as "of another", its amount. */
const ofAnother = /^(?: (?:salary|pay|bonus))?(?: (?:of|is|na|worth))? (?:another |also |about )*[₦n#]?$/i

/** "13th month salary of another 500k": called pay, and paid once. */
function withThirteenthNamed(reading: Reading): Reading {
  const said = thirteenth.exec(reading.text)
  const end = said === null ? 0 : said.index + said[0].length
  const isIt = (amount: ReadAmount): boolean =>
    said !== null &&
    isPay(amount) &&
    amount.at > end &&
    ofAnother.test(reading.text.slice(end, amount.at)) &&
    reading.amounts.some((each) => each !== amount && isPay(each))
  if (!reading.amounts.some(isIt)) return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      isIt(amount)
        ? { ...amount, role: 'bonus', roleBy: 'guess', period: 'once', periodBy: 'usual', times: undefined }
        : amount,
    ),
    traps: reading.traps.filter(({ kind, words }) => kind !== 'month' || !/^dec/i.test(words)),
  }
}

/** A thirteenth month without an amount is one month's pay: supplied as a bonus that the person sees before it counts. */
export function withThirteenth(given: Reading): Reading {
  const reading = withThirteenthNamed(given)
  const pay = monthlyPay(reading.amounts)
  const said = thirteenth.exec(reading.text)
  // "A 13th month of 400k", but "a 13th month of the same amount, and a bonus of 600k".
  const isNamed =
    said !== null &&
    reading.amounts.some(
      ({ role, at, words }) =>
        role === 'bonus' &&
        (at <= said.index ||
          !/\bbonus|\bincentive|\bsame\b/i.test(
            reading.text.slice(said.index + said[0].length, at + words.length + nearBonus),
          )),
    )
  if (pay === undefined || said === null || isNamed || reading.zero.includes('bonus')) return reading
  if (isOther.test(reading.text)) return reading
  const bonus: ReadAmount = {
    ...pay,
    role: 'bonus',
    roleBy: 'guess',
    period: 'once',
    periodBy: 'usual',
    times: undefined,
    words: said[0],
    at: said.index,
  }
  return {
    ...reading,
    amounts: [
      ...reading.amounts.map((amount) => (amount === pay ? { ...pay, period: 'month' as const } : amount)),
      bonus,
    ],
    dangling: reading.dangling.filter((role) => role !== 'bonus'),
    traps: reading.traps.filter(
      ({ kind, words }) => !['each', 'same', 'including'].includes(kind) && !/^dec/i.test(words),
    ),
  }
}
