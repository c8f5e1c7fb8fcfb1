import { firstYearOfAct } from '../../years/index.ts'
import { maxAmount } from '../../money/amount.ts'
import { atLeastNothing, type Kobo, nairaOf, sumOfKobo } from '../kobo.ts'
import type { Fills, WorkContext } from '../rules.ts'
import { type BusinessContent, hasCosts, isOnSales, type Pool, poolOf, totalOf } from './pool.ts'

/** Whether sales or costs were typed, so that a profit follows. */
const hasProfit = ({ outcomes }: Pool) =>
  outcomes.some(
    ({ row, allowed, refused }) => row.turnover !== undefined || allowed.length + refused.length > 0,
  )

/** The answers that a business worksheet sets: profits before losses and allowances, and what the Act asks beside them [spec 27.9]. */
export function businessFills(content: BusinessContent, context: WorkContext): Fills {
  const trades = poolOf(content, 'trade', context)
  const lettings = poolOf(content, 'letting', context)
  return {
    ...(trades === null ? {} : tradeFills(trades, content, context)),
    ...(lettings === null || !hasProfit(lettings) ? {} : { rentalIncome: nairaOf(lettings.counted) }),
  }
}

function tradeFills(trades: Pool, content: BusinessContent, context: WorkContext): Fills {
  const income = hasProfit(trades) ? { businessIncome: nairaOf(atLeastNothing(trades.profit)) } : {}
  if (context.taxYear < firstYearOfAct) return income
  if (isOnSales(content, context)) {
    const sales = sumOfKobo(trades.outcomes.map((outcome) => outcome.sales))
    return { ...salesFills(trades, nairaOf(sales)), ...(hasCosts(trades) ? income : {}) }
  }
  const [losses, allowances] = [totalOf(trades.lossesIn), totalOf(trades.allowancesIn)]
  if (!hasProfit(trades) && losses + allowances === 0n) return {}
  return {
    ...income,
    businessRecords: 'yes',
    businessTurnover: null,
    lossesBroughtForward: answerOf(losses),
    capitalAllowances: answerOf(allowances),
  }
}

/** An answer holds at most a trillion; no profit that they come off is higher. */
const answerOf = (amount: Kobo) => Math.min(maxAmount, nairaOf(amount))

/** Without records the profit is not known unless costs were typed: an answer that stands is left as it is. */
function salesFills({ outcomes }: Pool, sales: number): Fills {
  const isKnown = outcomes.some(({ row }) => row.turnover !== undefined || row.dailyTakings !== undefined)
  if (!isKnown) return {}
  return {
    businessRecords: 'no',
    businessTurnover: sales,
    lossesBroughtForward: null,
    capitalAllowances: null,
  }
}
