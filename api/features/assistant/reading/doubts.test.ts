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
  ['I have 3 jobs paying 150k each monthly. tax?', 1],
  ['I have 3 kids and earn 150k each month', 0],
])('%s', (text, traps) => {
  expect(read(text, now).traps).toHaveLength(traps)
})
