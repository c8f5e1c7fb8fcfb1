import { describe, expect, it } from 'vitest'
import { useTestSupport } from '../../../api/cli/testing/support.ts'
import { paymentReference } from '../../../db/payment-reference.ts'
import { readStuckMoney } from '../../../db/stores/billing-stuck.ts'
import { findPaymentKey } from '../../../db/stores/product-keys.ts'
import { idOf } from '../../../platform/stripe-values.ts'
import { subscribed, useBilling } from './testing/billing.ts'

const billing = useBilling()
const { db, clock } = billing.api
const support = useTestSupport(db, { clock, env: billing.stripe.env })
const why = ['--reason', 'ticket 4731: asked by letter']
const A_MINUTE = 1 / 1_440

const wentBack = 'Your NaijaTax Pro payment went back to you'
const toPayer = (since: number) =>
  billing.mails.slice(since).filter(({ to }) => to?.[0]?.address === 'payer@example.test')

async function erase(email: string): Promise<string> {
  const { out } = await support.run(['user', 'erase', email, '--yes', email, ...why])
  billing.advance(A_MINUTE)
  return out
}

/** Tells what happened, and what that changed at Stripe. */
async function settleAll(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await billing.settle()
}

/** Somebody whose payment page is open when support erases the account. */
async function erasedWithPage() {
  const account = await billing.person()
  const { sessionId, url } = await billing.checkout(account)
  const said = await erase(account.email)
  return { account, sessionId, url, said }
}

async function paidOn(sessionId: string) {
  const session = await billing.stripe.sdk.checkout.sessions.retrieve(sessionId)
  return idOf(session.customer) ?? ''
}

const statusesOf = async (customer: string) =>
  (await billing.stripe.sdk.subscriptions.list({ customer, status: 'all' })).data.map(({ status }) => status)

/** Cents of each payment that went back, oldest first. */
const returnedOf = async (customer: string) =>
  (await billing.stripe.sdk.charges.list({ customer })).data
    .toReversed()
    .map(({ amount, amount_refunded: refunded }) => [amount, refunded])

const unmatched = async () => {
  const { json } = await support.runJson(['billing', 'unmatched', ...why])
  return JSON.stringify(json)
}

const isReturned = async (accountId: string) =>
  (
    await db.rows(`select 1 from audit_log where action = 'late_payment_returned' and account_id = ?`, [
      accountId,
    ])
  ).length > 0

describe('a payment made after its account was erased', () => {
  it.each([
    ['told before the page is closed', async () => billing.settle()],
    ['of which the page is closed before it is told', async () => billing.work()],
    [
      'that Stripe never told',
      async () => {
        billing.stripe.takeEvents()
        await billing.run('reconcile-billing', {})
        await billing.work()
      },
    ],
  ])('%s goes back, its subscription ends, and the payer is told', async (_, follow) => {
    const { account, sessionId, url, said } = await erasedWithPage()
    expect(said).toContain('What is paid on it after the erasure goes back by itself')
    const mailed = billing.mails.length
    await billing.stripe.pay(url)
    const customer = await paidOn(sessionId)
    await follow()
    await settleAll()
    expect(await returnedOf(customer)).toEqual([[1_000, 1_000]])
    expect(await statusesOf(customer)).toEqual(['canceled'])
    expect(await isReturned(account.id)).toBe(true)
    const mails = toPayer(mailed)
    expect(mails.map(({ subject }) => subject)).toEqual([wentBack])
    const text = mails[0]?.text?.replaceAll(/\s+/g, ' ')
    expect(text).toContain('Its account had been deleted before it was made, so Pro was never active by it.')
    expect(await unmatched()).not.toContain(customer)
    expect((await readStuckMoney(db.connection)).uncancelled.count).toBe(0)
    expect(await db.rows('select 1 from stripe_closures')).toEqual([])
  })

  it('waits among payments of nobody while Stripe gives nothing back; support can', async () => {
    const { sessionId, url } = await erasedWithPage()
    const mailed = billing.mails.length
    await billing.stripe.pay(url)
    const customer = await paidOn(sessionId)
    await billing.stripe.whileRefusing('POST /refunds', async () => {
      await expect(billing.settle()).rejects.toThrow('refused')
    })
    expect(await statusesOf(customer)).toEqual(['canceled'])
    expect(await unmatched()).toContain(customer)
    expect((await readStuckMoney(db.connection)).unmatched.count).toBe(1)
    const given = await support.run(['billing', 'refund', customer, '--yes', customer, ...why])
    expect([given.code, given.err]).toEqual([0, ''])
    await settleAll()
    expect(await returnedOf(customer)).toEqual([[1_000, 1_000]])
    expect(await unmatched()).not.toContain(customer)
    expect(toPayer(mailed).map(({ subject }) => subject)).toEqual([wentBack])
  })

  it('that the bank sends back is owed, and its payer is asked', async () => {
    const { sessionId, url } = await erasedWithPage()
    await billing.stripe.pay(url)
    const customer = await paidOn(sessionId)
    await settleAll()
    const mailed = billing.mails.length
    billing.stripe.failRefund(customer)
    await settleAll()
    expect(await unmatched()).toContain(customer)
    const [mail, ...none] = toPayer(mailed)
    expect(none).toEqual([])
    expect(mail?.subject).toBe('We could not give your money back')
    expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain('Its account had been deleted before it was made')
  })

  it('that is disputed is left to the bank, and goes back once that left it with us', async () => {
    const { sessionId, url } = await erasedWithPage()
    await billing.stripe.pay(url)
    const customer = await paidOn(sessionId)
    billing.stripe.dispute(customer)
    await settleAll()
    expect(await returnedOf(customer)).toEqual([[1_000, 0]])
    expect(await statusesOf(customer)).toEqual(['canceled'])
    expect(await unmatched()).toContain(customer)
    billing.stripe.dispute(customer, 'won')
    await settleAll()
    expect(await returnedOf(customer)).toEqual([[1_000, 1_000]])
    expect(await unmatched()).not.toContain(customer)
  })

  it('by a renewal that was not stopped in time goes back; what was paid before stays', async () => {
    const { account, customerId } = await subscribed(billing)
    await billing.settle()
    await erase(account.email)
    const mailed = billing.mails.length
    billing.advance(366)
    await settleAll()
    expect(await returnedOf(customerId)).toEqual([
      [1_000, 0],
      [1_000, 1_000],
    ])
    expect(await statusesOf(customerId)).toEqual(['canceled'])
    expect(toPayer(mailed).map(({ subject }) => subject)).toEqual([wentBack])
    expect(await unmatched()).not.toContain(customerId)
  })

  it('by the fixed link, in the name of the account, goes back', async () => {
    const account = await billing.person()
    await erase(account.email)
    const customer = await billing.stripe.payByLink(
      paymentReference(await findPaymentKey(db.connection), account.id),
    )
    await settleAll()
    expect([await returnedOf(customer), await statusesOf(customer)]).toEqual([[[1_000, 1_000]], ['canceled']])
  })
})

it('a payment page that is open is closed at Stripe, each of them, and nothing can be paid on it', async () => {
  const { sessionId } = await erasedWithPage()
  await settleAll()
  expect((await billing.stripe.sdk.checkout.sessions.retrieve(sessionId)).status).toBe('expired')
})

it('what was paid before the erasure and told after it stays, as the erasure said of no refund', async () => {
  const { account, customerId } = await subscribed(billing)
  await erase(account.email)
  await settleAll()
  expect([await returnedOf(customerId), await statusesOf(customerId)]).toEqual([[[1_000, 0]], ['canceled']])
  expect(await unmatched()).not.toContain(customerId)
})
