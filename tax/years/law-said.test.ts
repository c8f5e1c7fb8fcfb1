import { describe, expect, test } from 'vitest'
import { readTaxYear } from './index.ts'
import { lawSaidOf } from './law-said.ts'

describe('what the law of a year says', () => {
  test('of the first slice: nothing is due by the Act, and 7% before', () => {
    expect(lawSaidOf(2026)['free-band'].words).toBe('Nothing is due on the first ₦800,000.')
    expect(lawSaidOf(2025)['free-band'].words).toBe('None: the first ₦300,000 is taxed at 7%.')
  })

  test('of a relief: this calculator’s own before the Act, and none since', () => {
    expect(lawSaidOf(2026).estimate.words).toMatch(/takes off no consolidated relief/)
    expect(lawSaidOf(2025).estimate.words).toMatch(/consolidated relief of ₦200,000 plus 20% of your income/)
  })

  test('is cited as a sentence would', () => {
    expect(lawSaidOf(2026).bands.source).toBe('Nigeria Tax Act 2025, section 58 and Fourth Schedule')
    expect(lawSaidOf(2026)['rent-relief'].source).toBe('Nigeria Tax Act 2025, section 30(2)(a)(vi)')
  })
})

test.each([
  [2026, '2026'],
  [2027, ' 2027 '],
  [2020, 2020],
  [null, '02026'],
  [null, '2026.0'],
  [null, '2019'],
  [null, 2028],
  [null, 2026.5],
  [null, ''],
  [null, null],
])('the tax year %s is read from %o in 2026', (year, typed) => {
  expect(readTaxYear(typed, 2026)).toBe(year)
})
