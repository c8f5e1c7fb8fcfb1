import { expect, test } from 'vitest'
import { read } from './index.ts'

const periodsIn = (ask: string) =>
  read(ask, { currentYear: 2026 }).amounts.map(({ period, roleBy }) => [period, roleBy])

test.each([
  'Gateman, 62k dem dey pay me. My shop dey give me 1.1m gain for one year. Wetin be my tax?',
  'My payslip shows gross 350,000. How much is my PAYE?',
  '350k gross, pension 28k. wetin go enter my account every month after tax?',
])('is a month, shown before it counts: %s', (ask) => {
  expect(periodsIn(ask)[0]).toEqual(['month', 'guess'])
})

test.each(['I earn 350k. What is my tax?', 'I earn 1.8m, how much tax do they remove every month?'])(
  'is not supposed: %s',
  (ask) => {
    expect(periodsIn(ask)[0]?.[0]).toBeUndefined()
  },
)
