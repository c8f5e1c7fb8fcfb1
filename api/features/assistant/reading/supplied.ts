import { withAccounts } from './accounts.ts'
import { withBasicUntold } from './basic-untold.ts'
import { withBenefitsUnpriced } from './told-of-benefits.ts'
import { withOwnCarOffered, withPlannedSale } from './told-of-offers.ts'
import { withPlacement } from './told-of-placements.ts'
import { withEachLeft } from './each-left.ts'
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
  withGivenOnce,
  withHalfRent,
  withMinimumWage,
  withOnePerson,
  withPayAfterPension,
  withPayOfStaff,
  withPaySaidTwice,
  withPensionPaidOut,
  withTaxAgain,
  withTithe,
  withGrossNamed,
  withRentedFor,
  withOtherJob,
} from './told-of-pay.ts'
import {
  withCostOfHouse,
  withCostOfThings,
  withCostsTold,
  withSoldThings,
  withWhatRemains,
  withGainNamed,
  withHouseSold,
} from './told-of-sales.ts'
import { withSpentOnWork } from './told-of-spending.ts'
import {
  withContract,
  withHalfPay,
  withMonthsBefore,
  withMonthsWorked,
  withOtherMonths,
  withQuarters,
  withTotalTold,
  withYearOfTrade,
  withWholeYear,
  withLastYear,
  withMonthsOfService,
  withServiceAllowance,
  withSumTold,
} from './told-of-time.ts'
import {
  withProfitBehind,
  withEveryDay,
  withLeftOfWork,
  withListOfCosts,
  withLossTold,
  withProfitAfter,
  withCostsToCome,
  withGainOften,
} from './told-of-trade.ts'
import {
  withAllTogether,
  withBoughtForWork,
  withCostsNamedBefore,
  withCostStillOn,
  withEachOfMany,
  withGainOfTrade,
  withBonusOfMonth,
  withHearsay,
  withHelpersPaid,
  withTaxOfLastYear,
  withTaxTaken,
  withLivingSpent,
  withMoneyOfOthers,
  withRoomToSleep,
  withWholeBeforeTax,
} from './told-of-costs.ts'
import {
  withAddedToTax,
  withClaimsOfOthers,
  withNamedRightBefore,
  withSameThirteenth,
} from './told-of-deductions.ts'
import { withNairaTold, withShareTold, withHelpPaid, withBoth, withSharedTips } from './told-of-shares.ts'
import { withLandlord, withPractice, withRents, withSpentOnHouse, withOwnRent } from './told-of-houses.ts'
import { withGratuityOutside, withTaxSoFar, withTradeNamed } from './told-of-work.ts'
import {
  withPlatformShare,
  withShareOfOnePay,
  withShareOfSalary,
  withWithheld,
  withDividendTaxed,
} from './shares-taken.ts'
import { withThirteenth } from './thirteenth.ts'
import { withRaiseWithin, withRestOfYear } from './raised-within.ts'
import { withTakingsOfDriving } from './told-of-driving.ts'
import { withCostsOfLetting, withWorkOnHouses } from './told-of-lettings.ts'
import { withOffOfPhases } from './told-of-phases.ts'
import { withJobChanged, withMonthsOfPay } from './months-of-pay.ts'
import { withCallingPaid } from './told-of-callings.ts'
import { withHousing } from './told-of-housing.ts'
import { withLimitHeard, withRentOfOther, withSentToParent } from './told-of-others.ts'
import { withGoneAbroad, withServiceEnded } from './told-of-ends.ts'
import { withRefundAsked, withTaxOfJobs, withWithheldMoney } from './told-of-taken.ts'
import { withPaidStaff } from './paid-staff.ts'
import { withPeriodOfSize } from './period-of-size.ts'
import { withOwnEarnings } from './own-earnings.ts'
import { withPartSaidAgain, withShareInMoney, withShareWorkedOut } from './said-twice.ts'
import { withLosses } from './told-of-losses.ts'
import { withPartOwned } from './part-owned.ts'
import { withAllOf, withEachEarning } from './told-of-each.ts'
import { withList } from './told-in-a-list.ts'
import type { ReadAmount, Reading } from './reading.ts'

/** What a whole may be told to be made of: "basic 500k, housing 300k, other allowances 200k". */
const partsOfPay: ReadonlySet<ReadAmount['role']> = new Set<ReadAmount['role']>(['allowance', 'leave'])

const ofGain = /\btax (?:on|for|of) (?:my |the |di |that )?(?:gain|profit)s?\b/i

/** What an amount was found for in the end dangles no more. */
const withoutPlaced = (reading: Reading): Reading => ({
  ...reading,
  dangling: reading.dangling.filter((role) => {
    const roles = reading.amounts.map((amount) => amount.role)
    const isLet = role === 'rent' && roles.includes('rentReceived')
    // "How much is the tax on my gain?": it follows from the sales and the costs.
    const isWorkedOut =
      role === 'business' && ofGain.test(reading.text) && roles.includes('revenue') && roles.includes('cost')
    // "Housing provided by the company, they rent it at 10m".
    const isHoused = role === 'allowance' && roles.includes('employerRent')
    if (isWorkedOut || isHoused) return false
    return !roles.includes(role) && !isLet && !(partsOfPay.has(role) && roles.includes('basicPart'))
  }),
})

