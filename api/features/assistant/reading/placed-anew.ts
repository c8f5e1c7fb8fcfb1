import { tokensOf } from './numbers/index.ts'
import type { ReadAmount, Reading } from './reading.ts'

type Change = Partial<Pick<ReadAmount, 'role' | 'roleBy' | 'period' | 'periodBy'>>

/** A reading some of whose amounts are placed anew: nothing of them is open any more. */
export function placedAnew(
  reading: Reading,
  changeOf: (amount: ReadAmount) => Change | undefined,
  explained: readonly ReadAmount['role'][] = [],
): Reading {
  const changes = new Map(reading.amounts.map((amount) => [amount, changeOf(amount)] as const))
  const changed = reading.amounts.filter((amount) => changes.get(amount) !== undefined)
  if (changed.length === 0) return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) => ({ ...amount, ...changes.get(amount) })),
    unplaced: reading.unplaced.filter((words) => !changed.some((each) => each.words === words)),
    dangling: reading.dangling.filter((role) => !explained.includes(role)),
  }
}

/** The text before an amount. */
export const before = ({ text }: Reading, { at }: ReadAmount): string => text.slice(0, at)
/** The text behind an amount. */
export const behind = ({ text }: Reading, { at, words }: ReadAmount): string => text.slice(at + words.length)

/** Whether an amount is still as much as was typed: it was not yet taken as often as there are of what it is for. */
export const isAsTyped = ({ words, value }: ReadAmount): boolean => tokensOf(words)[0]?.value === value
