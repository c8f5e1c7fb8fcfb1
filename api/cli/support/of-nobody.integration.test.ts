import { describe, expect, it } from 'vitest'
import { verifiedAccount } from '../../../db/testing/factories.ts'
import { subscribed, useBilling } from '../../../worker/jobs/billing/testing/billing.ts'
import { useTestSupport } from '../testing/support.ts'

const billing = useBilling()
const { db, clock } = billing.api
const support = useTestSupport(db, { clock, env: billing.stripe.env })
const why = ['--reason', 'ticket 4722: wants no account']

const attach = (customer: string, email: string, ...more: string[]) =>
  support.run(['billing', 'attach', customer, email, '--yes', email, ...why, ...more])
const refund = (payment: string, ...more: string[]) =>
  support.run(['billing', 'refund', payment, ...why, ...more])
const unmatched = async () => (await support.run(['billing', 'unmatched'], { width: 80 })).out
const refundsOf = async (customer: string) => {
  const { data } = await billing.stripe.sdk.charges.list({ customer, expand: ['data.refunds'] })
  return data.flatMap(({ refunds }) => refunds?.data.map(({ amount }) => amount) ?? [])
}

async function paidByNobody() {
  const customerId = await billing.stripe.payByLink(null)
  await billing.settle()
  const { data } = await billing.stripe.sdk.subscriptions.list({ customer: customerId })
  const { data: invoices } = await billing.stripe.sdk.invoices.list({ customer: customerId })
  return { customerId, subscriptionId: data[0]?.id ?? '', invoiceId: invoices[0]?.id ?? '' }
}

describe('billing attach', () => {
  it.each([
    ['was given back', (customer: string) => billing.stripe.refund(customer)],
    ['was lost in a dispute', (customer: string) => billing.stripe.dispute(customer, 'lost')],
  ])('refuses what %s, before its event is read and after it', async (words, takeBack) => {
    const { customerId } = await paidByNobody()
    const { id, email } = await verifiedAccount(db)
    takeBack(customerId)
    expect(await unmatched()).toContain('leaves this list')
    for (const read of [false, true]) {
      if (read) await billing.settle()
      const { code, err } = await attach(customerId, email)
      expect([code, err]).toEqual([4, expect.stringMatching(new RegExp(`\\$10\\.00, paid .*${words}`))])
    }
    expect(await db.rows('select 1 from stripe_customers where account_id = ?', [id])).toEqual([])
    expect(await unmatched()).not.toContain(customerId)
  })

  it('of a payment that nobody knows says where to look', async () => {
    const { email } = await verifiedAccount(db)
    const { code, err } = await attach('cus_nobody', email)
    expect([code, err]).toEqual([3, expect.stringContaining('billing unmatched')])
  })
})

describe('user show', () => {
  it('says in a sentence that events of Stripe wait, and what to type', async () => {
    const { id } = await verifiedAccount(db)
    const customer = await billing.stripe.payByLink(null)
    for (const event of billing.stripe.takeEvents()) await billing.deliver(event)
    const { out } = await support.run(['user', 'show', id], { width: 80 })
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      'may be among them. To know what Stripe knows: billing reconcile.',
    )
    billing.stripe.refund(customer)
    await billing.settle()
  })

  it('says what waits of the money of an account, without sums: what we owe, a dispute, a payment with its address', async () => {
    const shown = async (who: string, io = {}) => {
      const { out } = await support.run(['user', 'show', who], { width: 80, ...io })
      for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
      return out.replaceAll(/\s+/g, ' ')
    }
    const owed = await subscribed(billing)
    await billing.settle()
    expect(await shown(owed.accountId)).not.toMatch(/Owed|Disputed/)
    billing.stripe.refund(owed.customerId)
    billing.stripe.failRefund(owed.customerId)
    const disputed = await subscribed(billing)
    billing.stripe.dispute(disputed.customerId)
    await billing.settle()
    const { customerId } = await paidByNobody()
    const { id } = await verifiedAccount(db, { email: 'payer@example.test' })
    expect(await shown(owed.accountId)).toMatch(/Owed a refund came back, known since .* billing unreturned/)
    expect(await shown(disputed.accountId)).toMatch(
      /Disputed a payment, since .*; answer due by .* billing disputes/,
    )
    expect(await shown(id)).toContain(customerId)
    for (const who of [owed.accountId, disputed.accountId, id]) expect(await shown(who)).not.toContain('$')
    const { json } = await support.runJson(['user', 'show', owed.accountId])
    expect(JSON.stringify(json)).not.toMatch(/cents/i)
    await billing.stripe.whileAway(async () => {
      expect(await shown(id)).toContain('which was not asked or did not answer')
    })
    expect(await shown(id, { env: { DATABASE_URL: db.url } })).toContain(
      'which was not asked or did not answer',
    )
    // The account's now: the list names nobody's payment any more.
    expect((await attach(customerId, 'payer@example.test')).code).toBe(0)
    expect(await unmatched()).not.toContain('cus_')
  })
})

