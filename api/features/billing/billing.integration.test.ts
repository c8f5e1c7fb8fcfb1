import { describe, expect, it } from 'vitest'
import { paymentReference } from '../../../db/payment-reference.ts'
import { notifyOnce, type Subscription } from '../../../db/stores/billing.ts'
import { subscription } from '../../../db/testing/billing-factories.ts'
import { TEST_NOW } from '../../../platform/testing/movable-clock.ts'
import { verifiedAccount } from '../../../db/testing/factories.ts'
import { useTestApi } from '../../testing/index.ts'
import { findPaymentKey } from '../../../db/stores/product-keys.ts'

const api = useTestApi({
  env: { FREE_CALCULATIONS: '0', FALLBACK_PAYMENT_LINK: 'https://pay.example.test/b/1?locale=en' },
})

describe('GET /billing/status', () => {
  it('knows no limit when the product has none, and how to pay when checkout fails', async () => {
    const account = await verifiedAccount(api.db, { email: 'ada+tax@example.test' })
    const reference = paymentReference(await findPaymentKey(api.db.connection), account.id)
    const client = await api.signedInAs(account)
    expect((await client.get('/billing/status')).body).toEqual({
      paid: false,
      activeUntil: null,
      freeCalculationsLeft: null,
      paymentReference: reference,
      fallbackPaymentLink: `https://pay.example.test/b/1?locale=en&client_reference_id=${reference}&prefilled_email=ada%2Btax%40example.test`,
      renewal: null,
      periodEnd: null,
      moneyReturned: [],
      moneyHeld: [],
      ended: null,
      hasOpenDispute: false,
      hasInvoices: false,
    })
  })
})

type Kind = 'payment-receipt' | 'money-returned' | 'refund-failed' | 'payment-lost'
const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

const money = (index: number) => ({
  amountCents: 1_000,
  currency: 'usd',
  at: later(index).toISOString(),
  paidAt: later(0).toISOString(),
})

describe('what went back of a payment', () => {
  it.each<[told: Kind[], until: Date, back: [kind: string, after: number][], held: number[]]>([
    [['payment-receipt'], later(-1), [], []],
    [['payment-receipt', 'money-returned'], later(-1), [['given-back', 1]], []],
    [['payment-receipt', 'payment-lost'], later(-1), [['taken-back', 1]], []],
    [['payment-receipt', 'money-returned', 'refund-failed'], later(-1), [], [2]],
    [
      ['payment-receipt', 'money-returned', 'refund-failed', 'money-returned'],
      later(-1),
      [['given-back', 3]],
      [],
    ],
    [['payment-receipt', 'money-returned', 'payment-receipt'], later(-1), [], []],
    [['payment-receipt', 'money-returned'], later(60), [['given-back', 1]], []],
    [
      ['payment-receipt', 'money-returned', 'money-returned'],
      later(60),
      [
        ['given-back', 1],
        ['given-back', 2],
      ],
      [],
    ],
  ])(
    'after %j, with Pro until %s, the plan says %j, and that %j is with us',
    async (told, until, back, held) => {
      const account = await verifiedAccount(api.db, { subscriptionActiveUntil: until })
      const { id } = await subscription(api.db, {
        accountId: account.id,
        entitledUntil: until,
        renewal: null,
      })
      for (const [index, one] of told.entries()) {
        const invoiceId = `in_${id}_${told.lastIndexOf('payment-receipt', index)}`
        await api.db.transaction((trx) =>
          notifyOnce(
            trx,
            {
              kind: one,
              about: one === 'payment-receipt' ? invoiceId : `${invoiceId} re_${index}`,
              accountId: account.id,
              amountCents: 1_000,
              currency: 'usd',
              happensAt: later(index),
              periodEnd: until,
            },
            later(index),
          ),
        )
      }
      const { body } = await (await api.signedInAs(account)).get('/billing/status')
      expect(body['moneyReturned']).toEqual(back.map(([kind, index]) => ({ kind, ...money(index) })))
      expect(body['moneyHeld']).toEqual(held.map(money))
    },
  )
})

describe('the end of Pro', () => {
  it.each<[string, Partial<Subscription>, Date | null, object | null]>([
    ['runs', {}, later(60), null],
    [
      'was cancelled at once',
      { endedBecause: 'cancelled', status: 'canceled', renewal: null },
      later(-1),
      { why: 'cancelled', givenUpUntil: later(90).toISOString() },
    ],
    [
      'was cancelled at once, and days that support gave ran out after it',
      { endedBecause: 'cancelled', status: 'canceled', renewal: null, entitledUntil: later(-9) },
      later(-1),
      { why: 'ran_out', givenUpUntil: later(90).toISOString() },
    ],
    [
      'was given back',
      { endedBecause: 'refunded', status: 'canceled', renewal: null },
      later(-1),
      { why: 'refunded', givenUpUntil: null },
    ],
    [
      'ran out, which nobody told us yet',
      { renewal: 'cancelled', periodEnd: later(-1) },
      later(-1),
      { why: 'ran_out', givenUpUntil: null },
    ],
    ['is being renewed', { periodEnd: later(-1) }, later(-1), null],
    [
      'waits for a card',
      { renewal: 'payment_failed', status: 'past_due' },
      later(-1),
      { why: 'payment_failed', givenUpUntil: null },
    ],
  ])('of a subscription that %s', async (_what, given, until, ended) => {
    const account = await verifiedAccount(api.db, { subscriptionActiveUntil: until })
    await subscription(api.db, {
      accountId: account.id,
      entitledUntil: until,
      periodEnd: later(90),
      ...given,
    })
    const { body } = await (await api.signedInAs(account)).get('/billing/status')
    expect(body['ended']).toEqual(ended && { at: until?.toISOString(), ...ended })
    expect(body['hasInvoices']).toBe(true)
  })
})

describe('where payments are not set up', () => {
  it.each(['checkout-session', 'portal'])('POST /billing/%s says so', async (call) => {
    const client = await api.signedInAs(await verifiedAccount(api.db))
    const answer = await client.post(`/billing/${call}`, {})
    expect([answer.status, answer.body['code']]).toEqual([503, 'payment_unavailable'])
  })

  it('POST /billing/webhook keeps nothing, so that Stripe sends it again', async () => {
    expect((await api.anonymous().post('/billing/webhook', {})).status).toBe(503)
  })
})
