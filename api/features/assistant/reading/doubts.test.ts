import { expect, test } from 'vitest'
import { read } from './index.ts'

const now = { currentYear: 2026 }

test.each([
  ['my net salary is 280k monthly, what tax am I paying', ['net']],
  ['what is my net on 280k monthly', ['income']],
  ['I receive 300k salary and 100k rent monthly', ['salary', undefined]],
  ['my landlord collects 1.2m yearly, I earn 220k per month', ['rent', 'income']],
  ['I receive 300k salary and pay 100k rent monthly', ['salary', 'rent']],
  ['Sales 20m, stock 14m, salaries 2m, rent 600k. tax', ['revenue', 'cost', undefined, undefined]],
])('%s', (text, roles) => {
  const { amounts } = read(text, now)
  expect(amounts.map(({ role }) => role)).toEqual(roles)
})

test.each([
  ['my gross is 4.8m, pension 384k, take home monthly?', [undefined, undefined]],
  ['my take home monthly is 300k, what is my gross', ['month']],
  ['I earn 300k monthly, what is my tax?', ['month']],
])('the period of the answer is none of the pay: %s', (text, periods) => {
  expect(read(text, now).amounts.map(({ period }) => period)).toEqual(periods)
})

test('a tax that is called one is no pay and no net', () => {
  expect(read('what salary gives tax of 1 million a year', now).amounts[0]?.role).toBe('taxPaid')
})

test.each([
  ['I have 3 jobs paying 150k each monthly. tax?', 1],
  ['I have 3 kids and earn 150k each month', 0],
])('%s', (text, traps) => {
  expect(read(text, now).traps).toHaveLength(traps)
})
