import { expect, test } from 'vitest'
import { read } from './index.ts'

const rolesIn = (ask: string) => read(ask, { currentYear: 2026 }).amounts.map(({ role }) => role)

test.each([
  [
    'Five girls wey dey learn work pay me 150k each this year. My sewing dey give me 95k gain every month. Tax?',
    ['business', 'business'],
  ],
  [
    'My salary is 70k a month. Affiliate commissions give me 110k every month. What is my tax?',
    ['salary', 'business'],
  ],
])('what is earned on one’s own is no pay of a job: %s', (ask, roles) => {
  expect(rolesIn(ask)).toEqual(roles)
})

test('a commission of a job is one', () => {
  expect(rolesIn('My salary is 70k a month and sales commission 110k every month. What is my tax?')).toEqual([
    'salary',
    'commission',
  ])
})
