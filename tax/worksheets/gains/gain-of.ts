import { told } from '../../years/told.ts'
import { firstYearOfAct } from '../../years/index.ts'
import { inProportion, type Kobo, koboOf, millionthsOf } from '../kobo.ts'
import type { DigitalTrade, Disposal } from './sheet.ts'

/** Whether a row is of shares, of any country. */
export function areShares({ kind }: Disposal): boolean {
  return kind === 'shares' || kind === 'other-shares'
}

/** Whether something was bought once the Act applied. */
export function isBoughtUnderAct({ boughtOn }: Disposal): boolean {
  return boughtOn !== undefined && boughtOn >= `${firstYearOfAct}-01-01`
}

/** What something had cost: of shares held before the Act, at least their price on the day before it. */
export function costOf(row: Disposal): Kobo {
  const cost = koboOf(row.cost)
  if (!areShares(row) || isBoughtUnderAct(row)) return cost
  const price = koboOf(row.priceEnd2025)
  return price > cost ? price : cost
}

/** Proceeds less cost and the costs of the sale (sections 39 and 40): below 0 for a loss. */
export function gainOf(row: Disposal): Kobo {
  return koboOf(row.proceeds) - costOf(row) - koboOf(row.sellingCosts)
}

/**
 * The gain on digital assets, in naira of the day of sale: below 0 for a loss. Counted in dollars, what the asset had
 * cost weighs as much more naira as the dollar has risen since. Without rates it is plain naira. A reward had no cost.
 */
export function digitalGainOf({
  kind,
  proceeds,
  cost,
  fees,
  rateAtSale,
  rateAtPurchase,
}: DigitalTrade): Kobo {
  const kept = koboOf(proceeds) - koboOf(fees)
  if (kind === 'reward') return kept
  if (rateAtSale === undefined || rateAtPurchase === undefined) return kept - koboOf(cost)
  return kept - inProportion(koboOf(cost), millionthsOf(rateAtSale), millionthsOf(rateAtPurchase))
}

/** Months since the year 0. @param day YYYY-MM-DD. */
const monthsOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** Whether a labelled startup was held for longer than the Act asks; without both days it is not known to be. */
export function isHeldLongEnough({ boughtOn, soldOn }: Disposal): boolean {
  if (boughtOn === undefined || soldOn === undefined) return false
  const months = monthsOf(soldOn) - monthsOf(boughtOn)
  const most = told.angelMonths.value
  return months > most || (months === most && soldOn.slice(8) >= boughtOn.slice(8))
}
