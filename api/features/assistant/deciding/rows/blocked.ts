import { isSoft, type ReadAmount, type Reading, type Role, roleOf } from '../../reading/index.ts'
import { askOf } from '../asking/ask.ts'
import { asksFigure, isIncome, sumAmounts } from '../facts/asks-figure.ts'
import { prepare, type Prepared } from '../facts/prepare.ts'
import { asksReliefs, asksTax } from './figures.ts'
import type { Missing } from '../missing.ts'
import type { Context, Row } from '../row.ts'
import { caseOn, openPay } from './cases.ts'

/** Whether there were more amounts than are read at once, so that none was. */
const isTooMany = ({ unplaced, amounts }: Pick<Reading, 'unplaced' | 'amounts'>) =>
  unplaced.length > 0 && amounts.length === 0

/** "Sales 9m, rent 900k": it takes off 20% as the rent of a home, and all of it as that of a shop. */
const isRentOfTrade = (
  { isPercent, currency }: ReadAmount,
  { traps, amounts }: Pick<Reading, 'traps' | 'amounts'>,
): boolean =>
  !isPercent &&
  currency === 'NGN' &&
  traps.some(({ kind, words }) => kind === 'leftOut' && /^(?:the |my )?rent$/i.test(words)) &&
  amounts.some(({ role }) => role === 'revenue' || role === 'business')

/** What was not understood of the words themselves. */
function unread({ traps, unplaced, dangling, amounts }: Reading): Missing | undefined {
  if (isTooMany({ unplaced, amounts })) return { kind: 'tooMany' }
  const trap = traps.find((each) => !isSoft(each))
  const brought = amounts.find(({ role, isPercent }) => role === 'income' && !isPercent)
  if (trap?.kind === 'salesOrProfit' && brought) return { kind: 'salesOrProfit', amount: brought }
  if (trap) return { kind: 'trap', trap }
  const [words] = unplaced
  const amount = amounts.find(({ role }) => role === undefined)
  if (amount && isRentOfTrade(amount, { traps, amounts })) return { kind: 'homeOrShop', amount }
  if (words !== undefined || amount) return { kind: 'unplaced', words: amount?.words ?? words ?? '', amount }
  const [role] = dangling
  const bought = amounts.find((each) => each.role === 'boughtFor')
  if (role === 'soldFor' && bought) return { kind: 'soldFor', amount: bought }
  return role && { kind: 'dangling', role }
}

/** What is missing of the facts, on any side of a pair and in any way to read it. */
function unknownFact(prepared: Prepared): Missing | undefined {
  const isPair = prepared.amounts.some(({ pair }) => pair !== undefined)
  for (const supposed of prepared.supposed)
    for (const side of isPair ? ([0, 1] as const) : [undefined])
      for (const year of prepared.years) {
        const { missing } = caseOn(prepared, { supposed, side, year })
        if (missing) return missing
      }
  return undefined
}

/** Whether a sum of one way only can be told: a comparison or a sum backward of two ways would be four figures. */
const needsOneWay = ({ reading, amounts, years }: Prepared) =>
  years.length > 1 ||
  ['difference', 'saving', 'gross', 'incomeFromTax'].includes(reading.intent) ||
  amounts.some(
    ({ pair, role }) => pair !== undefined || role === 'raise' || role === 'taxPaid' || role === 'net',
  )

/** Whether a rent alone is asked about, of which the relief can be told without an income. */
const isRentAlone = (amounts: readonly ReadAmount[]) =>
  amounts.length === 1 && amounts.every(({ role, isPercent }) => role === 'rent' && !isPercent)

/** The same role twice, outside a pair, without a period to each: it may be one amount corrected, or two. */
function isTwice(amounts: readonly ReadAmount[]): boolean {
  const pay = amounts.filter(
    ({ role, pair, isPercent }) =>
      (role === 'salary' || role === 'income') && pair === undefined && !isPercent,
  )
  // "On 1m monthly and on 2m monthly": one person's two pays, or two questions.
  const isUnnamed = pay.every(({ roleBy, times }) => roleBy !== 'named' && times === undefined)
  return (
    pay.length > 1 &&
    (isUnnamed || pay.some(({ period, times }) => period === undefined && times === undefined))
  )
}

