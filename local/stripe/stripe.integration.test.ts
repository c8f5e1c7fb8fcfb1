import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../testing/index.ts'
import { startStripe } from './index.ts'
import { startTestStripe, type TestStripe, sdkFor } from './testing/index.ts'

let standIn: TestStripe
let stripe: Stripe

beforeEach(async () => {
  standIn = await startTestStripe()
  stripe = sdkFor(standIn)
})
afterEach(() => standIn.stop())

async function openPage(): Promise<string> {
  const { url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: standIn.priceId }],
    client_reference_id: 'reference-1',
    customer_email: 'ada@example.ng',
    success_url: 'http://localhost:3000/done',
    subscription_data: { metadata: { reference: 'reference-1' } },
  })
  return url ?? ''
}

async function subscribed(): Promise<Stripe.Subscription> {
  await standIn.pay(await openPage())
  return subscription()
}

async function subscription(): Promise<Stripe.Subscription> {
  const expand = ['data.latest_invoice.payments']
  const { data } = await stripe.subscriptions.list({ status: 'all', expand })
  return data[0]!
}

const customerOf = ({ customer }: Stripe.Subscription) =>
  typeof customer === 'string' ? customer : customer.id
const types = () => standIn.events().map(({ type }) => type)
const seconds = (days: number) => days * 24 * 3600

describe('the pay page', () => {
  it('makes a subscription for a year, with its invoice and charge, and leads back', async () => {
    expect(await standIn.pay(await openPage())).toBe('http://localhost:3000/done')
    const paid = await subscription()
    const { status, items, metadata, latest_invoice: invoice } = paid
    expect({ status, metadata }).toEqual({ status: 'active', metadata: { reference: 'reference-1' } })
    const item = items.data[0]!
    expect(item.current_period_end - item.current_period_start).toBeGreaterThanOrEqual(seconds(365))
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_paid: 1_000,
      payments: { data: [{ status: 'paid' }] },
    })
    const { data } = await stripe.charges.list({ customer: customerOf(paid) })
    expect(data).toMatchObject([{ amount: 1_000, paid: true, refunded: false }])
    expect(types()).toEqual([
      'customer.created',
      'customer.subscription.created',
      'invoice.paid',
      'checkout.session.completed',
    ])
  })

  it('makes nothing of a declined card and may be paid later; once paid it is over', async () => {
    const page = await openPage()
    expect(await standIn.pay(page, { do: 'decline' })).toBeNull()
    expect(types()).toEqual([])
    await standIn.pay(page)
    expect((await fetch(page)).status).toBe(410)
    await standIn.pay(page)
    expect((await stripe.subscriptions.list({ status: 'all' })).data).toHaveLength(1)
  })

  it('is over after a day', async () => {
    const page = await openPage()
    standIn.advance(1)
    expect((await fetch(page)).status).toBe(410)
    expect(types()).toEqual(['checkout.session.expired'])
  })

  it('escapes what it is given', async () => {
    const answer = await fetch(`${standIn.paymentLink}?prefilled_email=${encodeURIComponent('"><script>')}`)
    expect(await answer.text()).not.toContain('<script>')
  })
})

describe('the clock', () => {
  it('renews each year', async () => {
    const before = await subscribed()
    standIn.advance(731)
    const after = await subscription()
    expect(after.status).toBe('active')
    expect(after.items.data[0]!.current_period_start).toBeGreaterThan(
      before.items.data[0]!.current_period_end,
    )
    expect(types().filter((type) => type === 'invoice.paid')).toHaveLength(3)
  })

  it('bills a renewal that it comes to late for the period that was due', async () => {
    let now = Date.UTC(2026, 10, 21)
    const late = await startTestStripe({ now: () => now })
    const sdk = sdkFor(late)
    const { url } = await sdk.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: late.priceId }],
      success_url: 'http://localhost:3000/done',
    })
    await late.pay(url ?? '', { email: 'ada@example.ng' })
    // It was off for a day and more when the renewal was due.
    now += seconds(367) * 1000
    late.advance(0)
    const { data } = await sdk.subscriptions.list({ status: 'all', expand: ['data.latest_invoice.payments'] })
    const invoice = data[0]?.latest_invoice as Stripe.Invoice
    expect(invoice.lines.data[0]?.period.end).toBe(data[0]?.items.data[0]?.current_period_end)
    expect(invoice.created).toBeGreaterThan(data[0]?.items.data[0]?.current_period_start ?? 0)
    await late.stop()
  })

  it('ends what was cancelled at its period end', async () => {
    const { id } = await subscribed()
    await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    standIn.advance(364)
    expect((await subscription()).status).toBe('active')
    standIn.advance(2)
    expect(await subscription()).toMatchObject({ status: 'canceled' })
    expect(types().at(-1)).toBe('customer.subscription.deleted')
  })

  it('tries a declined renewal again, and gives up after the fourth time', async () => {
    await subscribed()
    standIn.behave({ declines: 1 })
    standIn.advance(366)
    expect(await subscription()).toMatchObject({ status: 'past_due', latest_invoice: { attempt_count: 1 } })
    standIn.advance(3)
    expect((await subscription()).status).toBe('active')
    standIn.behave({ declines: 9 })
    standIn.advance(366 + 3 + 5 + 7)
    expect((await subscription()).status).toBe('canceled')
    expect(types().filter((type) => type === 'invoice.payment_failed')).toHaveLength(5)
  })
})

