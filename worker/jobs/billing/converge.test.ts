import { expect, it } from 'vitest'
import { TEST_NOW } from '../../../platform/testing/movable-clock.ts'
import { surplusRenewals } from './converge.ts'
import type { ReadSubscription } from './read-subscriptions.ts'

const day = (days: number) => new Date(TEST_NOW.getTime() + days * 24 * 3_600_000)

const subscription = (id: string, ends: number, given: Partial<ReadSubscription> = {}): ReadSubscription => ({
  id,
  customerId: 'cus_1',
  createdAt: day(ends - 365),
  reference: null,
  status: 'active',
  periodStart: day(ends - 365),
  periodEnd: day(ends),
  cancelAt: null,
  endedAt: null,
  takenBackAt: null,
  takenBackBy: null,
  givenBackAt: null,
  isPaid: true,
  isTakenBackForGood: false,
  isHeld: false,
  priceCents: 1_000,
  currency: 'usd',
  invoice: null,
  chargeId: null,
  wonDisputeAt: null,
  payments: [],
  ...given,
})
const surplus = (...subscriptions: ReadSubscription[]) => surplusRenewals(subscriptions).map(({ id }) => id)

it('the one that runs longest goes on, the others run out', () => {
  expect(surplus(subscription('a', 10), subscription('b', 300), subscription('c', 200))).toEqual(['c', 'a'])
})

it('what does not renew by itself anyway is left alone', () => {
  const cancelled = subscription('a', 10, { cancelAt: day(10) })
  const ended = subscription('b', 400, { status: 'canceled' })
  expect(surplus(cancelled, ended, subscription('c', 200))).toEqual([])
  expect(surplus()).toEqual([])
})

it('of two alike the choice is the same in every order', () => {
  const [one, two] = [subscription('a', 10), subscription('b', 10)]
  expect(surplus(one, two)).toEqual(surplus(two, one))
})
