import { describe, expect, it } from 'vitest'
import { patchAccount } from '../../../db/stores/accounts.ts'
import { readStuckMoney } from '../../../db/stores/billing-stuck.ts'
import { verifiedAccount } from '../../../db/testing/factories.ts'
import { dayInLagos } from '../../../templates/email/formats.ts'
import { subscribed, useBilling } from '../../../worker/jobs/billing/testing/billing.ts'
import { useTestSupport } from '../testing/support.ts'

const billing = useBilling()
const { db, clock } = billing.api
const support = useTestSupport(db, { clock, env: billing.stripe.env })
const why = ['--reason', 'ticket 4720: paid twice']
const DAY = 24 * 3_600_000

const refund = (email: string, ...more: string[]) =>
  support.run(['billing', 'refund', email, ...why, ...more])
const grant = (who: string, days: number, ...more: string[]) =>
  support.runJson(['billing', 'grant', who, '--days', `${days}`, ...why, ...more])
const resend = (email: string, ...more: string[]) =>
  support.runJson(['billing', 'resend-receipt', email, ...why, ...more])
const refundsOf = async (customer: string) => {
  const { data } = await billing.stripe.sdk.charges.list({ customer, expand: ['data.refunds'] })
  return data.flatMap(({ refunds }) => refunds?.data.map(({ amount }) => amount) ?? [])
}
const auditOf = (accountId: string, action: string) =>
  db.rows('select actor, reason, detail from audit_log where account_id = ? and action = ?', [
    accountId,
    action,
  ])
const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY)

const behind = (end: Date | null) => new Date((end?.getTime() ?? 0) + 30 * DAY)

async function payer() {
  const person = await subscribed(billing)
  await billing.settle()
  const { until } = await billing.planOf(person.accountId)
  return { ...person, email: person.account.email, paidUntil: until }
}

it('billing payments: each payment, what went back of it, and the sums', async () => {
  const { accountId, email, customerId } = await payer()
  billing.stripe.refundPart(customerId, 250)
  billing.advance(366)
  billing.stripe.dispute(customerId, 'lost')
  await billing.settle()
  const { json, code } = await support.runJson(['billing', 'payments', email])
  expect(code).toBe(0)
  expect(json).toMatchObject({
    accountId,
    payments: [
      { paidCents: 1_000, returnedCents: 250, lostCents: 0 },
      { paidCents: 1_000, returnedCents: 0, lostCents: 1_000 },
    ],
    totals: [{ currency: 'usd', paidCents: 2_000, returnedCents: 250, lostCents: 1_000, keptCents: 750 }],
  })
  const { out } = await support.run(['billing', 'payments', email])
  expect(out).toContain('Paid $20.00, given back $2.50, lost in disputes $10.00: $7.50 stayed.')
  const nobody = await support.run(['billing', 'payments', (await verifiedAccount(db)).email])
  expect([nobody.code, nobody.out]).toMatchObject([
    0,
    expect.stringContaining('No payment is known here. No event of Stripe waits here.'),
  ])
})

describe('while events of Stripe wait', () => {
  const waits = /\d+ events? of Stripe waits? here, since \d{4}-\d\d-\d\d .*billing reconcile/s

  it('no command says flatly that nothing was paid: none is known here, and how many events wait', async () => {
    const { accountId, account } = await subscribed(billing)
    for (const event of billing.stripe.takeEvents()) await billing.deliver(event)
    const { json } = await support.runJson(['billing', 'payments', account.email])
    const { events } = json['waiting'] as { events: number }
    expect(events).toBeGreaterThan(0)
    expect(json['next']).toBe('to know what Stripe knows: billing reconcile')
    const shown = [
      (await support.run(['billing', 'payments', account.email])).out,
      (await support.run(['user', 'show', accountId])).out,
      (await support.run(['user', 'erase', accountId, '--dry-run', ...why])).out,
      (await refund(account.email)).err,
      (await support.run(['billing', 'unmatched'])).out,
    ]
    for (const words of shown) {
      expect(words).toMatch(waits)
      expect(words).toContain(`${events} event`)
    }
    expect(shown[0]).toContain('No payment is known here.')
    expect(shown[2]).toContain('No subscription that runs is known here.')
    expect(shown[4]).toContain('No payment that names nobody is known here.')

    await billing.work()
    const settled = await support.run(['billing', 'payments', account.email])
    expect(settled.out).not.toMatch(waits)
    expect((await support.run(['user', 'show', accountId])).out).not.toContain('At Stripe')
  })
})

