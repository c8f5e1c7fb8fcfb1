import { periods, type Period, type ReadAmount, roleOf } from '../../reading/index.ts'

/** To the kobo. */
export const inKobo = (naira: number): number => Math.round(naira * 100) / 100

/** How often an amount is counted in a year: as many times as was said, or as its period has it; null must be asked. */
export const timesInYear = (period: Period, times: number | undefined): number | null =>
  times ?? periods[period].inYear

/** An amount of money in naira a year; null where nobody said how many hours or days. */
export function inYear(naira: number, period: Period, times: number | undefined): number | null {
  const count = timesInYear(period, times)
  return count === null ? null : inKobo(naira * count)
}

/** The period in which an amount without one is usual; undefined where it follows the pay, or must be asked. */
export function usualPeriodOf({ role }: ReadAmount): Period | undefined {
  if (role === undefined) return undefined
  const { usual } = roleOf(role)
  return usual === 'asked' || usual === 'pay' ? undefined : usual
}
