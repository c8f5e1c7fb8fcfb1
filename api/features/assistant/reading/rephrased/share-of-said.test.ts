import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { read } from '../index.ts'
import { shareOfSaidTold } from './share-of-said.ts'

const pay = fc.integer({ min: 100, max: 900 })

it('is the share of the money that it names, whatever else is paid', () => {
  fc.assert(
    fc.property(pay, pay, fc.integer({ min: 1, max: 12 }), (gross, base, share) => {
      fc.pre(gross !== base)
      const { amounts, unplaced } = read(
        `My gross is ${gross}k monthly. Pension is ${share}% of ${base}k. How much is my tax?`,
        { currentYear: 2026 },
      )
      expect(unplaced).toEqual([])
      expect(amounts.map(({ role, value, isPercent }) => [role, value, isPercent])).toEqual([
        ['salary', gross * 1_000, false],
        ['pension', base * share * 10, false],
      ])
    }),
    { numRuns: 60 },
  )
})

it('is left as a share where it is of the only pay', () => {
  expect(shareOfSaidTold('I earn 500k a month, pension is 8% of the 500k. Tax?')).toBeUndefined()
  expect(shareOfSaidTold('I earn 500k a month, rent 900k a year, pension is 8% of 500k')).toBeUndefined()
})