const unstopped = async () => (await readStuckMoney(db.connection)).uncancelled

describe('a renewal is not stopped while its cancellation waits in a queue', () => {
  it('after a refund by support, from that moment on', async () => {
    const { email, accountId } = await payer()
    const since = clock.now()
    expect((await refund(email, '--yes', email)).code).toBe(0)
    clock.advance({ hours: 2 })
    expect(await unstopped()).toEqual({ count: 1, pages: 0, since })
    await billing.work()
    expect(await unstopped()).toEqual({ count: 0, pages: 0, since: null })
    expect(await billing.planOf(accountId)).toMatchObject({ paid: false })
    await billing.settle()
  })

  it.each([
    ['refunded', (customerId: string) => billing.stripe.refund(customerId)],
    ['disputed', (customerId: string) => billing.stripe.dispute(customerId, 'lost')],
  ])('after a payment was %s at Stripe, from when Stripe told it', async (_, takeBack) => {
    const { customerId } = await payer()
    takeBack(customerId)
    const since = clock.now()
    for (const event of billing.stripe.takeEvents()) await billing.deliver(event)
    const { count, since: first } = await unstopped()
    expect([count > 0, first]).toEqual([true, since])
    await billing.work()
    expect(await unstopped()).toEqual({ count: 0, pages: 0, since: null })
  })
})

