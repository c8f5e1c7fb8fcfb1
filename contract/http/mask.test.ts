import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNaira, type Result } from '../../tax/index.ts'
import { maskResult, maskTotal, showResult } from './mask.ts'

const total = fc.integer({ min: 0, max: 29_000_000_000_000 })

describe('the masked total', () => {
  it.each([
    [0, '₦0'],
    [834, '₦834'],
    [8_340, '₦8,34*'],
    [834_000, '₦834,***'],
    [12_345_678, '₦12,3**,***'],
  ])('of %i naira is %s', (naira, masked) => expect(maskTotal(naira)).toBe(masked))

  it('keeps the sign, the separators and three digits, and no other digit', () => {
    fc.assert(
      fc.property(total, (naira) => {
        const plain = formatNaira(naira)
        const masked = maskTotal(naira)
        expect(masked).toHaveLength(plain.length)
        let digits = 0
        for (let index = 0; index < plain.length; index++) {
          const sign = plain.charAt(index)
          const isDigit = /\d/.test(sign)
          if (isDigit) digits += 1
          expect(masked.charAt(index)).toBe(isDigit && digits > 3 ? '*' : sign)
        }
      }),
    )
  })

  it('is the same for all totals that share the first three digits and the length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 999 }), fc.integer({ min: 0, max: 99_999 }), (lead, rest) => {
        expect(maskTotal(lead * 100_000 + rest)).toBe(maskTotal(lead * 100_000))
      }),
    )
  })
})

const figure = fc.double({ min: 0, max: 1e13, noNaN: true })
const result: fc.Arbitrary<Result> = fc.record({
  isExempt: fc.boolean(),
  exemptionReason: fc.option(fc.constant('Your pension is exempt')),
  totalTax: total,
  annualIncome: figure,
  taxableIncome: figure,
  deductionsApplied: figure,
  reliefApplied: figure,
  benefitsInKind: figure,
  effectiveRate: figure,
  earnedIncome: figure,
  investmentIncome: figure,
  breakdown: fc.array(
    fc.record({
      band: fc.constant('Next ₦2,200,000'),
      amount: figure,
      rate: fc.constantFrom(0, 15, 18),
      tax: total,
    }),
  ),
})

describe('a result', () => {
  it('shows a free account nothing that follows from its figures but the masked total', () => {
    fc.assert(
      fc.property(result, (given) => {
        const blank = Object.fromEntries(
          Object.entries(given).map(([key, value]) => [key, typeof value === 'number' ? 1 : value]),
        )
        const other = {
          ...(blank as unknown as Result),
          totalTax: given.totalTax,
          breakdown: given.breakdown.map((row) => ({ ...row, amount: 1, tax: 1 })),
        }
        expect(maskResult(given)).toEqual(maskResult(other))
      }),
    )
  })

  it('shows Pro every figure', () => {
    fc.assert(
      fc.property(result, (given) => {
        expect(showResult(given, true)).toEqual({ ...given, totalTaxMasked: null })
        expect(showResult(given, false)).toEqual(maskResult(given))
      }),
    )
  })
})
