import { describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../../platform/testing/movable-clock.ts'
import type { Subscription } from '../../../db/stores/billing.ts'
import { freeCalculationsLeft, isPaid, runningSubscription } from './policy.ts'

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
])('the page tells the subscription that will be charged, whichever ends last: %s', (id, subscriptions) => {
  expect(runningSubscription(subscriptions)?.id).toBe(id)
})
