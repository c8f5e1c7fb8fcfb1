import { expect, it } from 'vitest'
import { inAYear, standsInTheWay } from './Upgrade.tsx'

it.each([
  ['2026-11-21T06:00:00.000Z', '2027-11-21T06:00:00.000Z'],
  ['2028-02-29T06:00:00.000Z', '2029-02-28T06:00:00.000Z'],
])('a year after %s is %s', (from, to) => expect(inAYear(from)).toBe(to))

it.each([
  [{ paid: false, renewal: null, hasOpenDispute: false }, /^nothing$/],
  [{ paid: false, renewal: 'cancelled', hasOpenDispute: false }, /^nothing$/],
  [
    { paid: false, renewal: 'cancelled', hasOpenDispute: true },
    /^Your last payment is disputed .+ no other payment/,
  ],
  [{ paid: false, renewal: 'payment_failed', hasOpenDispute: false }, /^Your last payment failed/],
  [{ paid: true, renewal: 'automatic', hasOpenDispute: true }, 'You have Pro already.'],
] as const)('with %j a payment is stopped by %s', (plan, said) => {
  expect(standsInTheWay(plan) ?? 'nothing').toMatch(said)
})
