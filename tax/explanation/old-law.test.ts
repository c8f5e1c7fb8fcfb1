import { expect, test } from 'vitest'
import { explain } from './index.ts'

/** The new tax less the old one on a monthly salary, under both readings. */
function difference(monthly: number, pensionPercent: number): { net: number; plain: number } {
  const salary = monthly * 12
  const { result, oldLaw } = explain(
    {
      status: 'employee',
      taxYear: 2026,
      salary,
      pensionContribution: Math.round(salary * pensionPercent) / 100,
      nhfContribution: 0,
      nhisContribution: 0,
    },
    { currentYear: 2026 },
  )
  return { net: result.totalTax - oldLaw.net.totalTax, plain: result.totalTax - oldLaw.plain.totalTax }
}

/** Monthly pay, in thousands, at which the new law becomes higher or lower than the old one. */
function crossings(pensionPercent: number, reading: 'net' | 'plain'): number[] {
  const thousands = Array.from({ length: 1_950 }, (_, index) => index + 51)
  const dearer = thousands.map((thousand) => difference(thousand * 1_000, pensionPercent)[reading] > 0)
  return thousands.filter((_, index) => index > 0 && dearer[index] !== dearer[index - 1])
}

test('on net income the new law is cheaper up to 1,581,000 a month with 8% pension', () => {
  const found = crossings(8, 'net')
  expect(found).toHaveLength(1)
  expect(Math.abs((found[0] ?? 0) - 1_581)).toBeLessThanOrEqual(1)
})

test('on plain income it turns five times', () => {
  const found = crossings(8, 'plain')
  const published = [151, 215, 325, 533, 1_283]
  expect(found).toHaveLength(5)
  expect(found.filter((thousand, index) => Math.abs(thousand - (published[index] ?? 0)) > 1)).toEqual([])
})

test('with nothing taken off it turns once, at 1,454,000 a month', () => {
  const found = crossings(0, 'plain')
  expect(found).toHaveLength(1)
  expect(Math.abs((found[0] ?? 0) - 1_454)).toBeLessThanOrEqual(1)
})
