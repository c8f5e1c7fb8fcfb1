import { expect, test } from 'vitest'
import { read } from './index.ts'

const periodsIn = (ask: string) =>
  read(ask, { currentYear: 2026 }).amounts.map(({ period, roleBy }) => [period, roleBy])

test.each([
  ['Gateman, 62k dem dey pay me. My shop dey give me 1.1m gain for one year. Wetin be my tax?', 'month'],
  ['My payslip shows gross 350,000. How much is my PAYE?', 'month'],
  ['350k gross, pension 28k. wetin go enter my account every month after tax?', 'month'],
  ['I earn 350k. What is my tax?', undefined],
  ['I earn 1.8m, how much tax do they remove every month?', undefined],
])('%s', (ask, period) => {
  const [pay] = periodsIn(ask)
  expect(pay?.[0]).toBe(period)
  if (period !== undefined) expect(pay?.[1]).toBe('guess')
})