describe('billing refund of a payment that names nobody', () => {
  it('says first what it ends, asks for the customer, and gives back once; then nothing renews', async () => {
    const { customerId, subscriptionId } = await paidByNobody()
    expect((await unmatched()).replaceAll(/\s+/g, ' ')).toContain(`billing refund ${customerId}`)
    const unasked = await refund(customerId)
    expect([unasked.code, unasked.err]).toEqual([
      2,
      expect.stringMatching(
        new RegExp(
          `^\\$10\\.00 goes back to the card: .*\nThe subscription ${subscriptionId} is cancelled at Stripe at once .*\nNobody has Pro by it.*\nThis cannot be undone: repeat the customer with --yes CUSTOMER\\.`,
        ),
      ),
    ])
    const narrow = await support.run(['billing', 'refund', customerId, ...why], { width: 80 })
    for (const line of narrow.err.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
    const other = await refund(customerId, '--yes', 'cus_other')
    expect([other.code, other.err]).toEqual([4, expect.stringContaining('Nothing was refunded.')])
    const rehearsed = await refund(customerId, '--dry-run')
    expect([rehearsed.code, rehearsed.out]).toEqual([0, expect.stringContaining('Nobody has Pro by it')])
    expect(await refundsOf(customerId)).toEqual([])

    const done = await refund(customerId, '--yes', customerId)
    expect([done.code, done.out]).toEqual([0, expect.stringMatching(/^Done: re_/)])
    // Without Stripe's event.
    await billing.work()
    expect(await unmatched()).not.toContain(customerId)
    expect((await billing.stripe.sdk.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
    expect(billing.mails.at(-1)?.subject).toBe('Your NaijaTax Pro payment went back to you')
    const audited = await db.rows(
      `select actor, account_id, reason, detail from audit_log where action = 'support_refund' and detail ->> 'customerId' = ?`,
      [customerId],
    )
    expect(audited).toMatchObject([
      {
        actor: support.actor,
        account_id: null,
        reason: why[1],
        detail: { amountCents: 1_000, person: support.person },
      },
    ])
    const again = await refund(customerId, '--yes', customerId)
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('was given back already')])
    expect(await refundsOf(customerId)).toEqual([1_000])
  })

  it.each(['subscriptionId', 'invoiceId'] as const)('by its %s', async (name) => {
    const paid = await paidByNobody()
    expect((await refund(paid[name], '--yes', paid.customerId)).code).toBe(0)
    expect(await refundsOf(paid.customerId)).toEqual([1_000])
  })

  it('each year of it, the newest first', async () => {
    const { customerId } = await paidByNobody()
    billing.advance(366)
    await billing.settle()
    for (const left of [1, 2]) {
      expect((await refund(customerId, '--yes', customerId)).code).toBe(0)
      await billing.settle()
      expect(await refundsOf(customerId)).toHaveLength(left)
    }
    expect(await unmatched()).not.toContain(customerId)
  })

  it('is refused while the bank decides, of an account, and of what is not known', async () => {
    const { customerId } = await paidByNobody()
    billing.stripe.dispute(customerId)
    const disputed = await refund(customerId, '--yes', customerId)
    expect([disputed.code, disputed.err]).toEqual([4, expect.stringContaining('the bank, which decides')])
    const known = await subscribed(billing)
    await billing.settle()
    const ofAccount = await refund(known.customerId, '--yes', known.customerId)
    expect([ofAccount.code, ofAccount.err]).toEqual([
      4,
      expect.stringContaining(`billing refund ${known.accountId}`),
    ])
    for (const unknown of ['cus_nobody', 'sub_nobody', 'in_nobody']) {
      const { code, err } = await refund(unknown, '--yes', unknown)
      expect([unknown, code, err]).toEqual([unknown, 3, expect.stringContaining('billing unmatched')])
    }
    expect(await refundsOf(known.customerId)).toEqual([])
  })
})
