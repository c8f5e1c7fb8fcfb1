import { expect, test } from 'vitest'
import { read } from './index.ts'

const rolesIn = (ask: string) => read(ask, { currentYear: 2026 }).amounts.map(({ role }) => role)

test.each([
  ['I earn 700k a month, 8% pension (56k). What is my tax?', ['income', 'pension', 'saidAgain']],
  [
    'My fixed deposit paid me interest of 900,000 this year and the bank held back 10% (90k). Salary is 300k a month. Tax?',
    ['interest', 'saidAgain', 'taxPaid', 'salary'],
  ],
])('what a share comes to counts once: %s', (ask, roles) => {
  expect(rolesIn(ask)).toEqual(roles)
})

test('money that is no such share is none said again', () => {
  expect(rolesIn('I earn 700k a month, 8% pension (95k). What is my tax?')).not.toContain('saidAgain')
})
