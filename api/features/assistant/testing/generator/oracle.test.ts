import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculate } from '../../../../../tax/index.ts'
import { grossFor, netOf, oldTaxOf, taxOf } from './oracle.ts'

const person = { firstName: 'Ada', lastName: 'Obi', status: 'employee' } as const
const nothing = { pensionContribution: 0, nhfContribution: 0, nhisContribution: 0 }

describe('the oracle of generated questions', () => {
  test('knows the taxes that the Act makes at the edges of its bands', () => {
    const edges = [800_000, 3_000_000, 12_000_000, 25_000_000, 50_000_000, 60_000_000]
    expect(edges.map((income) => taxOf({ income })[0])).toEqual([
      0, 330_000, 1_950_000, 4_680_000, 10_430_000, 12_930_000,
    ])
    expect(oldTaxOf({ income: 2_400_000 })).toEqual([249_200])
  })

  test('takes rent relief off, at most ₦500,000, and shares of the pay', () => {
    expect(taxOf({ income: 6_000_000, rent: 1_000_000 })).toEqual([834_000])
    expect(taxOf({ income: 7_200_000, rent: 3_000_000 })).toEqual([996_000])
    expect(taxOf({ income: 3_600_000, percents: [8] })).toEqual([386_160])
  })

  test('finds the gross of what is left of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500_000, max: 90_000_000 }), (income) => {
        const [net = 0] = netOf({ income })
        expect(Math.abs((grossFor(net)[0] ?? 0) - income)).toBeLessThanOrEqual(2)
      }),
    )
  })

  test('agrees with the engine, which it does not import', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 90_000_000 }),
        fc.integer({ min: 0, max: 5_000_000 }),
        (salary, rentPaidBySelf) => {
          const answers = { ...person, ...nothing, taxYear: 2026, salary, rentPaidBySelf }
          const { totalTax } = calculate(answers, { currentYear: 2026 })
          const near = taxOf({ income: salary, rent: rentPaidBySelf })
          expect(near.some((tax) => Math.abs(tax - totalTax) <= 1)).toBe(true)
        },
      ),
    )
  })
})
