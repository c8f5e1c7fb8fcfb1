import { describe, expect, it } from 'vitest'
import { attachPayment } from '../../../api/features/billing/index.ts'
import { readStuckMoney } from '../../../db/stores/billing-stuck.ts'
import { findUnreturned, listMoneyMoved } from '../../../db/stores/money-moved.ts'
import { listUnmatchedPayments } from '../../../db/stores/stripe-customers.ts'
import { formatMoney } from '../../../templates/email/formats.ts'
import { useBilling } from './testing/billing.ts'

const billing = useBilling()
const { api } = billing

/** Somebody pays by the fixed link, and nothing says for which account. @returns the customer at Stripe. */
async function paidByNobody(): Promise<string> {
  const customerId = await billing.stripe.payByLink(null)
  await billing.settle()
  return customerId
}

/** Tells what happened, and what that changed at Stripe. */
async function settleAll(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await billing.settle()
}

const listed = async () =>
  (await listUnmatchedPayments(api.db.connection, 100)).map(({ customerId }) => customerId)
const statusesOf = async (customer: string) =>
  (await billing.stripe.sdk.subscriptions.list({ customer, status: 'all' })).data.map(({ status }) => status)
const unstopped = async () =>
  (await api.db.rows('select customer_id from stop_failures')).map((row) => row['customer_id'])
const chargesOf = async (customer: string) =>
  (await billing.stripe.sdk.charges.list({ customer })).data.length
const mailsSince = (count: number) => billing.mails.slice(count).map(({ subject }) => subject)

const refund = (customer: string) => billing.stripe.refund(customer)
const part = (customer: string) => billing.stripe.refundPart(customer, 300)
const fails = (customer: string) => billing.stripe.failRefund(customer)
const notTaken = 'We could not give your money back'
const gaveBack = 'NaijaTax gave money back to you'
const wentBack = 'Your NaijaTax Pro payment went back to you'

