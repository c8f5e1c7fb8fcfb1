import { spokenSmall } from './numbers/small.ts'
import {
  withBalances,
  withForeignDividends,
  withGivenAtWork,
  withPartOfPay,
  withHomeLoan,
  withPaidOnTop,
  withPartsNamed,
} from './part-of-pay.ts'
import {
  withBasicAlone,
  withMinimumWage,
  withOnePerson,
  withPayOfStaff,
  withPaySaidTwice,
  withPensionPaidOut,
  withTaxAgain,
} from './told-of-pay.ts'
import {
  withCostOfHouse,
  withCostOfThings,
  withCostsTold,
  withPlannedSale,
  withSoldThings,
  withSpentOnWork,
  withWhatRemains,
} from './told-of-sales.ts'
import {
  withHalfPay,
  withOtherMonths,
  withQuarters,
  withTotalTold,
  withYearOfTrade,
  withContract,
  withMonthsBefore,
} from './told-of-time.ts'
import {
  withEveryDay,
  withLandlord,
  withLeftOfWork,
  withListOfCosts,
  withLossTold,
  withPractice,
  withNairaTold,
  withProfitAfter,
  withShareTold,
} from './told-of-trade.ts'
import { withGratuityOutside, withTaxSoFar, withTradeNamed } from './told-of-work.ts'
import { withPlatformShare, withShareOfSalary, withWithheld } from './shares-taken.ts'
import { withRaiseWithin, withRestOfYear } from './raised-within.ts'
import { withPartOwned } from './part-owned.ts'
import type { ReadAmount, Reading } from './reading.ts'
import { roleOf } from './roles.ts'

/** "13th month", "one extra month's pay", with or without "the same amount". */
const thirteenth =
  /\b(?:13th|thirteenth)[ -]month\b|\b(?:one )?extra (?:month|base|basic)\b|\b(?:one|1) month(?:'s)? (?:extra|bonus)\b|\bbonus of (?:one|1|a) month\b|\bone month (?:salary|pay) (?:as|for) (?:bonus|christmas|xmas)\b/i
/** A thirteenth month that is another amount: "half of it", "less". */
const isOther = /\b(?:half|quarter|double|part|less) (?:of )?(?:a |the |one )?(?:13th|month|salary|pay)\b/i

const isPay = ({ role, isPercent, pair }: ReadAmount) =>
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

/** Naira from which pay without a period is of a year. */
const mostAMonth = 2_000_000

/** Whether a message speaks of a thirteenth month. */
export const saysThirteenth = (text: string): boolean => thirteenth.test(text)

/** A thirteenth month without an amount is one month's pay: supplied as a bonus that the person sees before it counts. */
export function withThirteenth(reading: Reading): Reading {
  const pay = monthlyPay(reading.amounts)
  const said = thirteenth.exec(reading.text)
  // "A 13th month of 400k", but "a 13th month of the same amount, and a bonus of 600k".
  const isNamed =
    said !== null &&
    reading.amounts.some(
      ({ role, at }) =>
        role === 'bonus' &&
        (at < said.index ||
          !/\bbonus|\bincentive|\bsame\b/i.test(reading.text.slice(said.index + said[0].length, at))),
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

/** "My husband and I each earn 250k": what everybody of them earns. */
const eachEarns =
  /\b(?:my \w+ and (?:i|me)|me and my \w+|i and my \w+|we|both of us|the two of us)(?: both)? (?:each|both) (?:earns?|gets?|makes?|collects?|receives?|take|dey (?:earn|collect|get|make)|are paid|have)\b/i
const usedByEach: ReadonlySet<string> = new Set(['shared', 'couple', 'people', 'each', 'eachOf'])

/** Everybody pays tax alone: where each of them earns as much, the sum is that of one. */
function withEachEarning(reading: Reading): Reading {
  const isEach = eachEarns.test(reading.text) && reading.amounts.filter(isPay).length === 1
  if (!isEach) return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) => (isPay(amount) ? { ...amount, roleBy: 'guess' } : amount)),
    traps: reading.traps.filter(({ kind }) => !usedByEach.has(kind)),
  }
}