describe('the portal', () => {
  it('cancels at period end, resumes, takes another card, cancels now', async () => {
    const customer = customerOf(await subscribed())
    const { url } = await stripe.billingPortal.sessions.create({
      customer,
      return_url: 'http://localhost:3000/account',
    })
    await standIn.press(customer, 'cancel', url)
    const cancelled = await subscription()
    expect(cancelled.cancel_at).toBe(cancelled.items.data[0]!.current_period_end)
    expect(await (await fetch(url)).text()).toContain('Resume the subscription')
    await standIn.press(customer, 'resume', url)
    expect(await subscription()).toMatchObject({ cancel_at_period_end: false, cancel_at: null })
    standIn.behave({ declines: 1 })
    standIn.advance(366)
    await standIn.press(customer, 'pay', url)
    expect(await subscription()).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } })
    await standIn.press(customer, 'cancel-now', url)
    expect((await subscription()).status).toBe('canceled')
  })
})

describe('money taken back', () => {
  it('refunds in part and in full', async () => {
    const customer = customerOf(await subscribed())
    const charge = async () => (await stripe.charges.list({ customer, expand: ['data.refunds'] })).data[0]
    standIn.refund(customer, 400)
    expect(await charge()).toMatchObject({ refunded: false, amount_refunded: 400 })
    standIn.refund(customer)
    expect(await charge()).toMatchObject({
      refunded: true,
      refunds: { data: [{ amount: 600 }, { amount: 400 }] },
    })
  })

  it('disputes a charge and decides it', async () => {
    const customer = customerOf(await subscribed())
    standIn.dispute(customer)
    const charge = (await stripe.charges.list({ customer })).data[0]!
    expect(charge.disputed).toBe(true)
    standIn.dispute(customer, 'won')
    expect((await stripe.disputes.list({ charge: charge.id })).data).toMatchObject([{ status: 'won' }])
  })
})

describe('when it is down', () => {
  it('answers 500, or not at all, until it is calm again', async () => {
    standIn.behave({ api: 'error' })
    await expect(stripe.prices.retrieve(standIn.priceId)).rejects.toMatchObject({ statusCode: 500 })
    standIn.behave({ api: 'silent' })
    await expect(stripe.prices.retrieve(standIn.priceId, undefined, { timeout: 200 })).rejects.toMatchObject({
      type: 'StripeConnectionError',
    })
    standIn.calm()
    expect((await stripe.prices.retrieve(standIn.priceId)).id).toBe(standIn.priceId)
  })
})

describe('events', () => {
  let receiver: Server
  let answers: (attempt: number) => number
  let came: string[]

  beforeEach(async () => {
    came = []
    answers = () => 200
    receiver = createServer((request, response) => {
      let body = ''
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      request.on('end', () => {
        const signature = String(request.headers['stripe-signature'])
        const event = stripe.webhooks.constructEvent(body, signature, standIn.webhookSecret)
        came.push(event.id)
        response.writeHead(answers(came.length)).end()
      })
    })
    const port = await freePort()
    await new Promise<void>((resolve) => {
      receiver.listen(port, '127.0.0.1', resolve)
    })
    standIn.sendEventsTo(`http://127.0.0.1:${port}/`)
  })
  afterEach(() => receiver.close())

  it('come signed, in order, once', async () => {
    await subscribed()
    await standIn.settle()
    expect(came).toEqual(standIn.events().map(({ id }) => id))
  })

  it('come again until they are taken', async () => {
    answers = (attempt) => (attempt <= 4 ? 500 : 200)
    await subscribed()
    await standIn.settle()
    expect(came).toHaveLength(8)
    expect(new Set(came)).toEqual(new Set(standIn.events().map(({ id }) => id)))
  })

  it('come twice and in any order, or wait, when told to', async () => {
    standIn.behave({ copies: 2, shuffled: true, held: true })
    await subscribed()
    expect(came).toEqual([])
    standIn.behave({ held: false })
    await standIn.settle()
    expect(came.toSorted()).toEqual(
      standIn
        .events()
        .flatMap(({ id }) => [id, id])
        .toSorted(),
    )
  })
})

it('keeps its state and its clock over a restart, for its owner only', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'naijatax-stripe-'))
  const stateFile = join(folder, 'stripe.json')
  const options = {
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    appUrl: 'http://localhost:3000',
    stateFile,
  }
  const first = await startStripe({ ...options, port: await freePort() })
  const form = new URLSearchParams({ email: 'ada@example.ng', do: 'pay' })
  const page = (await fetch(first.paymentLink)).url
  await fetch(page, { method: 'POST', body: form, redirect: 'manual' })
  await fetch(`${first.ownersUrl}/_test/advance`, { method: 'POST', body: JSON.stringify({ days: 30 }) })
  await first.stop()
  expect(statSync(stateFile).mode & 0o777).toBe(0o600)
  const second = await startStripe({ ...options, port: await freePort() })
  const { state } = second.ledger
  expect(state.ahead).toBe(seconds(30))
  expect(Object.values(state.subscriptions)).toMatchObject([{ status: 'active' }])
  await second.stop()
  rmSync(folder, { recursive: true })
})
