import { munkres } from 'munkres'
import type { Couple } from './coupled.ts'
import { partings, type Prices } from './prices.ts'
import { roleOf } from './roles.ts'
import type { Sensed } from './senses.ts'
import type { Unit } from './units.ts'

/** What it costs to leave an amount without a cue: more than any cue that belongs to it. */
const unplaced = 6.2
/** Dearer than leaving it. */
const never = unplaced + 20
const strengthCost = { noun: 0, source: 0.9, verb: 1.6 } as const
const wrongWay = 5

/** What may be said as a percentage of the pay. */
const percentRoles: ReadonlySet<string> = new Set([
  'pension',
  'nhf',
  'nhis',
  'raise',
  'bonus',
  'leave',
  'allowance',
  'employerPension',
  'commission',
  'taxPaid',
  'living',
  'rent',
  'threshold',
])
/** A rate of exchange is naira, and less than any pay. */
const mayBeRate = (unit: Unit | undefined): boolean =>
  unit !== undefined && unit.token.value < 10_000 && (unit.token.currency ?? 'NGN') === 'NGN'

const takesPercent = ({ role }: Sensed): boolean => role !== undefined && percentRoles.has(role)

function costBetween(units: readonly Unit[], amount: number, cue: Sensed, prices: Prices): number {
  const isBefore = cue.to <= amount
  // "NHF on 300k": the 300k is what it is taken from.
  const isBase =
    isBefore && units[cue.to]?.word === 'on' && ['pension', 'nhf', 'nhis'].includes(cue.role ?? '')
  if (isBase) return never
  // "300k monthly and they pay my rent": what comes off stands in one statement with its amount.
  const [from, to] = isBefore ? [cue.to, amount] : [amount + 1, cue.from]
  const gap = units.slice(from, to).map(({ word }) => word)
  // "rent, 50k a month" is one statement.
  // "I rent a duplex in Ikoyi, 9m a year": a comma alone parts little where the name stands first.
  const isParted = gap.some((word) => partings.has(word) && !(isBefore && word === ','))
  if (isParted && cue.role !== undefined && ['off', 'other'].includes(roleOf(cue.role).kind)) return never
  const parted = isBefore ? prices.between(cue.to, amount) : prices.between(amount + 1, cue.from)
  const way =
    (cue.value.binds === 'before' && isBefore) || (cue.value.binds === 'after' && !isBefore) ? wrongWay : 0
  // A word that earns stands before what is earned: "I earn 300k".
  const behind = cue.value.strength === 'verb' && !isBefore ? 1.2 : 0
  return parted + strengthCost[cue.value.strength] + way + behind
}

/** Words between a name and its amount: "a loan of 4m", "rent is 500k". */
const isOf = new Set(['of', 'is', 'na', 'was', ':', '='])

/** The cue of each amount, by place of the amount; none where nothing near says what it is. */
export function cuesOfAmounts(
  units: readonly Unit[],
  amounts: readonly number[],
  cues: readonly Sensed[],
  prices: Prices,
  couples: readonly Couple[],
): Map<number, Sensed> {
  const found = new Map<number, Sensed>()
  if (amounts.length === 0 || cues.length === 0) return found
  const isPercent = (amount: number) => units[amount]?.key === '%'
  // Two amounts of one thing take one phrase: the one that is nearer to either.
  const rows = amounts.filter((amount) => !couples.some(({ second }) => second === amount))
  // "I collected a loan of 4m": the name between the verb and the amount claims it.
  const isClaimed = (amount: number, cue: Sensed): boolean =>
    cue.value.strength !== 'noun' &&
    cues.some(
      (name) =>
        name.value.strength === 'noun' &&
        (name.from >= cue.to || cue.from > amount) &&
        name.to <= amount &&
        units.slice(name.to, amount).every(({ word }) => isOf.has(word)),
    )
  const costOf = (amount: number, cue: Sensed): number =>
    isClaimed(amount, cue) ||
    (isPercent(amount) && !takesPercent(cue)) ||
    (cue.role === 'rate' && !mayBeRate(units[amount]))
      ? never
      : Math.min(costBetween(units, amount, cue, prices), never)
  const costs = rows.map((amount) => {
    const mate = couples.find(({ first }) => first === amount)?.second
    return [
      ...cues.map((cue) => Math.min(costOf(amount, cue), mate === undefined ? never : costOf(mate, cue))),
      ...rows.map(() => unplaced),
    ]
  })
  for (const [row, column] of munkres(costs)) {
    const cue = cues[column]
    const amount = rows[row]
    if (cue && amount !== undefined) found.set(amount, cue)
  }
  return inOneDirection(units, rows, found)
}

/** Few enough words between a name and its amount that it may as well belong to the other neighbour. */
const closeBy = 2

/**
 * "700k pension 56k nhf 17.5k rent 3m": each name stands between two amounts and costs the same both ways. People say the
 * pay first, so each name is of the amount behind it where the first amount would be the pay.
 */
function inOneDirection(
  units: readonly Unit[],
  rows: readonly number[],
  found: ReadonlyMap<number, Sensed>,
): Map<number, Sensed> {
  const between = rows.slice(1).map((amount, index) => {
    const before = rows[index] ?? 0
    return [...found.values()].find(
      ({ from, to }) => from > before && to <= amount && from - before <= closeBy && amount - to < closeBy,
    )
  })
  const names = between.filter((cue) => cue !== undefined)
  const isChain = names.length > 1 && names.length === rows.length - 1 && found.size === names.length
  const first = rows[0] ?? 0
  if (!isChain || found.get(first) === undefined) return new Map(found)
  const isOff = names.every(({ role }) => role !== undefined && roleOf(role).kind === 'off')
  return isOff ? new Map(rows.slice(1).map((amount, index) => [amount, names[index] as Sensed])) : new Map()
}
