import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { nothingPaid, type Answers } from '../../../../tax/index.ts'
import { savedFiguresOf } from './figures.ts'

const naira = (max: number) => fc.integer({ min: 0, max })

it('what is told of a saved calculation adds up to the tax that is told, where the law comes to another too', () => {
  const kinds = { same: 0, other: 0 }
  fc.assert(
    fc.property(
      fc.constantFrom(2024, 2025, 2026),
      naira(80_000_000),
      naira(6_000_000),
      fc.option(naira(2_000_000), { nil: undefined }),
      (taxYear, salary, rentPaidBySelf, pension) => {
        const answers = {
          ...(pension === undefined ? {} : { ...nothingPaid, pensionContribution: pension }),
          firstName: 'Ada',
          lastName: 'Obi',
          taxYear,
          status: 'employee',
          salary,
          rentPaidBySelf,
        } as Answers
        const figures = savedFiguresOf(answers, 2026)
        const told = figures.ownRules ?? figures.tax
        kinds[figures.ownRules === null ? 'same' : 'other'] += 1
        fc.pre(figures.ownRules !== null && told > 0)
        const charged = figures.bands.reduce((sum, { amount }) => sum + amount, 0)
        expect(Math.abs(figures.bands.reduce((sum, { tax }) => sum + tax, 0) - told)).toBeLessThan(1)
        expect(charged).toBeCloseTo(figures.taxable, 1)
        expect(figures.income - (figures.offTogether ?? 0)).toBeCloseTo(figures.taxable, 1)
        // What is left is after the tax that is told, and stands beside what the law's would leave.
        expect(figures.net).toBeCloseTo(Math.max(0, salary - (answers.pensionContribution ?? 0) - told), 1)
        expect(figures.netByTheLaw).not.toBeNull()
        expect(figures.effectiveRate * figures.income).toBeCloseTo(told, -1)
      },
    ),
    { numRuns: 500 },
  )
  expect(kinds.other).toBeGreaterThan(50)
})
