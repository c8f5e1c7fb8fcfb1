import { expect, it } from 'vitest'
import { planInWords } from './plan.ts'

it.each([
  [true, '2027-11-14T09:00:00Z', null, 'Pro, active until 14 November 2027'],
  [true, null, null, 'Pro'],
  [false, null, 3, 'Free Plan, 3 calculations left'],
  [false, null, 1, 'Free Plan, 1 calculation left'],
  [false, null, 0, 'Free Plan, no calculations left'],
  [false, null, null, 'Free Plan'],
])('paid %s until %s with %s left: %s', (paid, activeUntil, freeCalculationsLeft, words) => {
  expect(planInWords({ paid, activeUntil, freeCalculationsLeft })).toBe(words)
})