/** "Three flats", "2 tenants": how many of what pays, one by one. */
const counted =
  /\b(two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|[1-9][0-9]) (?:\w+ )?(events|weddings|parties|projects|contracts|gigs|shoots|cakes|trips|lessons|students|sessions|flats?|tenants?|shops?|rooms?|houses|self ?cons?|apartments?|bungalows|stores?|lodges|units|girls|boys|workers|apprentices|attendants|assistants|staff|danfos?|kekes?|okadas?|bikes|buses|trucks|boats|machines|clients|customers|companies|employers|schools|families|offices|homes)\b/i
/** What is let to live in: what several of them bring is rent. */
const isHome = /flat|tenant|room|house|self|apartment|bungalow|lodge/i
const onHouses =
  /\b(?:repair\w*|plumb\w*|roof\w*|paint\w*|maintenance|maintain\w*|agent|caretaker|renovat\w*|insurance|security|borehole|fumigat\w*|cleaning|property)\b/i
const isOfPayers =
  /events|weddings|parties|projects|contracts|gigs|shoots|cakes|trips|lessons|students|sessions|danfo|keke|okada|bikes|buses|trucks|boats|machines|clients|customers|companies|employers|schools|families|offices|homes/i
const isOfStaff = /girls|boys|workers|apprentices|attendants|assistants|staff/i
const each =
  /\beach\b|\bapiece\b|\bper (?:flat|tenant|shop|room|house|unit|apartment)\b|\bevery (?:tenant|flat|one)\b/i

/** "Three flats, each tenant gives me 900k": as much as all of them pay, for the person to see before it counts. */
function withAllOf(reading: Reading): Reading {
  const said = counted.exec(reading.text)
  const [whole = '', count] = said ?? []
  const ofStaff = isOfStaff.test(whole)
  const ofPayers = isOfPayers.test(whole)
  // The amount that stands nearest behind what is counted.
  const [rent] = reading.amounts.filter(
    ({ role, at }) =>
      at > (said?.index ?? 0) &&
      (ofStaff
        ? role === 'cost'
        : ofPayers
          ? role === 'income' || role === 'business' || role === 'revenue' || role === 'salary'
          : role === 'rentReceived' || role === 'rent' || (role === 'income' && isHome.test(whole))),
  )
  if (count === undefined || rent === undefined || !each.test(reading.text)) return reading
  const times = spokenSmall.get(count.toLowerCase()) ?? Number(count)
  const hasCosts = reading.amounts.some(
    ({ role, at }) => role === 'cost' || (role === 'living' && onHouses.test(reading.text.slice(at))),
  )
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      amount !== rent && amount.role === 'living' && onHouses.test(reading.text.slice(amount.at))
        ? { ...amount, role: 'cost' as const, roleBy: 'guess' as const, period: 'year' as const }
        : amount === rent
          ? {
              ...amount,
              value: amount.value * times,
              role: ofStaff
                ? amount.role
                : ofPayers
                  ? hasCosts
                    ? ('revenue' as const)
                    : amount.role
                  : ('rentReceived' as const),
              roleBy: 'guess' as const,
            }
          : amount,
    ),
    traps: reading.traps.filter(({ kind }) => !kind.startsWith('each')),
  }
}

/** What a whole may be told to be made of: "basic 500k, housing 300k, other allowances 200k". */
const partsOfPay: ReadonlySet<ReadAmount['role']> = new Set<ReadAmount['role']>(['allowance', 'leave'])

/** What an amount was found for in the end dangles no more. */
const withoutPlaced = (reading: Reading): Reading => ({
  ...reading,
  dangling: reading.dangling.filter((role) => {
    const roles = reading.amounts.map((amount) => amount.role)
    return !roles.includes(role) && !(partsOfPay.has(role) && roles.includes('basicPart'))
  }),
})