describe('a payment that names nobody', () => {
  it.each([
    ['refunded', (customer: string) => billing.stripe.refund(customer), 'we gave back $10.00'],
    ['lost by a dispute', (customer: string) => billing.stripe.dispute(customer, 'lost'), 'took back $10.00'],
  ])('%s at Stripe waits no more, renews no more, and its payer is told', async (_, takeBack, words) => {
    const customer = await paidByNobody()
    expect(await listed()).toContain(customer)
    const mailed = billing.mails.length
    takeBack(customer)
    await settleAll()
    expect(await listed()).not.toContain(customer)
    expect((await readStuckMoney(api.db.connection)).uncancelled.count).toBe(0)
    expect(await statusesOf(customer)).toEqual(['canceled'])
    expect(mailsSince(mailed)).toEqual([wentBack])
    const text = billing.mails.at(-1)?.text?.replaceAll(/\s+/g, ' ')
    expect(text).toContain(words)
    expect(text).toContain('Pro was never active by it')
    expect(text).not.toContain('Pro has ended')
    billing.advance(366)
    await settleAll()
    expect(await chargesOf(customer)).toBe(1)
    expect(mailsSince(mailed)).toHaveLength(1)
  })

  it('given back before it was read at all never waits, and its payer is told that alone', async () => {
    const mailed = billing.mails.length
    const customer = await billing.stripe.payByLink(null)
    billing.stripe.refund(customer)
    await settleAll()
    expect([await listed(), await statusesOf(customer)]).toEqual([
      expect.not.arrayContaining([customer]),
      ['canceled'],
    ])
    expect(mailsSince(mailed)).toEqual([wentBack])
  })

  it('that Stripe does not cancel is among what could not be stopped until it does, and is told once', async () => {
    const customer = await paidByNobody()
    const mailed = billing.mails.length
    billing.stripe.refund(customer)
    const [event] = billing.stripe.takeEvents()
    await billing.deliver(event!)
    await billing.stripe.whileRefusing('DELETE /subscriptions/:id', async () => {
      await expect(billing.work()).rejects.toThrow('refused')
    })
    expect((await readStuckMoney(api.db.connection)).uncancelled.count).toBeGreaterThan(0)
    expect(await unstopped()).toContain(customer)
    expect(await listed()).toContain(customer)
    await billing.run('reconcile-billing', {})
    await settleAll()
    expect((await readStuckMoney(api.db.connection)).uncancelled.count).toBe(0)
    expect([await listed(), await statusesOf(customer)]).toEqual([
      expect.not.arrayContaining([customer]),
      ['canceled'],
    ])
    expect(mailsSince(mailed)).toEqual([wentBack])
  })

  it('whose events never came is read again each night', async () => {
    const customer = await paidByNobody()
    billing.stripe.refund(customer)
    billing.stripe.takeEvents()
    billing.advance(6)
    await billing.run('reconcile-billing', {})
    await billing.work()
    expect([await listed(), await statusesOf(customer)]).toEqual([
      expect.not.arrayContaining([customer]),
      ['canceled'],
    ])
  })

  it('waits on while a part of it went back, and while the bank decides; then it does not renew', async () => {
    const customer = await paidByNobody()
    billing.stripe.refundPart(customer, 300)
    billing.stripe.dispute(customer)
    await settleAll()
    expect(await listed()).toContain(customer)
    const { data } = await billing.stripe.sdk.subscriptions.list({ customer })
    expect(data).toMatchObject([{ status: 'active', cancel_at_period_end: true }])
    billing.stripe.dispute(customer, 'won')
    await settleAll()
    expect(await listed()).toContain(customer)
    const after = await billing.stripe.sdk.subscriptions.list({ customer })
    expect(after.data).toMatchObject([{ cancel_at_period_end: false }])
  })

  it('whose refund no bank takes waits again, and its payer is asked how to send it', async () => {
    const customer = await paidByNobody()
    billing.stripe.refund(customer)
    await settleAll()
    const mailed = billing.mails.length
    billing.stripe.failRefund(customer)
    await settleAll()
    expect(await listed()).toContain(customer)
    expect(mailsSince(mailed)).toEqual(['We could not give your money back'])
  })

  it.each([
    ['refunded', (customer: string) => billing.stripe.refund(customer), 'NaijaTax gave money back to you'],
    [
      'lost',
      (customer: string) => billing.stripe.dispute(customer, 'lost'),
      'Your bank took back a NaijaTax Pro payment',
    ],
  ])(
    'that was %s while it was attached gave no Pro, and no word says that Pro ended by it',
    async (_, takeBack, subject) => {
      const customer = await paidByNobody()
      const { id: accountId, email } = await billing.person()
      takeBack(customer)
      const by = { actor: 'support:test', reason: 'ticket 4711', requestId: 'request-1234', caller: null }
      await attachPayment(api.services, { stripeId: customer, accountId, ...by, now: api.clock.now() })
      await settleAll()
      expect(await billing.planOf(accountId)).toMatchObject({ paid: false, until: null })
      expect(await statusesOf(customer)).toEqual(['canceled'])
      const client = await api.signedInAs({ id: accountId })
      expect((await client.get('/billing/status')).body).toMatchObject({ ended: null })
      const mails = billing.mails.filter(({ to }) => to?.[0]?.address === email)
      expect(new Set(mails.map((mail) => mail.subject))).toEqual(
        new Set(['Your NaijaTax Pro receipt', subject]),
      )
      expect(mails).toHaveLength(2)
      const text = mails
        .map((mail) => mail.text)
        .join(' ')
        .replaceAll(/\s+/g, ' ')
      expect(text).toContain(
        'Pro was never active by this payment. It is not active, and your card is not charged again.',
      )
      expect(text).not.toMatch(/Pro has ended|any more/)
      billing.stripe.failRefund(customer)
      await settleAll()
      expect(await billing.planOf(accountId)).toMatchObject({ paid: false, until: null })
    },
  )

  it.each<[string, ((customer: string) => void)[], [subject: string, sum: string][]]>([
    ['all of it', [refund, fails], [[notTaken, '$10.00']]],
    ['all of it, sent twice', [refund, fails, refund, fails], [[notTaken, '$10.00']]],
    [
      'all of it, before a part was sent again',
      [refund, fails, part],
      [
        [gaveBack, '$3.00'],
        [notTaken, '$7.00'],
      ],
    ],
    [
      'what was left of it after a part was taken',
      [part, refund, fails],
      [
        [gaveBack, '$3.00'],
        [notTaken, '$7.00'],
      ],
    ],
    [
      'a part of it, while the rest pays',
      [part, fails],
      [
        ['Your NaijaTax Pro receipt', '$10.00'],
        [notTaken, '$3.00'],
      ],
    ],
  ])('of which no bank took %s is told by what holds once it is attached', async (_, steps, expected) => {
    const customer = await paidByNobody()
    for (const step of steps) {
      step(customer)
      await settleAll()
    }
    const since = api.clock.now()
    const { id: accountId, email } = await billing.person()
    billing.advance(2)
    const by = { actor: 'support:test', reason: 'ticket 4711', requestId: 'request-1234', caller: null }
    await attachPayment(api.services, { stripeId: customer, accountId, ...by, now: api.clock.now() })
    await settleAll()
    const mails = billing.mails.filter(({ to }) => to?.[0]?.address === email)
    const told = mails.map(({ subject, text }) => `${subject}: ${text?.match(/\$[\d.]+/)?.[0]}`)
    expect(told.toSorted((one, other) => one.localeCompare(other))).toEqual(
      expected.map((words) => words.join(': ')).toSorted((one, other) => one.localeCompare(other)),
    )
    for (const { text } of mails)
      for (const sum of text?.match(/(?<=\$)[\d.]+/g) ?? []) expect(Number(sum)).toBeLessThanOrEqual(10)
    // Owed since it was known, and not since the attachment.
    const [owed] = await findUnreturned(api.db.connection, await listMoneyMoved(api.db.connection, accountId))
    expect(owed).toMatchObject({ since })
    expect(formatMoney(owed!)).toBe(expected.find(([subject]) => subject === notTaken)?.[1])
    const page = await (await api.signedInAs({ id: accountId })).get('/billing/status')
    expect(page.body).toMatchObject({ moneyHeld: [{ amountCents: owed?.cents }] })
    const isActive = steps.length === 2 && steps[0] === part
    expect(page.body).toMatchObject(isActive ? { paid: true } : { paid: false, ended: null })
  })

  it('that was attached is known as its account’s once that is deleted, and waits for nobody', async () => {
    const customer = await paidByNobody()
    const { id: accountId } = await billing.person()
    const by = { actor: 'support:test', reason: 'ticket 4711', requestId: 'request-1234', caller: null }
    await attachPayment(api.services, { stripeId: customer, accountId, ...by, now: api.clock.now() })
    await settleAll()
    const mailed = billing.mails.length
    await (await api.signedInAs({ id: accountId })).delete('/users/me')
    await settleAll()
    expect([await listed(), await statusesOf(customer)]).toEqual([
      expect.not.arrayContaining([customer]),
      ['canceled'],
    ])
    expect(mailsSince(mailed)).toEqual(['Your NaijaTax account is deleted'])
  })
})
