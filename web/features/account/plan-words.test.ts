import { expect, test } from 'vitest'
import type { BillingStatus } from '../../../contract/http/index.ts'
import { accountInWords, deletedPlanInWords, heldAfterDeletionInWords } from './plan-words.ts'

const plan = (given: Partial<BillingStatus>) =>
  ({
    paid: false,
    activeUntil: null,
    renewal: null,
    periodEnd: null,
    ended: null,
    hasInvoices: true,
    hasOpenDispute: false,
    moneyReturned: [],
    moneyHeld: [],
    ...given,
  }) as unknown as BillingStatus
const saidOf = (given: Partial<BillingStatus>) => accountInWords(plan(given)).map(({ words }) => words)
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
  expect(saidOf({ paid: true, ...given })[1]).toBe(said)
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
  [
    { paid: false, activeUntil: renews, renewal: 'cancelled', hasOpenDispute: true },
    'The subscription that still runs is cancelled: your card is not charged again. Your bank decides about the payment that you disputed, also without the account: if it takes the payment back, it gives you the money itself; if it leaves it with us, Pro does not come back.',
  ],
  [
    {
      paid: true,
      activeUntil: renews,
      moneyReturned: [{ kind: 'given-back', amountCents: 400, currency: 'usd', at: renews, paidAt: renews }],
    },
    'Pro, active until 23 November 2027, ends with it, without a further refund.',
  ],
  [{ paid: false, activeUntil: null }, undefined],
])('%j is told so before a deletion: %s', (given, said) => {
  expect(deletedPlanInWords(plan(given))).toBe(said)
})

const gave = (amountCents: number, at = renews) =>
  ({ kind: 'given-back', amountCents, currency: 'usd', at, paidAt: renews }) as const
const took = { ...gave(1_000), kind: 'taken-back' } as const

test.each([
  [[], []],
  [
    [gave(1_000)],
    [
      'On 23 November 2027 we gave $10.00 back to you, of what you paid on 23 November 2027. A bank takes five to ten days.',
    ],
  ],
  [[took], ['Your bank took $10.00 back from us on 23 November 2027, of what you paid on 23 November 2027.']],
  [
    [gave(400), gave(600, later)],
    [
      'We gave $10.00 back to you: $4.00 on 23 November 2027 and $6.00 on 3 December 2027, of what you paid on 23 November 2027. A bank takes five to ten days.',
    ],
  ],
  [
    [gave(400), { ...took, amountCents: 600, at: later }],
    [
      'On 23 November 2027 we gave $4.00 back to you, of what you paid on 23 November 2027. A bank takes five to ten days.',
      'Your bank took $6.00 back from us on 3 December 2027, of what you paid on 23 November 2027.',
    ],
  ],
])('%j went back and is said in all, with its days', (returned, said) => {
  const shown = saidOf({ moneyReturned: returned })
  expect(shown.slice(0, -2)).toEqual(said)
})

test('money that a bank did not take is said to be with us, with what happens next, also after a deletion', () => {
  const held = [{ amountCents: 1_000, currency: 'usd', at: later, paidAt: renews }]
  expect(saidOf({ moneyHeld: held }).slice(0, -2)).toEqual([
    '$10.00 that we gave back to you on 3 December 2027, of what you paid on 23 November 2027, did not reach your bank. The money is with us, and it is yours. ' +
      'We asked you by mail how to send it: write to support@naijatax.example. Never send us the number of a card.',
  ])
  expect(heldAfterDeletionInWords(held)).toContain(
    '$10.00 that your bank did not take is with us and stays yours',
  )
  expect(heldAfterDeletionInWords([])).toBeUndefined()
})
