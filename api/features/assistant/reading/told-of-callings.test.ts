import { expect, test } from 'vitest'
import { read } from './index.ts'

const rolesIn = (ask: string) => read(ask, { currentYear: 2026 }).amounts.map(({ role }) => role)

test('a month of pay behind what somebody is belongs to that job, beside a trade', () => {
  const ask =
    "I'm a govt school teacher, 180k per month, and they already remove PAYE. On weekends I do photography: made 1.9m this year, spent 420k on prints. What is my tax?"
  expect(rolesIn(ask)).toEqual(['income', 'revenue', 'cost'])
})

test('it is no pay of a job where the calling is a trade', () => {
  expect(rolesIn('I am a trader, 180k per month. My salary is 90k a month. What is my tax?')[0]).not.toBe(
    'salary',
  )
})
