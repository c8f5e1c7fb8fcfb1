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

const stripe: NonNullable<Figures['stripe']> = {
  events: 0,
  slowestSeconds: 0,
  last: { type: 'invoice.paid', at: inHours(-3) },
  untold: { count: 0, types: [], since: null },
  asked: 0,
  lookedAt: inHours(-0.05),
  isSetUp: true,
}
const LAST = 'the last told 20 November 2026 at 08:00:00 (invoice.paid)'
const untold = { count: 2, types: ['charge.refunded', 'invoice.paid'], since: inHours(-0.5) }

test.each<[string, Partial<typeof stripe>, string, string, RegExp]>([
  [
    'nothing happened',
    {},
    'working',
    `None; ${LAST}`,
    /list, looked at 3.min ago, has none that it did not tell us/,
  ],
  ['none ever came', { last: null }, 'working', 'None; none was ever told', /has none/],
  [
    'something was not told',
    { untold },
    'slow',
    `2 events that Stripe did not tell (charge.refunded, invoice.paid); ${LAST}`,
    /enabled.*send one of each kind again/,
  ],
  [
    'for longer than an hour',
    { untold: { ...untold, since: inHours(-2) } },
    'down',
    `2 events that Stripe did not tell (charge.refunded, invoice.paid); ${LAST}`,
    /enabled/,
  ],
  [
    'nobody looked for an hour',
    { lookedAt: inHours(-1) },
    'unknown',
    `None; ${LAST}`,
    /is not known.*a worker running/,
  ],
  [
    'nobody ever looked',
    { lookedAt: null, last: null },
    'unknown',
    'None; none was ever told',
    /is not known/,
  ],
  ['payments are not set up', { lookedAt: null, isSetUp: false }, 'working', 'None', /not set up/],
  [
    'they come in time',
    { events: 3, slowestSeconds: 2 },
    'working',
    '3 events, the slowest after 2\u00a0s',
    /has none/,
  ],
  [
    'they were asked for, and none was told yet',
    { asked: 2 },
    'working',
    `None; ${LAST}; 2 events that we asked for`,
    /has 2.events that it did not tell us yet: we asked.*Each has 5 minutes/,
  ],
  [
    'one was told, and others were asked for',
    { events: 1, slowestSeconds: 2, asked: 1 },
    'working',
    '1 event, the slowest after 2\u00a0s; 1 event that we asked for',
    /has 1.event that it did not tell us yet/,
  ],
])('events of Stripe: %s', (_what, given, state, figure, advice) => {
  const line = moneyLines.find(({ name }) => name === 'Events of Stripe in the last hour')
  const verdict = line?.judge({ now, stripe: { ...stripe, ...given } } as unknown as Figures)
  expect(verdict).toMatchObject({ state, figure, advice: expect.stringMatching(advice) })
})
