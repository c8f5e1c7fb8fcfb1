import { expect, test } from 'vitest'
import type { EndOfPro } from '../../../contract/http/index.ts'
import { disputeInWords, endedInWords, hiddenAgainInWords, notAddedInWords } from './end-of-pro.ts'

const ended = (why: EndOfPro['why'], givenUpUntil: string | null = null): EndOfPro => ({
  at: '2026-11-24T01:00:00Z',
  why,
  givenUpUntil,
})

test.each<[EndOfPro['why'], string]>([
  ['cancelled', 'the subscription was cancelled at once.'],
  ['refunded', 'its payment was given back.'],
  [
    'disputed',
    'its payment is disputed at your bank. If the bank leaves it with us, Pro comes back by itself.',
  ],
  ['dispute_lost', 'its payment was disputed, and your bank took it back.'],
  ['payment_failed', 'its renewal was not paid.'],
  ['ran_out', 'its time was over, and it did not renew.'],
])('%s: the day and why', (why, said) => {
  expect(endedInWords(ended(why))).toBe(`Pro ended on 24 November 2026: ${said}`)
})

test('a disputed payment whose subscription is over brings no Pro back', () => {
  expect(endedInWords(ended('disputed'), true)).toBe(
    'Pro ended on 24 November 2026: its payment is disputed at your bank.',
  )
})

test.each([
  [{ hasOpenDispute: false, paid: false, renewal: null }, /^nothing$/],
  [
    { hasOpenDispute: true, paid: true, renewal: 'automatic' },
    /^Your bank still decides .+ No other payment/,
  ],
  [
    { hasOpenDispute: true, paid: false, renewal: 'cancelled' },
    /no other payment is taken\. .+ upgrade again/,
  ],
  [{ hasOpenDispute: true, paid: false, renewal: null }, /Pro does not come back\. .+ then you can upgrade/],
  [
    { hasOpenDispute: true, paid: true, renewal: 'payment_failed' },
    /While the bank decides, no new subscription is begun/,
  ],
] as const)('while the bank decides, %j reads %s', (plan, said) => {
  expect(disputeInWords(plan) ?? 'nothing').toMatch(said)
})

test('a page that masks itself says why, also while a renewal is being charged', () => {
  expect(hiddenAgainInWords(ended('refunded'))).toMatch(/^Pro ended on .+ Figures are hidden again/)
  expect(hiddenAgainInWords(null)).toMatch(/^Pro is not active now\. Figures are hidden again/)
})

test('of paid time that was given up it is said before the next payment that it is not added', () => {
  expect(notAddedInWords(ended('cancelled', '2027-11-24T00:30:00Z'), '24 November 2027')).toBe(
    'Your earlier year was paid until 24 November 2027, and you cancelled it at once on 24 November 2026. ' +
      'It is not added and not given back: a payment today buys Pro until 24 November 2027.',
  )
  for (const none of [null, ended('ran_out'), ended('refunded')])
    expect(notAddedInWords(none, '24 November 2027')).toBeUndefined()
})