const isOpenCost = ({ role, period, periodBy, isPercent }: ReadAmount): boolean =>
  role === 'cost' && !isPercent && (period === undefined || (period === 'once' && periodBy === 'usual'))

/** What a trade costs comes as often as what it takes in, where nobody says how often: it is no money of one day. */
function withCostsOften(reading: Reading): Reading {
  const [sales, more] = reading.amounts.filter(({ role }) => role === 'revenue')
  return {
    ...reading,
    amounts: reading.amounts.map((amount): ReadAmount => {
      // In months without work nothing is spent on it either.
      const isOfMonths =
        amount.role === 'cost' &&
        !amount.isPercent &&
        amount.times === undefined &&
        more === undefined &&
        sales?.times !== undefined &&
        sales.period === 'month' &&
        amount.period === 'month'
      if (isOfMonths) return { ...amount, times: sales.times, roleBy: 'guess' }
      if (!isOpenCost(amount)) return amount
      const isLess =
        sales !== undefined &&
        more === undefined &&
        sales.period !== undefined &&
        sales.period !== 'once' &&
        amount.value < sales.value &&
        amount.times === undefined
      return isLess
        ? { ...amount, period: sales.period, periodBy: 'shared', times: sales.times, roleBy: 'guess' }
        : { ...amount, period: undefined }
    }),
  }
}

const takesIn: ReadonlySet<ReadAmount['role']> = new Set(['revenue', 'rentReceived', 'business'])
const ofJobs: ReadonlySet<ReadAmount['role']> = new Set(['salary', 'income', 'net', 'raise', 'bonus'])

/** What a first look had in doubt, and what was read since has answered: costs of what came in, a job that pays nothing now. */
const withoutAnswered = (reading: Reading): Reading => {
  const has = (roles: ReadonlySet<ReadAmount['role']>) => reading.amounts.some(({ role }) => roles.has(role))
  const answered = new Set([
    ...(has(takesIn) ? ['costOfNothing'] : []),
    ...(has(ofJobs) || has(takesIn) ? [] : ['until']),
  ])
  return { ...reading, traps: reading.traps.filter(({ kind }) => !answered.has(kind)) }
}

/** Each looks at what the ones before it made of the reading. */
const steps: readonly ((reading: Reading) => Reading)[] = [
  withPaidStaff,
  withPartOfPay,
  withHomeLoan,
  withPartsNamed,
  withPaidOnTop,
  withCallingPaid,
  withTradeNamed,
  withSoldThings,
  withPlannedSale,
  withGainNamed,
  withCostOfThings,
  withWorkOnHouses,
  withCostOfHouse,
  withCostsTold,
  withSpentOnWork,
  withWhatRemains,
  withProfitBehind,
  withHelpPaid,
  withLastYear,
  withCostsToCome,
  withGainOften,
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
  withPayAfterPension,
  withTithe,
  withGivenOnce,
  withHalfRent,
  withMonthsWorked,
  withGrossNamed,
  withOtherJob,
  withRentedFor,
  withServiceAllowance,
  withMonthsOfService,
  withSpentOnHouse,
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
  withOffOfPhases,
  withRents,
  withAllOf,
  withCostsOfLetting,
  withSumTold,
  withPartOwned,
  withPartSaidAgain,
  withEachEarning,
  withSameThirteenth,
  withThirteenth,
  withWithheld,
  withPlatformShare,
  withShareOfSalary,
  withShareOfOnePay,
  withYearOfTrade,
  withBasicAlone,
  withMinimumWage,
  withEachLeft,
  withWithheldMoney,
  withAccounts,
  withTakingsOfDriving,
  withCostsOften,
  withWholeYear,
  withDividendTaxed,
  withHouseSold,
  withOwnRent,
  withNamedRightBefore,
  withClaimsOfOthers,
  withAddedToTax,
  withHelpersPaid,
  withEachOfMany,
  withBonusOfMonth,
  withTaxTaken,
  withTaxOfLastYear,
  withLivingSpent,
  withCostsNamedBefore,
  withMoneyOfOthers,
  withCostStillOn,
  withBoughtForWork,
  withGainOfTrade,
  withRoomToSleep,
  withWholeBeforeTax,
  withHearsay,
  withAllTogether,
  withLosses,
  withShareInMoney,
  withShareWorkedOut,
  withOwnEarnings,
  withPeriodOfSize,
  withHousing,
  withSharedTips,
  withPlacement,
  withOwnCarOffered,
  withBenefitsUnpriced,
  withLimitHeard,
  withRentOfOther,
  withSentToParent,
  withList,
  withMonthsOfPay,
  withJobChanged,
  withTaxOfJobs,
  withRefundAsked,
  withServiceEnded,
  withGoneAbroad,
  withoutAnswered,
  withoutPlaced,
  withBoth,
  withBasicUntold,
]

/** A reading with what its words say of amounts that stand elsewhere in it: of several, of one's own part, of each, of a share. */
export const supplied = (reading: Reading): Reading => steps.reduce((read, step) => step(read), reading)
