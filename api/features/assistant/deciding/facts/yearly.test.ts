import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount } from '../testing/readings.ts'
import { anyRole } from '../testing/arbitrary-readings.ts'
import { inYear, usualPeriodOf } from './yearly.ts'

test.each([
  [45_000, 'week', undefined, 2_340_000],
  [300_000, 'month', 4, 1_200_000],
  [9_500, 'day', 300, 2_850_000],
  [350_000, 'quarter', undefined, 1_400_000],
  [2_500, 'hour', undefined, null],
] as const)('%i %s, %s times, is %s a year', (naira, period, times, year) => {
  expect(inYear(naira, period, times)).toBe(year)
})

test('no usual period has to be asked: hours and days are never supposed', () => {
  fc.assert(
    fc.property(anyRole, (role) => {
      const period = usualPeriodOf(amount(role, 1))
      expect(period === undefined || inYear(1, period, undefined) !== null).toBe(true)
    }),
  )
})
