import { expect, test } from 'vitest'
import { judge, type Seen } from './judge.ts'

const draft = (acknowledged: number, sent = acknowledged) => new Map([['draft', { acknowledged, sent }]])
const mailTo = (address: string, messageId = address) => ({
  messageId,
  to: [{ name: '', address }],
  text: 'words',
})

/** Everything went well, but for what is given. */
const seen = (given: Partial<Seen> = {}): Seen => ({
  outcomes: [0, 500, 1_000].map((at) => ({ status: 200, at, ms: 5 })),
  written: { written: draft(3) },
  kept: new Map([['draft', 3]]),
  mails: [mailTo('ada@example.test')],
  promised: new Set(['ada@example.test']),
  tookMs: 1,
  mailsMs: 2,
  ...given,
})
const failed = { status: 503, at: 700, ms: 5 } as const

test('nothing is said against a step in which all went well', () => {
  expect(judge(seen(), {})).toMatchObject({ requests: 3, failed: 0, longestPause: 500, faults: [] })
})

test.each([
  ['a write that was acknowledged and is not kept', { kept: new Map([['draft', 2]]) }, /3 was acknowledged/],
  ['a write that nobody sent', { kept: new Map([['draft', 9]]) }, /nobody sent 9/],
  ['a mail that did not go out', { mails: [] }, /no mail to ada/],
  [
    'a mail that went out twice',
    { mails: [mailTo('ada@example.test'), mailTo('ada@example.test')] },
    /1 copies/,
  ],
  ['a request that failed', { outcomes: [...seen().outcomes, failed] }, /1 x 503/],
  [
    'a long time without a kept write',
    { outcomes: [...seen().outcomes, { status: 200, at: 12_000, ms: 5 }] },
    /for 11 s/,
  ],
] as const)('%s is', (_, given, words) => {
  expect(judge(seen(given as Partial<Seen>), {}).faults.join()).toMatch(words)
})

test('what a step may cost is no fault', () => {
  const outcomes = [...seen().outcomes, failed, { status: 200, at: 12_000, ms: 5 }]
  const mails = [mailTo('ada@example.test'), mailTo('ada@example.test')]
  const goal = { mayFail: true, writesBackWithin: 12, copies: 1 } as const
  expect(judge(seen({ outcomes, mails }), goal)).toMatchObject({ failed: 1, faults: [] })
})
