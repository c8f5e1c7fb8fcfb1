import { describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../../platform/testing/movable-clock.ts'
import {
  endedBecause,
  entitledUntil,
  latestEnd,
  renewalOf,
  type EndedBecause,
  type Term,
} from './entitlement.ts'

const DAY = 24 * 3_600_000
const day = (days: number) => new Date(TEST_NOW.getTime() + days * DAY)
const term = (given: Partial<Term>): Term => ({
  status: 'active',
  periodStart: day(-100),
  periodEnd: day(265),
  cancelAt: null,
  endedAt: null,
  takenBackAt: null,
  takenBackBy: null,
  givenBackAt: null,
  isPaid: true,
  ...given,
})
const daysLeft = (given: Partial<Term>) => {
  const end = entitledUntil(term(given), TEST_NOW)
  return end && (end.getTime() - TEST_NOW.getTime()) / DAY
}

describe('a subscription entitles', () => {
  it.each<[string, Partial<Term>, number | null]>([
    ['active: to the end of its period', {}, 265],
    ['cancelled at period end: to that end', { cancelAt: day(265) }, 265],
    ['cancelled at an earlier moment: to that', { cancelAt: day(10) }, 10],
    ['cancelled now: to now', { status: 'canceled', endedAt: day(0) }, 0],
    [
      'ended by itself: to the end of its period',
      { status: 'canceled', periodEnd: day(-3), endedAt: day(-3) },
      -3,
    ],
    ['ended by a clock ahead of ours: to now', { status: 'canceled', endedAt: day(200) }, 0],
    [
      'past due since today: a month of grace',
      { status: 'past_due', periodStart: day(0), periodEnd: day(365) },
      30,
    ],
    ['past due for long: no longer', { status: 'past_due', periodStart: day(-40), periodEnd: day(325) }, -10],
    ['unpaid: to the end of what was paid', { status: 'unpaid', periodStart: day(-40) }, -40],
    ['refunded: to the refund', { takenBackAt: day(-2) }, -2],
    ['disputed at this moment: to now', { takenBackAt: day(0) }, 0],
    ['refunded by a clock ahead of ours: to now', { takenBackAt: day(50) }, 0],
    [
      'refunded after it ended: to its end',
      { status: 'canceled', endedAt: day(-9), takenBackAt: day(-2) },
      -9,
    ],
    ['incomplete: never', { status: 'incomplete' }, null],
    [
      'given up before the first payment: never',
      { status: 'incomplete_expired', takenBackAt: day(-1) },
      null,
    ],
    ['in a state we do not know: never', { status: 'something_new' }, null],
  ])('%s', (_what, given, days) => expect(daysLeft(given)).toBe(days))
})

describe('a subscription ended', () => {
  const ended = { status: 'canceled', endedAt: day(-9) } as const
  it.each<[string, Partial<Term>, EndedBecause | null]>([
    ['not: it runs', {}, null],
    ['not: it runs out later', { cancelAt: day(10) }, null],
    ['not: its renewal is under way', { periodEnd: day(-1) }, null],
    ['never: it was not paid once', { status: 'incomplete_expired', isPaid: false }, null],
    ['cancelled at once', ended, 'cancelled'],
    ['cancelled by a clock ahead of ours', { status: 'canceled', endedAt: day(1) }, 'cancelled'],
    ['by itself, at its end', { ...ended, periodEnd: day(-9) }, 'ran_out'],
    ['refunded, and stopped for it', { ...ended, takenBackAt: day(-9), takenBackBy: 'refunded' }, 'refunded'],
    [
      'refunded after it was cancelled',
      { ...ended, takenBackAt: day(-2), takenBackBy: 'refunded' },
      'cancelled',
    ],
    [
      'refunded, and stopped for it, and the bank did not take it',
      { ...ended, givenBackAt: day(-9) },
      'refunded',
    ],
    ['cancelled before that', { ...ended, givenBackAt: day(-2) }, 'cancelled'],
    ['not: it runs although the bank did not take what was given back', { givenBackAt: day(-2) }, null],
    ['refunded while it runs', { takenBackAt: day(-2), takenBackBy: 'refunded' }, 'refunded'],
    ['disputed', { takenBackAt: day(0), takenBackBy: 'disputed' }, 'disputed'],
    ['lost', { ...ended, takenBackAt: day(-20), takenBackBy: 'dispute_lost' }, 'dispute_lost'],
    ['not: its renewal failed today', { status: 'past_due', periodStart: day(0), isPaid: false }, null],
    ['past due for long', { status: 'past_due', periodStart: day(-40), isPaid: false }, 'payment_failed'],
    ['given up after its tries', { ...ended, periodStart: day(-24), isPaid: false }, 'payment_failed'],
  ])('%s', (_what, given, why) => expect(endedBecause(term(given), TEST_NOW)).toBe(why))
})

it('goes on as its status and its end say', () => {
  expect(renewalOf(term({}))).toBe('automatic')
  expect(renewalOf(term({ cancelAt: day(265) }))).toBe('cancelled')
  expect(renewalOf(term({ status: 'past_due' }))).toBe('payment_failed')
  expect(renewalOf(term({ status: 'unpaid', cancelAt: day(1) }))).toBe('payment_failed')
  expect(renewalOf(term({ status: 'canceled' }))).toBeNull()
  expect(renewalOf(term({ status: 'incomplete' }))).toBeNull()
})

it('of several the latest end counts, whatever their order', () => {
  expect(latestEnd([null, day(3), day(-1)])).toEqual(day(3))
  expect(latestEnd([day(-1), day(3)])).toEqual(day(3))
  expect(latestEnd([null])).toBeNull()
  expect(latestEnd([])).toBeNull()
})
