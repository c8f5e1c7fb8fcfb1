import { expect, test } from 'vitest'
import { ownTax, publicodesTax, situation } from './comparison.ts'
import { brotliSize, mostForCalculate } from './size.ts'

test('publicodes, on the same rules, gives the same tax', () => {
  const theirs = publicodesTax()
  const situations = Array.from({ length: 100 }, (_, index) => situation(index * 7))
  expect(situations.map(theirs)).toEqual(situations.map(ownTax))
})

test('calculate alone weighs at most 6 KiB in the browser', async () => {
  expect(mostForCalculate).toBe(6_144)
  expect(await brotliSize('calculate.ts')).toBeLessThanOrEqual(6_144)
})
