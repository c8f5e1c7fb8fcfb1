import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { read } from '../index.ts'
import { lettingsTold } from './lettings.ts'

const many = fc.integer({ min: 2, max: 9 })
const rent = fc.integer({ min: 2, max: 30 })

it('is what all homes of a kind bring, for each kind', () => {
  fc.assert(
    fc.property(many, rent, many, rent, (flats, ofFlat, shops, ofShop) => {
      const { amounts, unplaced } = read(
        `I have ${flats} flats let at ${ofFlat}00k each and ${shops} shops at ${ofShop}0k each per annum. Tax?`,
        { currentYear: 2026 },
      )
      expect(unplaced).toEqual([])
      expect(amounts.map(({ role, value }) => [role, value])).toEqual([
        ['rentReceived', flats * ofFlat * 100_000],
        ['rentReceived', shops * ofShop * 10_000],
      ])
    }),
    { numRuns: 60 },
  )
})

it('is none of one home, nor of pay', () => {
  expect(lettingsTold('I let my flat at 900k a year')).toBeUndefined()
  expect(lettingsTold('2 jobs at 300k each')).toBeUndefined()
})
