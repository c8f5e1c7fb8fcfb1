import { type Kobo, koboOf, sumOfKobo } from '../kobo.ts'
import { told } from '../../years/told.ts'
import { type CostKind, costKinds, tooLongBefore } from './cost-kinds.ts'
import { yearsBefore } from './period.ts'
import type { Business, Cost } from './sheet.ts'

/** All costs of one kind of a business, as the law takes them. */
export interface CostSum {
  readonly kind: CostKind
  readonly label: string
  readonly section: string
  readonly refusedBecause: string | null
  readonly amount: Kobo
}

/** What a business took in and spent. */
export interface Outcome {
  readonly row: Business
  /** Its place in the list, counted from 0. */
  readonly index: number
  readonly sales: Kobo
  readonly allowed: readonly CostSum[]
  readonly refused: readonly CostSum[]
  /** Sales less allowed costs: below 0 it is a loss. */
  readonly profit: Kobo
}

/** Days of takings that are counted for a trade whose sales nobody knows. */
export function daysCounted({ daysOpen }: Business): number {
  return Math.min(daysOpen ?? told.presumptiveDays.value, told.presumptiveDays.value)
}

/** Sales as typed; without them the takings of a usual day for each day. */
function salesOf(row: Business): Kobo {
  if (row.turnover !== undefined) return koboOf(row.turnover)
  return koboOf(row.dailyTakings) * BigInt(daysCounted(row))
}

/** Why the law refuses a cost; null where it comes off. */
function refusalOf({ kind, on }: Cost, { from }: Business): string | null {
  const isTooOld =
    kind === 'before-start' &&
    on !== undefined &&
    from !== undefined &&
    on < yearsBefore(from, told.startCostYears.value)
  return isTooOld ? tooLongBefore : costKinds[kind].refusedBecause
}

/** Adds costs up by kind and by what the law says of them, in the order of the kinds. */
function addedUp(costs: readonly Cost[], row: Business): readonly CostSum[] {
  const judged = costs.map((cost) => ({ ...cost, because: refusalOf(cost, row) }))
  return (Object.keys(costKinds) as CostKind[]).flatMap((kind) => {
    const ofKind = judged.filter((cost) => cost.kind === kind)
    return [...new Set(ofKind.map(({ because }) => because))].map((refusedBecause) => ({
      kind,
      label: costKinds[kind].label,
      section: costKinds[kind].section,
      refusedBecause,
      amount: sumOfKobo(
        ofKind.filter(({ because }) => because === refusedBecause).map(({ amount }) => koboOf(amount)),
      ),
    }))
  })
}

/** What a business comes to by itself. @param costs its own. */
export function outcomeOf(row: Business, index: number, costs: readonly Cost[]): Outcome {
  const sums = addedUp(costs, row)
  const allowed = sums.filter(({ refusedBecause }) => refusedBecause === null)
  const sales = salesOf(row)
  return {
    row,
    index,
    sales,
    allowed,
    refused: sums.filter(({ refusedBecause }) => refusedBecause !== null),
    profit: sales - sumOfKobo(allowed.map(({ amount }) => amount)),
  }
}
