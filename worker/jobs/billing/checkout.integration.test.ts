import { describe, expect, it } from 'vitest'
import { paymentReference } from '../../../db/payment-reference.ts'
import { paidAccount } from '../../../db/testing/factories.ts'
import type { Answered } from '../../../api/testing/index.ts'
import { subscribed, useBilling } from './testing/billing.ts'
import { findPaymentKey } from '../../../db/stores/product-keys.ts'

const billing = useBilling()
const { api } = billing
const refused = (answer: Answered) => [answer.status, answer.body['code']]
const sessionOf = (id: string) => billing.stripe.sdk.checkout.sessions.retrieve(id)

describe('POST /billing/checkout-session', () => {
  it('gives a page at Stripe for our price, this account, and nothing the caller says', async () => {
    const account = await billing.person()
    const { answer, sessionId } = await billing.checkout(account)
    const session = await sessionOf(sessionId)
    expect([answer.status, answer.body]).toEqual([200, { url: session.url }])
    expect(session).toMatchObject({
      mode: 'subscription',
      status: 'open',
      client_reference_id: paymentReference(await findPaymentKey(api.db.connection), account.id),
      success_url: 'http://naijatax.test/dashboard?upgraded=1',
      cancel_url: 'http://naijatax.test/upgrade',
      metadata: { request_id: answer.headers.get('X-Request-Id') },
    })
  })

  it('gives the same page again while it may be paid: one after the other, and at once', async () => {
    const account = await billing.person()
    const client = await api.signedInAs(account)
    const ask = () => client.post('/billing/checkout-session', {})
    const first = await ask()
    const others = await Promise.all([ask(), ask(), ask()])
    expect(others.map(({ body }) => body)).toEqual([first.body, first.body, first.body])

    const fresh = await api.signedInAs(await billing.person())
    const answers = await Promise.all([1, 2, 3].map(() => fresh.post('/billing/checkout-session', {})))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body['url'])).size).toBe(1)
  })

  it('gives another page when that one is over', async () => {
    const account = await billing.person()
    const { sessionId, client } = await billing.checkout(account)
    await billing.stripe.sdk.checkout.sessions.expire(sessionId)
    const answer = await client.post('/billing/checkout-session', {})
    expect(answer.status).toBe(200)
    expect((await billing.checkout(account)).sessionId).not.toBe(sessionId)
  })

  it('sends whoever has Pro to the portal', async () => {
    const client = await api.signedInAs(await paidAccount(api.db))
    expect(refused(await client.post('/billing/checkout-session', {}))).toEqual([409, 'already_paid'])
  })

  it('sends whoever just paid there too, before Stripe told us, and looks into it', async () => {
    const { account, accountId } = await subscribed(billing)
    expect(refused((await billing.checkout(account)).answer)).toEqual([409, 'already_paid'])
    await billing.work()
    expect(await billing.planOf(accountId)).toMatchObject({ paid: true })
  })

  it('sends whoever’s card failed there: that subscription waits for a card', async () => {
    const { account, accountId, subscriptionId } = await subscribed(billing)
    await billing.settle()
    billing.stripe.declineAll(true)
    await billing.advanceToEndOf(subscriptionId)
    await billing.settle()
    billing.stripe.declineAll(false)
    // Looked at without Pro: grace is over by our clock, and Stripe's word of the end is late.
    billing.api.clock.advance({ days: 40 })
    expect((await billing.planOf(accountId)).paid).toBe(false)
    expect(refused((await billing.checkout(account)).answer)).toEqual([409, 'already_paid'])
  })

  it('lets whoever cancelled come back, as the same customer', async () => {
    const { account, accountId, subscriptionId, customerId } = await subscribed(billing)
    await billing.settle()
    await billing.stripe.sdk.subscriptions.cancel(subscriptionId)
    await billing.settle()
    const { answer, sessionId, url } = await billing.checkout(account)
    expect(answer.status).toBe(200)
    expect((await sessionOf(sessionId)).customer).toBe(customerId)
    await billing.stripe.pay(url)
    await billing.settle()
    expect(await billing.planOf(accountId)).toMatchObject({
      paid: true,
      mails: ['payment-receipt', 'pro-ended', 'payment-receipt'],
    })
  })

  it('two pages paid at once: Pro until the later end, two receipts, and one of them renews', async () => {
    const account = await billing.person()
    const { url } = await billing.checkout(account)
    await Promise.all([
      billing.stripe.pay(url),
      billing.stripe.payByLink(paymentReference(await findPaymentKey(api.db.connection), account.id)),
    ])
    const events = billing.stripe.events()
    await Promise.all(events.toReversed().map(billing.deliver))
    await billing.work()
    const plan = await billing.planOf(account.id)
    expect(plan).toMatchObject({ paid: true, renewal: 'automatic' })
    const ends = await api.db.rows('select entitled_until from subscriptions where account_id = ?', [
      account.id,
    ])
    expect(ends).toHaveLength(2)
    expect(plan.until).toEqual(new Date(Math.max(...ends.map((row) => Number(row['entitled_until'])))))
    expect(plan.mails).toEqual(['payment-receipt', 'payment-receipt'])
    await billing.settle()
    const renewals = await api.db.rows(
      'select renewal from subscriptions where account_id = ? order by renewal',
      [account.id],
    )
    expect(renewals).toEqual([{ renewal: 'automatic' }, { renewal: 'cancelled' }])
    expect(await billing.planOf(account.id)).toMatchObject({ until: plan.until, renewal: 'automatic' })
  })

  it('without Stripe answers 503, and later one session, not two', async () => {
    const account = await billing.person()
    const client = await api.signedInAs(account)
    await billing.stripe.whileAway(async () => {
      const answer = await client.post('/billing/checkout-session', {})
      expect(refused(answer)).toEqual([503, 'payment_unavailable'])
      expect(answer.headers.get('Retry-After')).toBe('60')
      expect(answer.body['error']).toContain('You were not charged')
      expect(refused(await client.post('/billing/portal', {}))).toEqual([409, 'no_subscription'])
    })
    expect((await client.post('/billing/checkout-session', {})).status).toBe(200)
    expect((await api.db.rows('select 1 from checkouts where account_id = ?', [account.id])).length).toBe(1)
  })
})

