import { maxAmount } from '../../money/amount.ts'
import { formatNaira } from '../../money/format.ts'
import { firstYearOfAct } from '../../years/index.ts'
import { reporters } from '../../years/reporters.ts'
import type { WorksheetFaults } from '../check.ts'
import { koboOf, sumOfKobo } from '../kobo.ts'
import type { WorkContext } from '../rules.ts'
import { dayInWords } from './period.ts'
import type { BusinessContent } from './pool.ts'
import type { Business } from './sheet.ts'

/** What does not fit together though each box does. */
export function businessFaults(content: BusinessContent, { taxYear }: WorkContext): WorksheetFaults {
  return Object.fromEntries([
    ...content.businesses.flatMap((row, index) => periodFaults(row, `businesses.${index}`, taxYear)),
    ...unknownBusinesses(content),
    ...tooMuch(content),
  ])
}

type Fault = readonly [path: string, words: string]

function periodFaults({ from, to }: Business, path: string, taxYear: number): readonly Fault[] {
  if (to !== undefined && Number(to.slice(0, 4)) < taxYear) return [[`${path}.to`, otherYear(to)]]
  const end = to ?? `${taxYear}-12-31`
  return from !== undefined && from > end
    ? [[`${path}.from`, `Type a first day that is not after the last one, ${dayInWords(end)}`]]
    : []
}

/** Accounts belong to the year in which they end. */
function otherYear(to: string): string {
  const year = Number(to.slice(0, 4))
  const oldLaw =
    year < firstYearOfAct
      ? `. Accounts that ended before ${firstYearOfAct} stay under the old law: so reported, by the ${reporters.transitionNote}`
      : ''
  return `These accounts ended in ${year}: they belong to a calculation of that year${oldLaw}`
}

/** Costs and assets of a business that is not in the list; without any business a remark says what is missing. */
function unknownBusinesses({ businesses, costs, assets }: BusinessContent): readonly Fault[] {
  const most = businesses.length
  if (most === 0) return []
  const words =
    most === 1
      ? 'There is one business in your list: type 1, or leave this empty'
      : `There are ${most} businesses in your list: type a number from 1 to ${most}`
  return Object.entries({ costs, assets }).flatMap(([list, rows]) =>
    rows.flatMap(({ business = 1 }, index): readonly Fault[] =>
      business > most ? [[`${list}.${index}.business`, words]] : [],
    ),
  )
}

/** An answer holds at most one trillion: so must what is added up to it. */
function tooMuch({ businesses, costs, assets, broughtForward }: BusinessContent): readonly Fault[] {
  const sums: Readonly<Record<string, readonly (number | undefined)[]>> = {
    businesses: businesses.flatMap(({ turnover, dailyTakings = 0, daysOpen }) => [
      turnover ?? dailyTakings * (daysOpen ?? 366),
    ]),
    costs: costs.map(({ amount }) => amount),
    assets: assets.map(({ cost }) => cost),
    broughtForward: broughtForward.map(({ amount }) => amount),
  }
  return Object.entries(sums).flatMap(([list, amounts]): readonly Fault[] =>
    sumOfKobo(amounts.map(koboOf)) > koboOf(maxAmount)
      ? [[list, `Together these are more than ${formatNaira(maxAmount)}: check the number of zeros`]]
      : [],
  )
}
