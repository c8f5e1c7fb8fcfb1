import type { ReadAmount, Reading } from './reading.ts'
import { roleOf } from './roles.ts'

const isOff = ({ role, isPercent }: ReadAmount): boolean =>
  !isPercent && role !== undefined && roleOf(role).kind === 'off'
const isPhase = ({ role, period, times, isPercent }: ReadAmount): boolean =>
  !isPercent && (role === 'income' || role === 'salary') && period === 'month' && times !== undefined

/** Taken off by the month, of months that are not told with it. */
const isOfPhase = (amount: ReadAmount): boolean =>
  isOff(amount) && amount.period === 'month' && amount.times === undefined

/**
 * "January to May 310k a month (pension 24,800), from June 455k (pension 36,400)": what is told behind the pay of some months
 * is taken of those months, where each of them has its own.
 */
export function withOffOfPhases(reading: Reading): Reading {
  const phases = reading.amounts.filter(isPhase)
  const phaseOf = (amount: ReadAmount) => phases.findLast(({ at }) => at < amount.at)
  const off = reading.amounts.filter(isOfPhase)
  const isTwice = off.some((one) =>
    off.some((other) => other !== one && other.role === one.role && phaseOf(other) !== phaseOf(one)),
  )
  if (phases.length < 2 || !isTwice) return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) => {
      const times = off.includes(amount) ? phaseOf(amount)?.times : undefined
      return times === undefined ? amount : { ...amount, times, roleBy: 'guess' }
    }),
  }
}
