import { maxAmount } from '../../money/amount.ts'
import { firstYearOfAct } from '../../years/index.ts'
import type { WorksheetFaults } from '../check.ts'
import type { WorksheetContent } from '../kinds.ts'
import { isBoughtUnderAct } from './gain-of.ts'
import { gainsFills } from './fills.ts'
import type { DigitalTrade, Disposal } from './sheet.ts'

type RowFaults<Row> = (row: Row) => Partial<Record<keyof Row, string>>

const disposalFaults: RowFaults<Disposal> = (row) => ({
  ...((row.priceEnd2025 ?? 0) > 0 &&
    isBoughtUnderAct(row) && {
      priceEnd2025: `You bought these in ${firstYearOfAct} or later: leave this empty, or mend the day`,
    }),
  ...(row.boughtOn !== undefined &&
    row.soldOn !== undefined &&
    row.boughtOn > row.soldOn && { boughtOn: 'This is after the day of sale: mend one of the two' }),
})

const digitalFaults: RowFaults<DigitalTrade> = ({ rateAtSale, rateAtPurchase }) => ({
  ...(rateAtSale !== undefined &&
    rateAtPurchase === undefined && {
      rateAtPurchase: 'Give the rate of the day you bought too, or neither',
    }),
  ...(rateAtSale === undefined &&
    rateAtPurchase !== undefined && { rateAtSale: 'Give the rate of the day you sold too, or neither' }),
})

/** Most faults that are told at once. */
const mostFaults = 200

function faultsIn<Row extends object>(
  list: string,
  rows: readonly Row[],
  faultsOf: RowFaults<Row>,
): [string, string][] {
  return rows.flatMap((row, index) =>
    Object.entries<string | undefined>(faultsOf(row)).flatMap(([key, words]): [string, string][] =>
      words === undefined ? [] : [[`${list}.${index}.${key}`, words]],
    ),
  )
}

/** What does not fit together in a row, and sums that no answer can hold. */
export function gainsFaults(content: WorksheetContent<'gains'>): WorksheetFaults {
  const faults = [
    ...faultsIn('disposals', content.disposals, disposalFaults),
    ...faultsIn('digital', content.digital, digitalFaults),
  ]
  if (faults.length > 0) return Object.fromEntries(faults.slice(0, mostFaults))
  const isTooMuch = Object.values(gainsFills(content)).some((amount) => Number(amount) > maxAmount)
  return isTooMuch
    ? {
        [content.disposals.length > 0 ? 'disposals' : 'digital']:
          'Together these come to more than one trillion naira: check the zeros',
      }
    : {}
}
