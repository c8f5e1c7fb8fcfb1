import { cheapest } from './cheapest.ts'
import type { Prices } from './prices.ts'
import type { Sensed } from './senses.ts'
import type { Unit } from './units.ts'

/** What it costs to leave an amount without a cue: more than any cue that belongs to it. */
const unplaced = 7.5
const strengthCost = { noun: 0, source: 0.9, verb: 1.6 } as const
const wrongWay = 5

function costBetween(amount: number, cue: Sensed, prices: Prices): number {
  const isBefore = cue.to <= amount
  const parted = isBefore ? prices.between(cue.to, amount) : prices.between(amount + 1, cue.from)
  const way = (cue.value.binds === 'before' && isBefore) || (cue.value.binds === 'after' && !isBefore) ? wrongWay : 0
  // A word that earns stands before what is earned: "I earn 300k".
  const behind = cue.value.strength === 'verb' && !isBefore ? 1.2 : 0
  return parted + strengthCost[cue.value.strength] + way + behind
}

/** The cue of each amount, by place of the amount; none where nothing near says what it is. */
export function cuesOfAmounts(
  units: readonly Unit[],
  amounts: readonly number[],
  cues: readonly Sensed[],
  prices: Prices,
): Map<number, Sensed> {
  const found = new Map<number, Sensed>()
  if (amounts.length === 0 || cues.length === 0) return found
  const isPercent = (amount: number) => units[amount]?.key === '%'
  const takesPercent = (cue: Sensed) => cue.role !== undefined && percentRoles.has(cue.role)
  const costs = amounts.map((amount) => [
    ...cues.map((cue) =>
      isPercent(amount) && !takesPercent(cue) ? unplaced + 20 : Math.min(costBetween(amount, cue, prices), unplaced + 20),
    ),
    ...amounts.map(() => unplaced),
  ])
  cheapest(costs).forEach((column, row) => {
    const cue = cues[column]
    const amount = amounts[row]
    if (cue && amount !== undefined) found.set(amount, cue)
  })
  return found
}

/** What may be said as a percentage of the pay. */
const percentRoles: ReadonlySet<string> = new Set([
  'pension', 'nhf', 'nhis', 'raise', 'bonus', 'leave', 'allowance', 'employerPension', 'commission', 'taxPaid', 'living', 'rent',
])
