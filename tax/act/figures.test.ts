import { assert, property } from 'fast-check'
import { expect, it } from 'vitest'
import { explain } from '../explanation/index.ts'
import { answersWithFacts } from '../testing/fact-arbitraries.ts'
import { actFiguresOf } from './figures.ts'

const context = { currentYear: 2026 }

/** Whole kobo, so that sums are exact. */
const kobo = (amounts: readonly number[]) => amounts.reduce((all, one) => all + Math.round(one * 100), 0)

it('the amounts that the Act counts, takes off and charges are those of its total', () => {
  assert(
    property(answersWithFacts, (answers) => {
      const { act } = explain(answers, context)
      const figures = actFiguresOf(answers, context)
      expect(figures === null).toBe(act === null)
      if (figures === null || act === null) return
      const counted = kobo(Object.values(figures.counted))
      expect(counted).toBe(kobo([act.totalIncome]))
      const charged = figures.bands.reduce((tax, band) => tax + band.tax, 0)
      expect(charged - act.foreignTaxCredit + act.presumptiveTax).toBe(act.totalTax)
      expect(kobo(figures.bands.map(({ amount }) => amount))).toBe(kobo([act.taxableIncome]))
      const off = kobo(Object.values(figures.takenOff))
      // Each part is rounded for itself.
      expect(Math.abs(Math.max(0, counted - off) - kobo([act.taxableIncome]))).toBeLessThan(6)
    }),
  )
})

it('what the Act leaves out of a dividend, or frees, stands with its section', () => {
  const figures = actFiguresOf(
    { taxYear: 2026, status: 'employee', salary: 6_000_000, dividendsNigeria: 500_000 },
    context,
  )
  expect(figures?.otherwise).toMatchObject([
    { key: 'dividendsNigeria', id: 'dividends-final', leftOut: 500_000 },
  ])
  expect(figures?.otherwise[0]?.ground.section).toContain('51(3)')
  expect(figures?.counted).toEqual({ salary: 6_000_000 })
})
