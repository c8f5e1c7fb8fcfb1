import { array, assert, integer, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { TEST_NOW } from '../../platform/testing/movable-clock.ts'
import { heldCents, heldOf, type MoneyMoved } from './money-moved.ts'

const sent = (cents: number) => ({ failed: 0, sent: cents })
const failed = (cents: number) => ({ failed: cents, sent: 0 })

it.each<[string, { failed: number; sent: number }[], number]>([
  ['nothing was given back', [], 0],
  ['what was given back was taken', [sent(1_000)], 0],
  ['it was not taken', [sent(1_000), failed(1_000)], 1_000],
  ['both are told at once', [{ sent: 1_000, failed: 1_000 }], 1_000],
  ['it was sent once more', [sent(1_000), failed(1_000), sent(1_000)], 0],
  ['it was sent once more, told with the fault', [sent(1_000), { failed: 1_000, sent: 1_000 }], 0],
  ['all of it is told at once', [{ failed: 1_000, sent: 2_000 }], 0],
  ['it was not taken twice', [sent(600), failed(600), sent(600), failed(600)], 600],
  ['of two parts the second was not taken', [sent(600), sent(400), failed(400)], 400],
  ['of two parts the first was not taken', [sent(400), sent(600), failed(400)], 400],
])('money is with us again: %s', (_what, moments, held) => expect(heldCents(moments)).toBe(held))

const cents = integer({ min: 0, max: 1_000 })

it('whatever was sent and not taken, no more is with us than failed, and sending it again leaves nothing', () => {
  assert(
    property(array(record({ failed: cents, sent: cents }), { maxLength: 6 }), (moments) => {
      const held = heldCents(moments)
      expect(held).toBeGreaterThanOrEqual(0)
      expect(held).toBeLessThanOrEqual(moments.reduce((sum, moment) => sum + moment.failed, 0))
      expect(heldCents([...moments, sent(held)])).toBe(0)
    }),
  )
})

const notice = (
  kind: MoneyMoved['kind'],
  about: string,
  minutes: number,
  amountCents = 1_000,
): MoneyMoved => ({
  accountId: '01890000-0000-7000-8000-000000000001',
  kind,
  about,
  amountCents,
  currency: 'usd',
  happensAt: new Date(TEST_NOW.getTime() + (minutes - 1) * 60_000),
  createdAt: new Date(TEST_NOW.getTime() + minutes * 60_000),
})

it('each payment is counted for itself', () => {
  const held = heldOf([
    notice('payment-receipt', 'in_1', 0),
    notice('payment-receipt', 'in_2', 1),
    notice('money-returned', 'in_1 re_1', 2),
    notice('money-returned', 'in_2 re_2', 3),
    notice('refund-failed', 'in_1 re_1', 4),
  ])
  expect(held).toMatchObject([
    {
      invoiceId: 'in_1',
      cents: 1_000,
      paidAt: new Date(TEST_NOW.getTime() - 60_000),
      givenBackAt: new Date(TEST_NOW.getTime() + 180_000),
      since: new Date(TEST_NOW.getTime() + 240_000),
    },
  ])
})

it('no more of a payment is with us than was paid, however often it came back and whatever is told at once', () => {
  const told = [
    notice('payment-receipt', 'in_1', 5),
    notice('money-returned', 'in_1 re_2', 5, 2_000),
    notice('refund-failed', 'in_1 re_2', 5, 2_000),
  ]
  expect(heldOf(told)).toMatchObject([{ invoiceId: 'in_1', cents: 1_000 }])
  expect(heldOf([...told, notice('money-returned', 'in_1 re_3', 6)])).toEqual([])
  assert(
    property(array(record({ failed: cents, sent: cents }), { minLength: 1, maxLength: 5 }), (moments) => {
      const moved = moments.flatMap(({ failed: back, sent: away }, at) => [
        notice('money-returned', `in_1 re_${at}`, at + 1, away),
        notice('refund-failed', `in_1 re_${at}`, at + 1, back),
      ])
      const [held] = heldOf([notice('payment-receipt', 'in_1', 0), ...moved])
      const gone = moments.reduce((sum, moment) => sum + moment.sent - moment.failed, 0)
      expect(held?.cents ?? 0).toBeLessThanOrEqual(Math.max(0, 1_000 - gone))
    }),
  )
})
