import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { read } from './index.ts'

const reading = (ask: string) => read(ask, { currentYear: 2026 })
const pay = fc.integer({ min: 80, max: 900 })

test('“the other” is of the same kind, as often as the one before, and shown before it counts', () => {
  const other = fc.constantFrom(
    'the other',
    'the second',
    'the other one',
    'the other pays',
    'the second one gives me',
  )
  fc.assert(
    fc.property(pay, pay, other, (first, second, named) => {
      const { amounts, unplaced } = reading(
        `I teach in 2 private schools. One pays ${first}k monthly, ${named} ${second}k. Tax?`,
      )
      expect(unplaced).toEqual([])
      expect(amounts.map(({ role, value, period }) => [role, value, period])).toEqual(
        [first, second].map((each) => [amounts[0]?.role, each * 1_000, 'month']),
      )
      expect(['guess', 'verb']).toContain(amounts[1]?.roleBy)
    }),
    { numRuns: 60 },
  )
})

test('what stands behind a cost in one list is a cost, however it is called', () => {
  const cost = fc.constantFrom(
    'gen fuel',
    'light',
    'diesel',
    'staff salary',
    'transport',
    'packaging',
    'security',
  )
  fc.assert(
    fc.property(pay, cost, fc.constantFrom('and', ',', 'plus'), (second, named, joined) => {
      const { amounts } = reading(
        `My shop sells 900k every month. My costs are shop rent 30k ${joined} ${named} ${second / 10}k every month. Tax?`,
      )
      expect(amounts.slice(1).map(({ role }) => role)).toEqual(['cost', 'cost'])
    }),
    { numRuns: 60 },
  )
})

test('the rent of a home behind a cost is no cost', () => {
  const { amounts } = reading('Sales 9m, costs 3m and rent 900k. How much is my tax?')
  expect(amounts.map(({ role }) => role)).not.toEqual(['revenue', 'cost', 'cost'])
})

test('money from one place and from another is earned both times', () => {
  const { amounts } = reading(
    'This year I got N3.2m from brand deals and $2,100 from adsense. Calculate my tax',
  )
  expect(amounts.map(({ role, value }) => [role, value])).toEqual([
    ['income', 3_200_000],
    ['income', 2_100],
  ])
})
