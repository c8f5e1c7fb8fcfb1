import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { monthListTold } from './month-list.ts'

const names = [
  'Jan',
  'February',
  'March',
  'Apr',
  'May',
  'June',
  'July',
  'August',
  'Sept',
  'Oct',
  'November',
  'December',
]
const naira = (text: string | undefined) =>
  Number(/₦([\d,]+) this year/.exec(text ?? '')?.[1]?.replaceAll(',', ''))

it('is the sum of its months, told one by one or from one to another', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 3, maxLength: 6 }),
      fc.integer({ min: 1, max: 900 }),
      fc.constantFrom('each month', 'every month', 'monthly', ''),
      fc.constantFrom(', ', ' and ', ', then ', '; '),
      (single, rest, often, joined) => {
        const told = single.map((each, at) => `${names[at]} ${each}k`)
        const last = `from ${names[single.length]} till December ${rest}k ${often}`
        const sum = single.reduce((all, each) => all + each, 0) + rest * (12 - single.length)
        expect(naira(monthListTold(`My gain: ${[...told, last].join(joined)}. Tax?`))).toBe(sum * 1_000)
      },
    ),
  )
})

it('is none where a month stands in it twice, the months run backwards, or there are two of them', () => {
  expect(monthListTold('Jan 90k, Feb 120k, Jan 60k')).toBeUndefined()
  expect(monthListTold('Jan 90k, Feb 120k, from June to April 60k')).toBeUndefined()
  expect(monthListTold('Jan 90k, Feb 120k')).toBeUndefined()
})
