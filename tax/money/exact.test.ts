import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  add,
  compare,
  type Exact,
  lessOrNothing,
  percentInNaira,
  percentOf,
  toNaira,
  toWholeNaira,
  wholeKobo,
} from './exact.ts'

/** Millionths of a kobo. */
const big = ({ kobo, millionths }: Exact) => BigInt(kobo) * 1_000_000n + BigInt(millionths)

/** Up to the greatest sum of income there is: sixteen fields of a trillion naira. */
const kobo = fc.integer({ min: 0, max: 1_600_000_000_000_000 })
const shares = fc.constantFrom<[number, bigint]>(
  [2.5, 250n],
  [5, 500n],
  [8, 800n],
  [15, 1_500n],
  [20, 2_000n],
  [25, 2_500n],
)
const defaulted = fc.tuple(shares, kobo).map(([[percent], amount]) => percentOf(percent, wholeKobo(amount)))

test('a percentage of kobo is exact, and so is a whole percentage of that', () => {
  fc.assert(
    fc.property(shares, kobo, ([percent, points], amount) => {
      const part = percentOf(percent, wholeKobo(amount))
      expect(big(part)).toBe((BigInt(amount) * 1_000_000n * points) / 10_000n)
      expect(big(percentOf(20, part)) * 5n).toBe(big(part))
    }),
    { numRuns: 5_000 },
  )
})

test('a percentage in naira is the exact product, rounded half up', () => {
  fc.assert(
    fc.property(shares, defaulted, ([percent, points], amount) => {
      const naira = 10_000n * 100n * 1_000_000n
      expect(BigInt(percentInNaira(percent, amount))).toBe((big(amount) * points + naira / 2n) / naira)
    }),
    { numRuns: 5_000 },
  )
})

test('sums, differences and comparison', () => {
  fc.assert(
    fc.property(defaulted, defaulted, (a, b) => {
      expect(big(add(a, b))).toBe(big(a) + big(b))
      const difference = big(a) - big(b)
      expect(big(lessOrNothing(a, b))).toBe(difference > 0n ? difference : 0n)
      expect(Math.sign(compare(a, b))).toBe(difference > 0n ? 1 : difference < 0n ? -1 : 0)
    }),
    { numRuns: 5_000 },
  )
})

test('rounds half up to the kobo and to the naira', () => {
  expect(toNaira({ kobo: 150, millionths: 500_000 })).toBe(1.51)
  expect(toNaira({ kobo: 150, millionths: 499_999 })).toBe(1.5)
  expect(toWholeNaira({ kobo: 149, millionths: 999_999 })).toBe(1)
  expect(toWholeNaira({ kobo: 150, millionths: 0 })).toBe(2)
})