describe('?upgraded=1', () => {
  it('grants nothing', async () => {
    const account = await billing.person()
    await billing.checkout(account)
    const client = await api.signedInAs(account)
    await client.get(`${api.origin}/dashboard?upgraded=1`)
    expect((await client.get('/billing/status?upgraded=1')).body['paid']).not.toBe(true)
  })
})

describe('POST /billing/portal', () => {
  it('leads to the customer’s own page at Stripe', async () => {
    const { accountId } = await subscribed(billing)
    await billing.settle()
    const answer = await (await api.signedInAs({ id: accountId })).post('/billing/portal', {})
    expect(answer.status).toBe(200)
    expect(String(answer.body['url'])).toMatch(/^http/)
  })

  it('is not there for whoever never subscribed, nor without Stripe', async () => {
    const client = await api.signedInAs(await billing.person())
    expect(refused(await client.post('/billing/portal', {}))).toEqual([409, 'no_subscription'])
    const { accountId } = await subscribed(billing)
    await billing.settle()
    await billing.stripe.whileAway(async () => {
      const away = await (await api.signedInAs({ id: accountId })).post('/billing/portal', {})
      expect(refused(away)).toEqual([503, 'payment_unavailable'])
    })
  })
})

it.each(['checkout-session', 'portal'])('POST /billing/%s takes no body that says anything', async (call) => {
  const client = await api.signedInAs(await billing.person())
  const answer = await client.send('POST', `/billing/${call}`, {
    raw: 'price=1',
    headers: { 'Content-Type': 'text/plain' },
  })
  expect(refused(answer)).toEqual([415, 'unsupported_media_type'])
})
