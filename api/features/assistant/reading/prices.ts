import { isAmount, isStop, type Unit } from './units.ts'
import { links, wordsOf } from './words.ts'

/** Words that part one statement from the next. */
export const partings = wordsOf(', and but plus & + while ; then or')

/**
 * What each word costs as something that parts an amount from what it is, summed from the left: the price of a stretch
 * is a difference of two sums.
 */
export interface Prices {
  readonly between: (from: number, to: number) => number
}

const costOf = (unit: Unit, isTagged: boolean, isGone: boolean): number => {
  if (isGone) return 0.15
  if (isStop(unit)) return 9
  if (isAmount(unit)) return 5
  if (partings.has(unit.word)) return 3
  if (links.has(unit.word)) return 0.15
  return isTagged ? 0.3 : 0.8
}

/** Prices of a text; `isTagged` says of a unit that a period or the like covers it, which parts little;
 * `isGone` that the person took it back. */
export function pricesOf(
  units: readonly Unit[],
  isTagged: (unit: number) => boolean,
  isGone: (unit: number) => boolean,
): Prices {
  const sums = [0]
  units.forEach((unit, i) => sums.push((sums[i] ?? 0) + costOf(unit, isTagged(i), isGone(i))))
  return { between: (from, to) => (from < to ? (sums[to] ?? 0) - (sums[from] ?? 0) : 0) }
}