describe('billing refund', () => {
  it('says first what it ends, asks for the address, and gives back once', async () => {
    const { accountId, email, customerId, subscriptionId } = await payer()
    const unasked = await refund(email)
    expect(unasked.code).toBe(2)
    expect(unasked.err).toMatch(
      new RegExp(
        `^\\$10\\.00 goes back to the card: .*\nThe subscription ${subscriptionId} is cancelled at Stripe at once .*\nPro ends at once; it was paid until .*\nThis cannot be undone`,
      ),
    )
    expect(unasked.err).toContain(
      'Type: npm run -s support -- billing refund <email|id|payment> --yes <email|customer> --reason <text>',
    )
    const questions: string[] = []
    const answering = (answer: string) => ({
      isTTY: true,
      ask: (question: string) => Promise.resolve((questions.push(question), answer)),
    })
    const mistyped = await support.run(['billing', 'refund', email, ...why], answering('other@example.test'))
    expect([mistyped.code, mistyped.err]).toMatchObject([4, expect.stringContaining('Nothing was refunded.')])
    expect(questions[0]).toContain('Pro ends at once')
    await support.run(['billing', 'refund', email, ...why], { ...answering('other@example.test'), width: 80 })
    for (const line of questions[1]?.split('\n') ?? []) expect(line.length).toBeLessThanOrEqual(80)
    const rehearsed = await refund(email, '--dry-run')
    expect([rehearsed.code, rehearsed.out]).toMatchObject([0, expect.stringContaining('Pro ends at once')])
    expect([await refundsOf(customerId), await auditOf(accountId, 'support_refund')]).toEqual([[], []])

    const done = await support.run(['billing', 'refund', email, ...why], answering(email))
    expect([done.code, done.err]).toEqual([0, ''])
    expect(done.out).toMatch(/^Done: re_/)
    expect(await refundsOf(customerId)).toEqual([1_000])
    expect(await auditOf(accountId, 'support_refund')).toMatchObject([
      {
        actor: support.actor,
        reason: why[1],
        detail: { amountCents: 1_000, currency: 'usd', person: support.person },
      },
    ])
    // The plan follows without Stripe's event, and with it nothing more happens.
    await billing.work()
    const after = await billing.planOf(accountId)
    expect(after).toMatchObject({ paid: false, renewal: null })
    expect(after.mails).toContain('money-returned')
    await billing.settle()
    expect((await billing.planOf(accountId)).mails).toEqual(after.mails)
    expect((await billing.stripe.sdk.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')

    const again = await refund(email, '--yes', email)
    expect([again.code, again.out]).toMatchObject([0, expect.stringContaining('was given back already')])
    expect(await refundsOf(customerId)).toEqual([1_000])
  })

  it('typed by two people at once, gives back once', async () => {
    const { email, customerId } = await payer()
    const both = await Promise.all([refund(email, '--yes', email), refund(email, '--yes', email)])
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    expect(await refundsOf(customerId)).toEqual([1_000])
  })

  it('gives back what is left, and leaves granted days', async () => {
    const { accountId, email, customerId } = await payer()
    billing.stripe.refundPart(customerId, 400)
    await grant(email, 30)
    const { out } = await refund(email, '--yes', email)
    expect(out).toMatch(/\$6\.00 goes back .* \$10\.00, of which \$4\.00 was given back before/)
    expect(out).toContain('Pro goes on until')
    expect(await refundsOf(customerId)).toEqual([600, 400])
    await billing.settle()
    expect(await billing.planOf(accountId)).toMatchObject({ paid: true, renewal: null, until: inDays(30) })
  })

  it('gives back the payment of an invoice, also one before the last', async () => {
    const { accountId, email, customerId } = await payer()
    billing.advance(366)
    await billing.settle()
    const { json } = await support.runJson(['billing', 'payments', email])
    const [first] = json['payments'] as { invoiceId: string }[]
    const older = await refund(email, '--yes', email, '--invoice', first!.invoiceId)
    expect([older.code, older.out]).toEqual([0, expect.stringContaining('for no period that runs')])
    expect(await billing.planOf(accountId)).toMatchObject({ paid: true })
    await refund(email, '--yes', email)
    expect(await refundsOf(customerId)).toEqual([1_000, 1_000])
    const again = await refund(email, '--yes', email)
    expect(again.out).toContain('was given back already')
    expect(again.out).toContain('--invoice')
    const nobodys = await refund(email, '--yes', email, '--invoice', 'in_nobodys')
    expect([nobodys.code, nobodys.err]).toEqual([3, expect.stringContaining('billing payments')])
  })

  it('says before erasing what stays with us, and that nothing reaches it afterwards', async () => {
    const { email } = await payer()
    const paid = await support.run(['user', 'erase', email, ...why, '--dry-run'])
    expect(paid.out.replaceAll(/\s+/g, ' ')).toMatch(
      /would be erased\. Its subscription is cancelled .* \$10\.00 of what was paid .* stays with us, though Pro was to last until .* first billing refund\./,
    )
    const other = await payer()
    const erased = await support.run(['user', 'erase', other.email, ...why, '--yes', other.email])
    expect(erased.out).toContain('No command can give it back now')
    expect(erased.out).not.toContain('first billing refund')
    await refund(email, '--yes', email)
    await billing.settle()
    const back = await support.run(['user', 'erase', email, ...why, '--dry-run'])
    expect(back.out).toContain('No subscription that runs is known here.')
    expect(back.out).not.toContain('stays with us')
  })

  it.each([
    [
      'never paid',
      async () => (await verifiedAccount(db)).email,
      3,
      'No payment of the account is known here',
    ],
    [
      'whose payment is disputed',
      async () => {
        const { email, customerId } = await payer()
        billing.stripe.dispute(customerId)
        return email
      },
      4,
      'the bank, which decides',
    ],
    [
      'whose payment was lost in a dispute',
      async () => {
        const { email, customerId } = await payer()
        billing.stripe.dispute(customerId, 'lost')
        return email
      },
      4,
      'the bank took the money back already',
    ],
  ])('of a person %s is refused', async (_, make, expected, words) => {
    const email = await make()
    const { code, err } = await refund(email, '--yes', email)
    expect([code, err]).toMatchObject([expected, expect.stringContaining(words)])
  })

  it('of a payment whose dispute was won is given back', async () => {
    const { email, customerId } = await payer()
    billing.stripe.dispute(customerId, 'won')
    const { code } = await refund(email, '--yes', email)
    expect([code, await refundsOf(customerId)]).toEqual([0, [1_000]])
  })

  it('without a key, with a wrong one, and when Stripe is away it says what to do, and nothing is lost', async () => {
    const { email, customerId } = await payer()
    const with_ = (env: Record<string, string>) =>
      support.run(['billing', 'refund', email, '--yes', email, ...why], {
        env: { DATABASE_URL: db.url, ...env },
      })
    expect((await with_({})).err).toContain('set STRIPE_SECRET_KEY')
    const { STRIPE_API_BASE = '' } = billing.stripe.env
    const wrongKey = await with_({ STRIPE_API_BASE, STRIPE_SECRET_KEY: 'sk_test_other' })
    expect([wrongKey.code, wrongKey.err]).toMatchObject([
      1,
      expect.stringContaining('Stripe refuses the key'),
    ])
    await billing.stripe.whileAway(async () => {
      const { code, err } = await refund(email, '--yes', email)
      expect([code, err]).toMatchObject([1, expect.stringContaining('Type the same line again later')])
    })
    expect(await refundsOf(customerId)).toEqual([])
    expect((await refund(email, '--yes', email)).code).toBe(0)
    expect(await refundsOf(customerId)).toEqual([1_000])
  })
})

describe('billing grant', () => {
  it('makes a free account Pro for the days, and Free after them', async () => {
    const { id, email } = await verifiedAccount(db)
    const { code, json, out } = await grant(email, 7)
    expect([code, json]).toMatchObject([0, { accountId: id, days: 7, daysLeft: 7, from: null }])
    expect(out).not.toContain(email)
    expect(await billing.planOf(id)).toMatchObject({ paid: true, until: inDays(7), renewal: null })
    expect(await auditOf(id, 'support_grant_days')).toMatchObject([
      { actor: support.actor, reason: why[1], detail: { days: 7, from: null, person: support.person } },
    ])
    expect((await support.run(['user', 'show', id])).out).toContain('; granted days left: 7')
    clock.set(inDays(8))
    expect((await support.run(['user', 'show', id])).out).toContain('free, since')
    expect(await billing.planOf(id)).toMatchObject({ paid: false })
  })

  it('waits behind what is paid, and is not swallowed by a renewal', async () => {
    const { accountId, email, subscriptionId, paidUntil } = await payer()
    await grant(email, 30)
    expect(await billing.planOf(accountId)).toMatchObject({
      paid: true,
      renewal: 'automatic',
      until: behind(paidUntil),
    })
    await billing.advanceToEndOf(subscriptionId)
    await billing.settle()
    const renewed = await billing.stripe.endOf(subscriptionId)
    expect(renewed.getTime()).toBeGreaterThan(paidUntil?.getTime() ?? 0)
    const { until } = await billing.planOf(accountId)
    // What Stripe told took no time here; a minute of the renewal itself may be spent.
    expect(Math.abs((until?.getTime() ?? 0) - behind(renewed).getTime())).toBeLessThan(60_000)
  })

  it('a line that is typed twice grants once; other days, and the same after ten minutes, are granted', async () => {
    const { email } = await verifiedAccount(db)
    await grant(email, 7)
    const twice = await grant(email, 7)
    expect([twice.code, twice.err]).toMatchObject([4, expect.stringContaining('7 days were granted already')])
    expect((await grant(email, 8)).json).toMatchObject({ daysLeft: 15 })
    clock.advance({ minutes: 10 })
    expect((await grant(email, 8)).json).toMatchObject({ daysLeft: 23 })
  })

  it('no more than 366 days wait, and a dry run grants none', async () => {
    const { id, email } = await verifiedAccount(db)
    expect((await grant(email, 7, '--dry-run')).json).toMatchObject({ daysLeft: 7 })
    expect(await billing.planOf(id)).toMatchObject({ paid: false })
    expect((await grant(email, 366)).code).toBe(0)
    const { code, err } = await grant(email, 1)
    expect([code, err]).toMatchObject([4, expect.stringContaining('366 days granted that are not spent')])
  })
})

describe('billing resend-receipt', () => {
  it('mails the same receipt once more for each asking', async () => {
    const { accountId, email } = await payer()
    const receipts = () =>
      billing.mails.filter(({ to, subject }) => to?.[0]?.address === email && /receipt/i.test(subject ?? ''))
    const [first] = receipts()
    const { code, json } = await resend(email)
    expect(code).toBe(0)
    await billing.work()
    expect(receipts()).toHaveLength(2)
    expect(receipts()[1]?.text).toBe(first?.text)
    expect((await resend(email, '--invoice', String(json['invoiceId']))).code).toBe(0)
    expect(await auditOf(accountId, 'support_resend_receipt')).toHaveLength(2)
    const other = await resend(email, '--invoice', 'in_other')
    expect([other.code, other.err]).toMatchObject([3, expect.stringContaining('no receipt of that invoice')])
  })

  it('of somebody who never paid ends with 3', async () => {
    const { email } = await verifiedAccount(db)
    const { code, err } = await resend(email)
    expect([code, err]).toMatchObject([
      3,
      expect.stringContaining('No receipt of the account is known here.'),
    ])
  })
})

const waiting = async () => (await support.runJson(['billing', 'unmatched', '--show'])).json['payments']

describe('billing unmatched', () => {
  it('shows who paid and proposes the account of exactly that address, attaching nothing', async () => {
    const customerId = await billing.stripe.payByLink(null)
    await billing.settle()
    const shown = { customerId, email: 'payer@example.test' }
    expect(await waiting()).toMatchObject([
      { ...shown, proposedAccountId: null, paid: { amountCents: 1_000, currency: 'usd' } },
    ])
    const asked = billing.mails.findLast(({ to }) => to?.[0]?.address === shown.email)
    expect(asked?.text?.replaceAll(/\s+/g, ' ')).toContain(
      `Your payment of $10.00 for NaijaTax Pro, made on ${dayInLagos(clock.now())}, arrived`,
    )
    expect(asked?.text).not.toContain(customerId)
    const { id: proposedAccountId } = await verifiedAccount(db, { email: shown.email })
    expect(await waiting()).toMatchObject([{ ...shown, proposedAccountId }])
    const { out } = await support.run(['billing', 'unmatched'])
    expect(out).toContain('p…r@example.test')
    expect(out).toContain(`ask the payer, then: billing attach ${customerId} ${proposedAccountId}`)
    expect(await db.rows('select 1 from stripe_customers where customer_id = ?', [customerId])).toEqual([])

    const erasing = ['user', 'erase', shown.email, ...why, '--dry-run']
    expect((await support.run(erasing)).out).toMatch(
      new RegExp(`A payment with this address names no account: ${customerId}, .* billing unmatched`),
    )
    const unknown = await support.run(erasing, { env: { DATABASE_URL: db.url } })
    expect(unknown.out).toContain('1 payment names nobody. Whether one is of this person is at Stripe')
  })

  it('is not attached to an account whose address is not verified any more, except with --force', async () => {
    const [{ customerId }] = (await waiting()) as [{ customerId: string }]
    const { id, email } = await verifiedAccount(db)
    await patchAccount(db.connection, id, { sealedAt: clock.now() })
    const attach = (...more: string[]) => support.run(['billing', 'attach', customerId, id, ...why, ...more])
    const refused = await attach()
    expect(refused.code).toBe(4)
    expect(refused.err).toContain('not verified any more')
    expect(refused.err).toContain('--force')
    const questions: string[] = []
    const asked = await support.run(['billing', 'attach', customerId, id, '--force', ...why], {
      isTTY: true,
      ask: (question) => Promise.resolve((questions.push(question), 'other@example.test')),
    })
    expect([asked.code, asked.err]).toEqual([4, expect.stringContaining('Nothing was attached.')])
    // Who paid and how much, and where it goes, before the address is asked for.
    expect(questions[0]).toMatch(
      /^\$10\.00, paid \d{4}-.* by p…r@example\.test \(cus_\w+\), goes to the account/,
    )
    expect(questions[0]).toContain('The addresses differ: ask the payer first.')
    expect((await attach('--force', '--yes', email)).code).toBe(0)
  })
})
