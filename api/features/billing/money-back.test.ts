import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { TEST_NOW } from '../../../platform/testing/movable-clock.ts'
import { moneyBack } from './money-back.ts'

type Moved = Parameters<typeof moneyBack>[0][number]

const notice = (kind: Moved['kind'], amountCents: number, refund = ''): Moved => ({
  kind,
  about: `in_1 ${refund}`,
  amountCents,
  currency: 'usd',
  happensAt: TEST_NOW,
})
const paid = notice('payment-receipt', 1_000)
const given = (cents: number, refund = '') => notice('money-returned', cents, refund)
const failed = (cents: number, refund = '') => notice('refund-failed', cents, refund)
const lost = (cents: number) => notice('payment-lost', cents)

it.each<[string, Moved[], number[]]>([
  ['nothing', [paid], []],
  ['two parts', [paid, given(400), given(600)], [400, 600]],
  ['a part, and the rest lost to the bank', [paid, given(400), lost(600)], [400, 600]],
  ['of an earlier payment no more', [paid, given(400), paid], []],
  ['not what the bank did not take', [paid, given(1_000), failed(1_000)], []],
  ['what was sent once more', [paid, given(1_000), failed(1_000), given(1_000)], [1_000]],
  [
    'of two parts the one that was taken',
    [paid, given(400, 're_1'), given(600, 're_2'), failed(400, 're_1')],
    [600],
  ],
  ['of two parts of one notice what was taken', [paid, given(1_000, 're_2'), failed(400, 're_2')], [600]],
  ['nothing of a refund that an earlier payment had', [paid, given(400), paid, failed(400)], []],
])('%s went back', (_what, moved, cents) => {
  expect(moneyBack(moved).map(({ amountCents }) => amountCents)).toEqual(cents)
})

it('what went back in all is what was given less what failed, and never below nothing', () => {
  const any = record({
    kind: constantFrom('money-returned' as const, 'refund-failed' as const),
    cents: integer({ min: 1, max: 9 }),
    refund: constantFrom('re_1', 're_2', 're_3'),
  })
  assert(
    property(array(any, { maxLength: 8 }), (told) => {
      const moved = told.map(({ kind, cents, refund }) => notice(kind, cents, refund))
      const expected = moved.reduce(
        (sum, { kind, amountCents }) =>
          Math.max(0, sum + (kind === 'refund-failed' ? -amountCents : amountCents)),
        0,
      )
      expect(moneyBack(moved).reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(expected)
    }),
  )
})

const at = (kind: Moved['kind'], about: string, happensAt: Date, amountCents = 1_000): Moved => ({
  ...notice(kind, amountCents),
  about,
  happensAt,
})

it('each is of its own payment, by the day on which that was made', () => {
  const [old, newer] = [new Date('2025-11-21T09:00:00Z'), new Date('2026-11-21T09:00:00Z')]
  const moved = [
    at('payment-receipt', 'in_old', old),
    at('payment-receipt', 'in_new', newer),
    at('money-returned', 'in_old re_1', TEST_NOW),
    at('money-returned', 'in_new re_2', TEST_NOW, 300),
    at('refund-failed', 'in_old re_1', TEST_NOW),
  ]
  expect(moneyBack(moved)).toMatchObject([{ about: 'in_new re_2', amountCents: 300, paidAt: newer }])
  expect(moneyBack(moved.slice(0, -1)).map(({ paidAt }) => paidAt)).toEqual([old, newer])
})
