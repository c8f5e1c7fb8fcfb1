import { describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../../platform/testing/movable-clock.ts'
import type { Subscription } from '../../../db/stores/billing.ts'
import {
  freeCalculationsLeft,
  hasOpenDispute,
  isOffered,
  isPaid,
  mayCheckOut,
  runningSubscription,
} from './policy.ts'

const until = (offset: number | null) =>
  isPaid(
    { subscriptionActiveUntil: offset === null ? null : new Date(TEST_NOW.getTime() + offset) },
    TEST_NOW,
  )

describe('paid', () => {
  it('is a subscription that runs past now', () => expect(until(1)).toBe(true))
  it('ends at the very moment it runs to', () => expect(until(0)).toBe(false))
  it('is not a subscription of the past, nor none', () => {
    expect(until(-1)).toBe(false)
    expect(until(null)).toBe(false)
  })
})

describe('free calculations left', () => {
  it.each([
    [3, false, 0, 3],
    [3, false, 2, 1],
    [3, false, 3, 0],
    [3, false, 8, 0],
    [3, true, 8, null],
    [0, false, 8, null],
  ])('with a limit of %i, paid %s, %i kept: %s', (limit, paid, kept, left) => {
    expect(freeCalculationsLeft({ FREE_CALCULATIONS: limit }, paid, kept)).toBe(left)
  })
})

const kept = (id: string, renewal: Subscription['renewal']) => ({ id, renewal }) as Subscription

it.each<[string | undefined, Subscription[]]>([
  ['b', [kept('a', 'cancelled'), kept('b', 'automatic')]],
  ['a', [kept('a', 'cancelled'), kept('b', null)]],
  [undefined, [kept('a', null)]],
  [undefined, []],
])('the page tells the subscription that will be charged, whichever ends last: %s', (id, subscriptions) => {
  expect(runningSubscription(subscriptions)?.id).toBe(id)
})

const may = (paidFor: number, ...renewals: Subscription['renewal'][]) =>
  mayCheckOut(
    { subscriptionActiveUntil: new Date(TEST_NOW.getTime() + paidFor) },
    renewals.map((renewal) => kept('a', renewal)),
    TEST_NOW,
  )

describe('a person may subscribe', () => {
  it('without Pro, whatever ended before', () => {
    expect(may(0)).toBe(true)
    expect(may(0, null, 'cancelled')).toBe(true)
  })

  it('not while Pro lasts', () => expect(may(1)).toBe(false))

  it('not while a subscription waits for a working card', () => {
    expect(may(0, 'payment_failed')).toBe(false)
    expect(may(0, null, 'payment_failed')).toBe(false)
  })
})

it.each([
  [[], false],
  [[null, 'refunded', 'cancelled', 'dispute_lost'], false],
  [['cancelled', 'disputed', null], true],
] as const)('of subscriptions that ended because %j a dispute is open: %s', (ends, open) => {
  expect(hasOpenDispute(ends.map((endedBecause) => ({ endedBecause })))).toBe(open)
})

describe('a checkout is offered again', () => {
  const offer = { priceId: 'price_1', customerId: 'cus_1' }
  const begun = (hoursAgo: number) => ({
    ...offer,
    createdAt: new Date(TEST_NOW.getTime() - hoursAgo * 3_600_000),
  })

  it('for 23 hours', () => {
    expect(isOffered(begun(0), offer, TEST_NOW)).toBe(true)
    expect(isOffered(begun(22.99), offer, TEST_NOW)).toBe(true)
    expect(isOffered(begun(23), offer, TEST_NOW)).toBe(false)
    expect(isOffered(begun(24), offer, TEST_NOW)).toBe(false)
  })

  it('only at the same price and to the same customer', () => {
    expect(isOffered(begun(1), { ...offer, priceId: 'price_2' }, TEST_NOW)).toBe(false)
    expect(isOffered(begun(1), { ...offer, customerId: 'cus_2' }, TEST_NOW)).toBe(false)
    expect(isOffered(begun(1), { ...offer, customerId: null }, TEST_NOW)).toBe(false)
  })
})
