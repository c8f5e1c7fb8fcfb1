import { expect, test } from 'vitest'
import type { Figures } from './figures.ts'
import { moneyLines } from './lines/money.ts'

const now = new Date('2026-11-20T10:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

type Money = NonNullable<Figures['money']>

/** What a line about money says where it is asked for these figures alone. */
const said = (name: (typeof moneyLines)[number]['name'], money: Partial<Money>) =>
  moneyLines.find((line) => line.name === name)?.judge({ now, money } as unknown as Figures)

const disputes = { count: 3, unanswered: 2, since: inHours(-30), dueAt: inHours(72) }

test.each([
  [
    'in three days',
    disputes,
    'slow',
    '2 of 3 disputes to be answered, the first by 23 November 2026 at 11:00:00',
  ],
  [
    'within two days',
    { ...disputes, dueAt: inHours(47) },
    'down',
    '2 of 3 disputes to be answered, the first by 22 November 2026 at 10:00:00',
  ],
  [
    'on a day that Stripe does not tell',
    { ...disputes, dueAt: null },
    'slow',
    '2 of 3 disputes to be answered',
  ],
  ['no more', { ...disputes, unanswered: 0, dueAt: null }, 'working', '3 disputes, each answered'],
  ['never, for there is none', { count: 0, unanswered: 0, since: null, dueAt: null }, 'working', 'None'],
])('disputes whose first answer is due %s', (_when, given, state, figure) => {
  expect(said('Disputed payments', { disputes: given })).toMatchObject({ state, figure })
})