/** What stands between two rents of one list: "700k and 850k a year", "1.2m yearly, the other 900k". */
const inList =
  /^[\s,&]*(?:(?:a|per) (?:year|annum)|yearly|annually)?[\s,&]*(?:and|plus)?\s*(?:(?:the )?(?:other|second)(?: one)?(?: is| at| for| na)?)?\s*$/i
const mayBeRent = ({ role, roleBy, isPercent }: ReadAmount) =>
  !isPercent && (role === undefined || (role === 'income' && roleBy !== 'named'))

/** Rents told in one list, and the pension that a landlord without a job names: received, and no contribution. */
function withRents(reading: Reading): Reading {
  const amounts = [...reading.amounts]
  amounts.forEach((amount, index) => {
    const before = amounts[index - 1]
    if (before?.role !== 'rentReceived' || !mayBeRent(amount)) return
    if (inList.test(reading.text.slice(before.at + before.words.length, amount.at)))
      amounts[index] = { ...amount, role: 'rentReceived', roleBy: 'guess' }
  })
  const hasRents = amounts.some(({ role }) => role === 'rentReceived')
  const isPaid = amounts.some(
    ({ role }) => role !== undefined && ['pay', 'business', 'given'].includes(roleOf(role).kind),
  )
  return {
    ...reading,
    amounts:
      hasRents && !isPaid
        ? amounts.map((amount) =>
            amount.role === 'pension' && !amount.isPercent
              ? { ...amount, role: 'pensionReceived', roleBy: 'guess' }
              : amount,
          )
        : amounts,
    unplaced: reading.unplaced.filter(
      (words) =>
        amounts.some((each) => each.words === words && each.role === undefined) ||
        !amounts.some((each) => each.words === words),
    ),
  }
}

/** What a trade costs comes as often as what it takes in, where nobody says how often: it is no money of one day. */
const withCostsOften = (reading: Reading): Reading => ({
  ...reading,
  amounts: reading.amounts.map((amount) =>
    amount.role === 'cost' && amount.period === 'once' && amount.periodBy === 'usual'
      ? { ...amount, period: undefined }
      : amount,
  ),
})

/** Each looks at what the ones before it made of the reading. */
const steps: readonly ((reading: Reading) => Reading)[] = [
  withPartOfPay,
  withHomeLoan,
  withPartsNamed,
  withPaidOnTop,
  withTradeNamed,
  withSoldThings,
  withPlannedSale,
  withCostOfThings,
  withCostOfHouse,
  withCostsTold,
  withSpentOnWork,
  withWhatRemains,
  withNairaTold,
  withShareTold,
  withProfitAfter,
  withPractice,
  withLandlord,
  withLeftOfWork,
  withListOfCosts,
  withLossTold,
  withEveryDay,
  withPaySaidTwice,
  withOtherMonths,
  withPensionPaidOut,
  withOnePerson,
  withPayOfStaff,
  withTaxAgain,
  withTaxSoFar,
  withGratuityOutside,
  withGivenAtWork,
  withBalances,
  withForeignDividends,
  withTotalTold,
  withContract,
  withMonthsBefore,
  withHalfPay,
  withQuarters,
  withRaiseWithin,
  withRestOfYear,
  withRents,
  withAllOf,
  withPartOwned,
  withEachEarning,
  withThirteenth,
  withWithheld,
  withPlatformShare,
  withShareOfSalary,
  withYearOfTrade,
  withBasicAlone,
  withMinimumWage,
  withCostsOften,
  withoutPlaced,
]

/** A reading with what its words say of amounts that stand elsewhere in it: of several, of one's own part, of each, of a share. */
export const supplied = (reading: Reading): Reading => steps.reduce((read, step) => step(read), reading)
