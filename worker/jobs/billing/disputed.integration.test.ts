import { describe, expect, it } from 'vitest'
import { paymentReference } from '../../../db/payment-reference.ts'
import { countOpenDisputes, listOpenDisputes } from '../../../db/stores/open-disputes.ts'
import { findPaymentKey } from '../../../db/stores/product-keys.ts'
import { subscribed, useBilling } from './testing/billing.ts'

const billing = useBilling()
const { api } = billing

async function disputed() {
  const person = await subscribed(billing)
  await billing.settle()
  billing.stripe.dispute(person.customerId)
  await billing.settle()
  return person
}

/** Tells what happened, and what that changed at Stripe. */
async function settleAll(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await billing.settle()
}

const payAgain = async (accountId: string) =>
  billing.stripe.payByLink(paymentReference(await findPaymentKey(api.db.connection), accountId))

/** What is with us of a customer's payments, in cents. */
async function kept(customerId: string): Promise<number> {
  const { data } = await billing.stripe.sdk.charges.list({ customer: customerId })
  return data.reduce((sum, charge) => sum + charge.amount - charge.amount_refunded, 0)
}
const running = async (customerId: string) =>
  (await billing.stripe.sdk.subscriptions.list({ customer: customerId })).data.map(({ id }) => id)

describe('while the bank decides about a payment', () => {
  it('no payment page is opened, and the page says what happens', async () => {
    const { account, accountId, customerId } = await disputed()
    const { client, answer } = await billing.checkout(account)
    expect([answer.status, answer.body['code']]).toEqual([409, 'payment_disputed'])
    expect(answer.body['error']).toContain('nothing was charged')
    const status = async () => (await client.get('/billing/status')).body
    expect(await status()).toMatchObject({ hasOpenDispute: true, fallbackPaymentLink: null, paid: false })

    billing.stripe.dispute(customerId, 'lost')
    await settleAll()
    expect(await status()).toMatchObject({ hasOpenDispute: false, paid: false })
    expect((await status())['fallbackPaymentLink']).not.toBeNull()
    expect((await billing.checkout(account)).answer.status).toBe(200)
    expect((await billing.planOf(accountId)).mails.at(-1)).toBe('payment-lost')
  })
})

describe('a second payment that arrives all the same', () => {
  it('gives Pro, and goes back once the bank leaves the first one with us', async () => {
    const { account, accountId, customerId, subscriptionId } = await disputed()
    billing.advance(5)
    const second = await payAgain(accountId)
    await settleAll()
    expect(await billing.planOf(accountId)).toMatchObject({ paid: true, renewal: 'automatic' })
    const client = await api.signedInAs(account)
    expect((await client.get('/billing/status')).body).toMatchObject({ hasOpenDispute: true })
    expect(await kept(second)).toBe(1_000)

    billing.stripe.dispute(customerId, 'won')
    await settleAll()
    expect([await kept(customerId), await kept(second)]).toEqual([1_000, 0])
    expect([await running(customerId), await running(second)]).toEqual([[subscriptionId], []])
    const plan = await billing.planOf(accountId)
    expect(plan).toMatchObject({ paid: true, renewal: 'automatic' })
    expect(plan.until).toEqual(await billing.stripe.endOf(subscriptionId))
    expect(plan.mails.toSorted()).toEqual(
      ['payment-receipt', 'pro-ended', 'payment-receipt', 'pro-restored', 'money-returned'].toSorted(),
    )
    const audited = await api.db.rows(
      `select detail from audit_log where account_id = ? and action = 'second_payment_returned'`,
      [accountId],
    )
    expect(audited).toHaveLength(1)
  })

  it('goes back also when it becomes known only after the bank decided', async () => {
    const { accountId, customerId } = await disputed()
    const second = await payAgain(accountId)
    billing.stripe.dispute(customerId, 'won')
    await settleAll()
    expect([await kept(customerId), await kept(second)]).toEqual([1_000, 0])
    expect((await billing.planOf(accountId)).paid).toBe(true)
  })

  it('keeps its year when the bank takes the first one back', async () => {
    const { accountId, customerId } = await disputed()
    const second = await payAgain(accountId)
    await settleAll()
    billing.stripe.dispute(customerId, 'lost')
    await settleAll()
    expect(await kept(second)).toBe(1_000)
    expect([(await running(customerId)).length, (await running(second)).length]).toEqual([0, 1])
    expect(await billing.planOf(accountId)).toMatchObject({ paid: true, renewal: 'automatic' })
  })

  it('whose refund no bank takes is not sent again and again: that is told, and both run', async () => {
    const { accountId, customerId } = await disputed()
    const second = await payAgain(accountId)
    await settleAll()
    billing.stripe.dispute(customerId, 'won')
    await settleAll()
    billing.stripe.failRefund(second)
    await settleAll()
    const { data } = await billing.stripe.sdk.refunds.list({
      charge: (await billing.stripe.sdk.charges.list({ customer: second })).data[0]?.id ?? '',
    })
    expect(data).toHaveLength(1)
    expect((await billing.planOf(accountId)).mails).toContain('refund-failed')
    expect((await billing.planOf(accountId)).paid).toBe(true)
  })
})

const known = async () => countOpenDisputes(api.db.connection)

describe('a dispute that is open', () => {
  it('is known with the day until which an answer is taken, until it is answered; then until the bank decides', async () => {
    const before = await known()
    const { customerId } = await disputed()
    const { data } = await billing.stripe.sdk.disputes.list({ limit: 1 })
    const dueAt = new Date((data[0]?.evidence_details.due_by ?? 0) * 1000)
    expect(await known()).toMatchObject({ count: before.count + 1, unanswered: before.unanswered + 1 })
    const [first] = await listOpenDisputes(api.db.connection, { customerIds: [customerId], limit: 1 })
    expect(first).toMatchObject({ openedAt: api.clock.now(), needsAnswer: true, dueAt })
    billing.stripe.answerDispute(customerId)
    await settleAll()
    expect(await known()).toMatchObject({ count: before.count + 1, unanswered: before.unanswered })
    billing.stripe.dispute(customerId, 'won')
    await settleAll()
    expect(await known()).toEqual(before)
  })

  it('is known also where its payer names nobody, and once the account is deleted, until it is decided', async () => {
    const before = await known()
    const nobody = await billing.stripe.payByLink(null)
    billing.stripe.dispute(nobody)
    const { account, customerId } = await disputed()
    await (await api.signedInAs(account)).delete('/users/me')
    await settleAll()
    expect((await known()).unanswered).toBe(before.unanswered + 2)
    for (const customer of [nobody, customerId]) billing.stripe.dispute(customer, 'lost')
    billing.stripe.takeEvents()
    await billing.run('reconcile-billing', {})
    await settleAll()
    expect(await known()).toEqual(before)
  })
})
