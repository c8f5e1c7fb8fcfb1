import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  add,
  compare,
  type Exact,
  greatest,
  grownInNaira,
  least,
  lessOrNothing,
  percentInNaira,
  percentOf,
  sumOf,
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

/** Amounts that are close: of few kobo, with the millionths at which one more begins or a half is reached. */
const close: fc.Arbitrary<Exact> = fc.record({
  kobo: fc.integer({ min: 0, max: 3 }),
  millionths: fc.constantFrom(0, 1, 250_000, 499_999, 500_000, 500_001, 750_000, 999_999),
})

test('amounts that differ by millionths of a kobo are added, taken off and compared exactly', () => {
  fc.assert(
    fc.property(close, close, (a, b) => {
      const difference = big(a) - big(b)
      for (const amount of [add(a, b), lessOrNothing(a, b)]) {
        expect(amount.millionths).toBeGreaterThanOrEqual(0)
        expect(amount.millionths).toBeLessThan(1_000_000)
      }
      expect(big(add(a, b))).toBe(big(a) + big(b))
      expect(big(lessOrNothing(a, b))).toBe(difference > 0n ? difference : 0n)
      expect(Math.sign(compare(a, b))).toBe(difference > 0n ? 1 : difference < 0n ? -1 : 0)
      expect(least(a, b)).toEqual(difference > 0n ? b : a)
      expect(greatest(a, b)).toEqual(difference > 0n ? a : b)
    }),
    { numRuns: 1_000 },
  )
})

test('the sum of some amounts, and of none', () => {
  fc.assert(
    fc.property(fc.array(close), (amounts) => {
      expect(big(sumOf(amounts))).toBe(amounts.reduce((sum, amount) => sum + big(amount), 0n))
    }),
  )
})

test('the steps by which a sum grows add up to it, a half rounded down', () => {
  fc.assert(
    fc.property(fc.array(close, { minLength: 1 }), (amounts) => {
      const sums = amounts.map((_, at) => sumOf(amounts.slice(0, at + 1)))
      const steps = sums.map((sum, at) => grownInNaira(at === 0 ? wholeKobo(0) : sums[at - 1]!, sum))
      const total = steps.reduce((kobo, naira) => kobo + Math.round(naira * 100), 0)
      expect(BigInt(total)).toBe((big(sums.at(-1)!) + 499_999n) / 1_000_000n)
    }),
  )
})

test('a share of nothing, and nothing of a share, is nothing', () => {
  for (const percent of [0, 2.5, 25]) expect(percentOf(percent, wholeKobo(0))).toEqual(wholeKobo(0))
  expect(percentOf(0, wholeKobo(5))).toEqual(wholeKobo(0))
  expect(percentInNaira(0, wholeKobo(5))).toBe(0)
})

test('a percentage in naira feels a millionth of a kobo at its half', () => {
  expect(percentInNaira(25, { kobo: 199, millionths: 999_999 })).toBe(0)
  expect(percentInNaira(25, { kobo: 200, millionths: 0 })).toBe(1)
  expect(percentInNaira(15, { kobo: 333, millionths: 333_333 })).toBe(0)
  expect(percentInNaira(15, { kobo: 333, millionths: 333_334 })).toBe(1)
})

test('rounds half up to the kobo and to the naira', () => {
  expect(toNaira({ kobo: 150, millionths: 500_000 })).toBe(1.51)
  expect(toNaira({ kobo: 150, millionths: 499_999 })).toBe(1.5)
  expect(toWholeNaira({ kobo: 149, millionths: 999_999 })).toBe(1)
  expect(toWholeNaira({ kobo: 150, millionths: 0 })).toBe(2)
})
