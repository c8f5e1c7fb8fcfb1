import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sdkFor, startTestStripe, type TestStripe } from './testing/index.ts'

/**
 * What the product relies on at Stripe. Runs against the stand-in; against Stripe itself where STRIPE_TEST_KEY
 * (a test key) and STRIPE_TEST_PRICE (a yearly price of $10) are set.
 */
const realKey = process.env['STRIPE_TEST_KEY']
let standIn: TestStripe | undefined
let stripe: Stripe
let price = process.env['STRIPE_TEST_PRICE'] ?? ''

beforeAll(async () => {
  if (realKey) {
    stripe = new Stripe(realKey, { telemetry: false })
    return
  }
  standIn = await startTestStripe()
  stripe = sdkFor(standIn)
  price = standIn.priceId
})
afterAll(() => standIn?.stop())

const asked = (): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  line_items: [{ price, quantity: 1 }],
  client_reference_id: 'reference-1',
  customer_email: 'ada@example.com',
  success_url: 'https://example.com/done',
  cancel_url: 'https://example.com/back',
  metadata: { request_id: 'r1' },
  subscription_data: { metadata: { reference: 'reference-1' } },
})

describe(`what the product asks of ${realKey ? 'Stripe' : 'the stand-in'}`, () => {
  it('tells the yearly price', async () => {
    const { unit_amount: cents, currency, recurring, livemode } = await stripe.prices.retrieve(price)
    expect({ cents, currency, livemode, interval: recurring?.interval }).toEqual({
      cents: 1_000,
      currency: 'usd',
      livemode: false,
      interval: 'year',
    })
  })

  it('makes one checkout session for one idempotency key', async () => {
    const idempotencyKey = randomUUID()
    const first = await stripe.checkout.sessions.create(asked(), { idempotencyKey })
    const again = await stripe.checkout.sessions.create(asked(), { idempotencyKey })
    expect(again.id).toBe(first.id)
    expect(first).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: 'reference-1',
      customer: null,
      customer_email: 'ada@example.com',
      subscription: null,
      amount_total: 1_000,
      metadata: { request_id: 'r1' },
    })
    expect(first.url).toMatch(/^https?:/)
    const other = { ...asked(), client_reference_id: 'reference-2' }
    await expect(stripe.checkout.sessions.create(other, { idempotencyKey })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    })
  })

  it('finds, lists and ends a session; an ended one has no page', async () => {
    const customer = await stripe.customers.create({ email: 'ada@example.com' })
    const { customer_email: _email, ...rest } = asked()
    const { id } = await stripe.checkout.sessions.create({ ...rest, customer: customer.id })
    const { data } = await stripe.checkout.sessions.list({ customer: customer.id, limit: 100 })
    expect(data.map((session) => session.id)).toEqual([id])
    await stripe.checkout.sessions.expire(id)
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired', url: null })
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 })
  })

  it('knows no subscription, no invoice and no charge of a customer who never paid', async () => {
    const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' })
    const expand = ['data.latest_invoice.payments']
    expect((await stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand })).data).toEqual(
      [],
    )
    const paid = { customer, status: 'paid' as const, limit: 100, expand: ['data.payments'] }
    expect((await stripe.invoices.list(paid)).data).toEqual([])
    expect((await stripe.charges.list({ customer, limit: 100, expand: ['data.refunds'] })).data).toEqual([])
  })

  it('lists events newest first, by kind', async () => {
    await stripe.customers.create({ email: 'ada@example.com' })
    const { data } = await stripe.events.list({ types: ['customer.created'], limit: 2 })
    expect(data[0]).toMatchObject({ object: 'event', type: 'customer.created', livemode: false })
    expect(data[0]?.api_version).toMatch(/^20\d\d-/)
  })

  it.each<[string, () => Promise<unknown>, object]>([
    [
      'an unknown price',
      () => stripe.prices.retrieve('price_none'),
      { statusCode: 404, code: 'resource_missing' },
    ],
    ['an unknown session', () => stripe.checkout.sessions.retrieve('cs_test_none'), { statusCode: 404 }],
    ['an unknown subscription', () => stripe.subscriptions.cancel('sub_none'), { statusCode: 404 }],
    ['an unknown charge', () => stripe.charges.retrieve('ch_none'), { statusCode: 404 }],
    [
      'a refund of an unknown charge',
      () => stripe.refunds.create({ charge: 'ch_none' }),
      { statusCode: 404 },
    ],
    [
      'a portal for nobody',
      () => stripe.billingPortal.sessions.create({ customer: 'cus_none' }),
      { type: 'StripeInvalidRequestError', code: 'resource_missing' },
    ],
    [
      'a route that does not exist',
      () => stripe.rawRequest('GET', '/v1/nonsense'),
      { statusCode: 404, type: 'StripeInvalidRequestError' },
    ],
    [
      'a parameter that does not exist',
      () => stripe.rawRequest('POST', '/v1/customers', { nonsense: 'yes' }),
      { statusCode: 400, code: 'parameter_unknown' },
    ],
    [
      'an expansion that does not exist',
      () => stripe.subscriptions.list({ expand: ['data.nonsense'] }),
      { statusCode: 400 },
    ],
  ])('refuses %s', async (_what, ask, fault) => {
    await expect(ask()).rejects.toMatchObject(fault)
  })

  it('refuses a key that is not ours', async () => {
    const stranger = standIn
      ? sdkFor(standIn, 'sk_test_stranger')
      : new Stripe('sk_test_stranger', { telemetry: false })
    await expect(stranger.prices.retrieve(price)).rejects.toMatchObject({
      statusCode: 401,
      type: 'StripeAuthenticationError',
    })
  })
})
