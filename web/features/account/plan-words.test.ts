import { expect, test } from 'vitest'
import type { BillingStatus } from '../../../contract/http/index.ts'
import { deletedPlanInWords, goingOnInWords, returnedInWords } from './plan-words.ts'

const plan = (given: Partial<BillingStatus>) =>
  ({ renewal: null, periodEnd: null, ...given }) as BillingStatus
const renews = '2027-11-23T18:00:00Z'
const later = '2027-12-03T18:00:00Z'

test.each<[given: Partial<BillingStatus>, said: string]>([
  [
    { renewal: 'automatic', activeUntil: renews, periodEnd: renews },
    'Renews on that day at $10. Cancel before, and Pro stays until then.',
  ],
  [
    { renewal: 'automatic', activeUntil: later, periodEnd: renews },
    'Renews on 23 November 2027 at $10; days that we gave you come on top. Cancel before 23 November 2027, and Pro stays until the day above.',
  ],
  [
    { renewal: 'cancelled', activeUntil: later, periodEnd: renews },
    'Cancelled: it does not renew, and Pro stays until that day.',
  ],
  [
    { renewal: 'payment_failed', activeUntil: later, periodEnd: renews },
    'The last payment failed. Use another card to keep Pro.',
  ],
  [{ activeUntil: later }, 'No card is charged for it. After that day the plan is Free again.'],
])('%j goes on so: %s', (given, said) => {
  expect(goingOnInWords(plan(given))).toBe(said)
})

test.each<[given: Partial<BillingStatus>, said: string | undefined]>([
  [
    { paid: true, renewal: 'automatic', activeUntil: renews },
    'Pro, active until 23 November 2027, ends with it, without a refund. Its subscription is cancelled: your card is not charged again.',
  ],
  [
    { paid: true, renewal: 'cancelled', activeUntil: renews },
    'Pro, active until 23 November 2027, ends with it, without a refund.',
  ],
  [
    { paid: true, activeUntil: renews },
    'Pro, active until 23 November 2027, ends with it, without a refund.',
  ],
  [
    { paid: false, renewal: 'payment_failed', activeUntil: renews },
    'The subscription that still runs is cancelled: your card is not charged again.',
  ],
  [{ paid: false, activeUntil: renews }, undefined],
  [{ paid: false, activeUntil: null }, undefined],
])('%j is told so before a deletion: %s', (given, said) => {
  expect(deletedPlanInWords(plan(given))).toBe(said)
})

test('what went back is said with its day and amount', () => {
  const returned = { amountCents: 1_000, currency: 'usd', at: renews }
  expect([
    returnedInWords({ kind: 'given-back', ...returned }),
    returnedInWords({ kind: 'taken-back', ...returned }),
  ]).toEqual([
    'On 23 November 2027 we gave $10.00 back to you. A bank takes five to ten days.',
    'Your bank took $10.00 back from us on 23 November 2027.',
  ])
})