/** Pay of some months whose period nobody said: so much a month, or for all of them. */
const isSupposedMonthly = (amounts: readonly ReadAmount[]): boolean =>
  amounts.some(
    ({ times, period, periodBy }) => times !== undefined && period === 'month' && periodBy === 'usual',
  )

/** In a message of more words, a period that nobody said is not supposed unseen. */
const mostOfShort = 15

/** Whether a story was told, and how often the money in it comes was supposed from its size. */
const isSupposedInStory = ({ reading, supposed }: Prepared): boolean =>
  supposed.some((period) => period !== undefined) &&
  (reading.text.split('\n').at(-1) ?? '').split(/\s+/).length > mostOfShort

/** Words of the person that no class knows, or a reading that could be another: the person looks at it first. */
const isDoubtful = ({ unknown, traps, amounts: all }: Reading, amounts: readonly ReadAmount[]) =>
  unknown.length > 0 ||
  traps.length > 0 ||
  all.some(({ roleBy }) => roleBy === 'guess') ||
  amounts.some(({ role, period }) => role === 'bonus' && period === 'month') ||
  isSupposedMonthly(amounts) ||
  isTwice(amounts)

/** What a sum starts from is no side of a comparison. */
const isGiven: ReadonlySet<Role> = new Set(['net', 'taxable', 'taxPaid', 'raise'])

/** Whether two states can be told apart: a pair, two years, a raise, a deduction, a tax that was taken. */
const isComparable = ({ amounts, years }: Prepared) =>
  years.length > 1 ||
  // A job, and what is earned beside it.
  new Set(
    amounts.flatMap((amount) =>
      amount.role !== undefined && isIncome(amount) ? [roleOf(amount.role).kind] : [],
    ),
  ).size > 1 ||
  amounts.some(
    ({ pair, role }) =>
      pair !== undefined ||
      role === 'raise' ||
      role === 'taxPaid' ||
      role === 'net' ||
      role === 'bonus' ||
      role === 'commission' ||
      role === 'employerCar' ||
      role === 'employerRent' ||
      (role !== undefined && roleOf(role).kind === 'off'),
  )

/** What the question needs and the amounts do not have: another side, or what is left after tax. */
function otherSide(prepared: Prepared): Missing | undefined {
  const { reading, amounts } = prepared
  const hasNet = amounts.some(({ role }) => role === 'net')
  const pay = amounts.find(isIncome)
  if (reading.intent === 'gross' && !hasNet && pay) return { kind: 'net', amount: pay }
  const isOfGiven = amounts.some(
    ({ pair, role }) => pair !== undefined && role !== undefined && isGiven.has(role),
  )
  const isAlone = reading.intent === 'difference' && !isComparable(prepared)
  return isOfGiven || isAlone ? { kind: 'compared' } : undefined
}

/** What stands between a message and its figure, the first thing of all; undefined where nothing does. */
export function missingOf(reading: Reading, context: Context): Missing | undefined {
  const first = unread(reading)
  if (first) return first
  const prepared = prepare(reading, context)
  if (prepared.missing) return prepared.missing
  const amounts = sumAmounts(prepared.found)
  if (
    !amounts.some((amount) => isIncome(amount) && !amount.isPercent) &&
    !(isRentAlone(amounts) && (reading.intent === 'relief' || !asksTax.test(reading.text))) &&
    !asksReliefs(reading) &&
    !isTaxKnown(reading)
  )
    return { kind: 'income' }
  const fact = unknownFact(prepared.found)
  if (fact) return fact
  const side = otherSide(prepared.found)
  if (side) return side
  const open = openPay(prepared.found)
  if (prepared.found.supposed.length > 1 && needsOneWay(prepared.found) && open)
    return { kind: 'period', amount: open }
  const isSure = context.isConfirmed || !(isDoubtful(reading, amounts) || isSupposedInStory(prepared.found))
  return isSure ? undefined : { kind: 'sure' }
}

const isTaxKnown = ({ intent, amounts }: Reading) =>
  (intent === 'incomeFromTax' || intent === 'gross') && amounts.some(({ role }) => role === 'taxPaid')

/** Whatever was not understood, or is missing, is asked: one question, before any figure. */
export const blocked: Row = (reading, context) => {
  if (!asksFigure(reading) && !isTooMany(reading)) return undefined
  const missing = missingOf(reading, context)
  return missing && { kind: 'ask', ask: askOf(missing, reading) }
}
