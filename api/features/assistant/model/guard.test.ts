import { expect, it } from 'vitest'
import { madeUp } from './guard.ts'

const given = [
  'Tax ₦762,000 a year, ₦63,500 a month, 14.11% of the income. At 18% is ₦432,000.',
  '₦83,333.33',
]

it.each([
  'Your tax is ₦762,000, about ₦63,500 a month.',
  'Your tax is N762,000 or NGN 762,000 or 762k, 762 thousand or 762000 naira.',
  'That is ₦0.762 million, at 18 percent.',
  'In 2026, under section 30, with 3 children and 12 months, see the 4 bands.',
  'It is ₦83,333.33.',
])('lets pass what a tool gave: %s', (answer) => {
  expect(madeUp(answer, given)).toEqual([])
})

it.each([
  ['₦762,001', '₦762,001'],
  ['N500', 'N500'],
  ['NGN 1,000', 'NGN 1,000'],
  ['about 99k', '99k'],
  ['500 naira', '500 naira'],
  ['83,333', '83,333'],
  ['a rate of 17%', '17%'],
  ['a rate of 432000 %', '432000 %'],
])('finds what none gave: %s', (answer, figure) => {
  expect(madeUp(answer, given)).toEqual([figure])
})

it('finds amounts in words', () => {
  expect(madeUp('seven hundred thousand naira', given)).toHaveLength(1)
})
