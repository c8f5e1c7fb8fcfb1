import { describe, expect, it } from 'vitest'
import { attachPayment } from '../../../api/features/billing/index.ts'
import { paymentReference } from '../../../db/payment-reference.ts'
import { listUnmatchedPayments } from '../../../db/stores/stripe-customers.ts'
import { subscribed, useBilling } from './testing/billing.ts'

const billing = useBilling()
const { api } = billing
const waiting = () => listUnmatchedPayments(api.db.connection, 100)
const support = () => ({
  actor: 'support:test',
  reason: 'ticket 4711',
  now: api.clock.now(),
  requestId: 'request-1234',
  caller: null,
})

/** The state of every subscription of a customer at Stripe. */
async function statusesOf(customer: string): Promise<string[]> {
  const { data } = await billing.stripe.sdk.subscriptions.list({ customer, status: 'all' })
  return data.map(({ status }) => status)
}

describe('the fallback link', () => {
  it('pays for the account that its reference names', async () => {
    const { id } = await billing.person()
    await billing.stripe.payByLink(paymentReference(api.env.TOKEN_KEY, id))
    await billing.settle()
    expect(await billing.planOf(id)).toMatchObject({ paid: true, renewal: 'automatic' })
    expect(await waiting()).toEqual([])
  })

  it('beside a subscription that runs: the latest end counts, whichever it is', async () => {
    const { accountId } = await subscribed(billing)
    await billing.settle()
    billing.advance(5)
    await billing.stripe.payByLink(paymentReference(api.env.TOKEN_KEY, accountId))
    await billing.settle()
    const { until } = await billing.planOf(accountId)
    const days = ((until?.getTime() ?? 0) - api.clock.now().getTime()) / (24 * 3_600_000)
    expect(Math.round(days)).toBe(365)
  })

  it.each([
    ['nobody', null],
    ['somebody by a reference that we did not sign', 'A'.repeat(43)],
    ['somebody by a bare id', '0192b4a6-0000-7000-8000-000000000000'],
  ])('that names %s waits for support, who attaches it', async (_what, reference) => {
    const { id: accountId } = await billing.person()
    const before = (await waiting()).length
    const mailed = billing.mails.length
    await billing.stripe.payByLink(reference)
    await billing.settle()
    const [payment] = (await waiting()).slice(before)
    expect(payment?.customerId).toMatch(/^cus_/)
    // Told again: the payer was asked once.
    await billing.run('sync-subscription', { customerId: payment!.customerId })
    await billing.work()
    const asked = billing.mails.slice(mailed)
    expect(asked.map(({ to }) => to?.[0]?.address)).toEqual(['payer@example.test'])
    expect(asked[0]?.subject).toBe('Your NaijaTax Pro payment: which account is it for?')
    // Named by what the payer knows.
    expect(asked[0]?.text).toContain('$10.00')
    expect(asked[0]?.text).not.toContain(payment!.customerId)

    const stripeId = payment!.subscriptionId
    const given = { stripeId, accountId, ...support() }
    await attachPayment(api.services, given)
    await billing.work()
    expect(await billing.planOf(accountId)).toMatchObject({ paid: true, mails: ['payment-receipt'] })
    expect(await waiting()).toHaveLength(before)
    expect(await api.audited(accountId)).toContain('payment_attached')
    await expect(attachPayment(api.services, given)).rejects.toThrow('no such waiting payment')
  })

  it('is not attached to an account that does not exist', async () => {
    await billing.stripe.payByLink(null)
    await billing.settle()
    const stripeId = (await waiting())[0]!.customerId
    const accountId = '0192b4a6-0000-7000-8000-000000000000'
    const asked = { stripeId, accountId, ...support() }
    await expect(attachPayment(api.services, asked)).rejects.toThrow('no such account')
    expect((await waiting()).map(({ customerId }) => customerId)).toContain(stripeId)
  })
})

describe('a customer that is known', () => {
  it('is never given to another account, whatever a later checkout says', async () => {
    const [mine, other] = [await subscribed(billing), await billing.person()]
    await billing.settle()
    await billing.stripe.sdk.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: api.env.STRIPE_PRICE_ID ?? '', quantity: 1 }],
      customer: mine.customerId,
      client_reference_id: paymentReference(api.env.TOKEN_KEY, other.id),
      success_url: 'http://naijatax.test/',
    })
    await billing.run('sync-subscription', { customerId: mine.customerId })
    expect(await billing.planOf(other.id)).toMatchObject({ paid: false })
    expect(await billing.planOf(mine.accountId)).toMatchObject({ paid: true })
  })
})

const remove = async (id: string) => (await api.signedInAs({ id })).delete('/users/me')
const left = async () => (await api.db.rows('select 1 from stripe_closures')).length

describe('a deleted account', () => {
  it('has its subscription cancelled at Stripe, and nothing of it stays', async () => {
    const { accountId, customerId } = await subscribed(billing)
    await billing.settle()
    expect((await remove(accountId)).status).toBe(204)
    expect(await left()).toBeGreaterThan(0)
    await billing.settle()
    await billing.settle()
    expect(await statusesOf(customerId)).toEqual(['canceled'])
    expect(await left()).toBe(0)
    for (const table of ['stripe_customers', 'subscriptions', 'unmatched_payments', 'outbox'])
      expect(JSON.stringify(await api.db.rows(`select * from ${table} where true`))).not.toContain(accountId)
  })

  it('has its open payment page closed', async () => {
    const account = await billing.person()
    const { sessionId } = await billing.checkout(account)
    await remove(account.id)
    await billing.work()
    expect(await billing.stripe.sdk.checkout.sessions.retrieve(sessionId)).toMatchObject({
      status: 'expired',
    })
    expect(await left()).toBe(0)
  })

  it('that pays all the same is cancelled, and does not wait for support', async () => {
    const { id } = await billing.person()
    await remove(id)
    const before = (await waiting()).length
    const customer = await billing.stripe.payByLink(paymentReference(api.env.TOKEN_KEY, id))
    await billing.settle()
    await billing.settle()
    expect(await statusesOf(customer)).toEqual(['canceled'])
    expect([(await waiting()).length, await left()]).toEqual([before, 0])
  })

  it('is asked for again each night, should its job be lost', async () => {
    const { accountId, customerId } = await subscribed(billing)
    await billing.settle()
    await remove(accountId)
    await api.db.rows('delete from outbox')
    await billing.run('reconcile-billing', {})
    await billing.work()
    expect(await statusesOf(customerId)).toEqual(['canceled'])
    expect(await left()).toBe(0)
  })
})
