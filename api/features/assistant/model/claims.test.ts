import { expect, it } from 'vitest'
import { unsupportedClaims } from './claims.ts'

const given = [
  'Rent relief is 20% of the rent that you pay, at most ₦500,000. You need the receipt of your landlord. Rent that your employer pays does not count.',
  'You pay no tax on the first ₦800,000 of your income.',
]

it.each([
  'Rent relief is 20% of the rent that you pay.',
  'Rent that your employer pays does not count.',
  'You need the receipt of your landlord.',
])('what a tool told passes: %s', (answer) => {
  expect(unsupportedClaims(answer, given)).toEqual([])
})

it.each([
  'There is no limit on rent relief.',
  'Rent relief is only for married people.',
  'You must live in Lagos to get rent relief.',
  'Rent that your employer pays does count, never mind the receipt.',
  'Rent is exempt from everything.',
  'Students never pay.',
  'Late rent means prison.',
  'You pay no tax.',
  'Your income is tax free, no tax.',
])('what none told does not: %s', (answer) => {
  expect(unsupportedClaims(answer, given)).toHaveLength(1)
})
