import { describe, expect, it } from 'vitest'
import { readStuckMoney } from '../../../db/stores/billing-stuck.ts'
import { subscribed, useBilling } from '../../../worker/jobs/billing/testing/billing.ts'
import { useTestSupport } from '../testing/support.ts'

const billing = useBilling()
const { db, clock } = billing.api
const support = useTestSupport(db, { clock, env: billing.stripe.env })
const why = ['--reason', 'ticket 4720: paid twice']

const refund = (email: string, ...more: string[]) =>
  support.run(['billing', 'refund', email, ...why, ...more])
const grant = (who: string, days: number) =>
  support.runJson(['billing', 'grant', who, '--days', `${days}`, ...why])
const listUnreturned = async () => (await support.run(['billing', 'unreturned', ...why])).out

async function payer() {
  const person = await subscribed(billing)
  await billing.settle()
  return { ...person, email: person.account.email }
}

it('names what we owe before it erases, in the rehearsal too, and the mail asks how to send it', async () => {
  const { accountId, email, customerId } = await payer()
  await refund(email, '--yes', email)
  await billing.work()
  billing.advance(3)
  billing.stripe.failRefund(customerId)
  await billing.settle()
  const rehearsed = await support.runJson(['user', 'erase', email, ...why, '--dry-run'])
  expect(rehearsed.json).toMatchObject({ money: { owed: [{ accountId, cents: 1_000 }], kept: [] } })
  const asked = await support.run(['user', 'erase', email, ...why], { width: 80 })
  const shown = await support.run(['user', 'erase', email, ...why, '--dry-run'], { width: 80 })
  for (const said of [asked.err, shown.out]) {
    for (const line of said.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
    expect(said.replaceAll(/\s+/g, ' ')).toMatch(
      /We owe this person \$10\.00 of what was paid .*: it was given back .*, and the bank did not take it \(known since .*\)\..*first: billing refund/,
    )
    expect(said).not.toContain('stays with us')
  }
  const { out } = await support.run(['user', 'erase', email, ...why, '--yes', email])
  expect(out).toMatch(/We owe this person \$10\.00.*It stays owed/)
  await billing.work()
  const mail = billing.mails.filter(({ to }) => to?.[0]?.address === email).at(-1)
  expect(mail?.subject).toBe('Your NaijaTax account is deleted')
  const text = mail?.text?.replaceAll(/\s+/g, ' ')
  expect(text).toContain('our support team deleted your NaijaTax account, as you asked')
  expect(text).toMatch(/\$10\.00 of what you paid on .* did not reach your bank/)
  expect(text).not.toContain('Somebody was signed in as you')
  expect(await db.rows('select 1 from mail_requests')).toEqual([])
})

it('says before erasing that the bank still decides', async () => {
  const { email, customerId } = await payer()
  billing.stripe.dispute(customerId)
  await billing.settle()
  const { out } = await support.run(['user', 'erase', email, ...why, '--dry-run'])
  expect(out).toContain(
    'The bank decides about a payment of this person. Once the account is gone, the status page and billing disputes name it until the bank has decided, without the person,',
  )
  // It is with the bank, and billing refund would refuse it.
  expect(out).not.toContain('stays with us')
})

it('what erasing says of an open dispute holds: it is named until the bank has decided, without the person', async () => {
  const { email, customerId } = await payer()
  billing.stripe.dispute(customerId)
  await billing.settle()
  const erased = await support.run(['user', 'erase', email, ...why, '--yes', email])
  expect(erased.out).toContain('billing disputes name it until the bank has decided, without the person')
  expect(erased.out).toContain('Next: answer the bank: billing disputes;')
  await billing.work()
  const disputes = async () => (await support.run(['billing', 'disputes', ...why])).out
  expect(await disputes()).toContain('none is known')
  expect(await disputes()).not.toContain(email)
  billing.stripe.dispute(customerId, 'lost')
  await billing.settle()
  expect(await disputes()).not.toContain('none is known')
})

it('a refund that the bank does not take is told to the person and to support, and can be sent again', async () => {
  const { accountId, email, customerId } = await payer()
  const unreturned = async () => (await support.runJson(['billing', 'unreturned', ...why])).json
  const { unreturned: before } = await readStuckMoney(db.connection)
  await refund(email, '--yes', email)
  await billing.work()
  expect(await unreturned()).toMatchObject({ refunds: [] })

  const givenBackAt = clock.now().toISOString()
  billing.advance(3)
  billing.stripe.failRefund(customerId)
  await billing.settle()
  await billing.settle()
  expect((await billing.planOf(accountId)).mails).toEqual([
    'payment-receipt',
    'money-returned',
    'refund-failed',
  ])
  const since = clock.now().toISOString()
  expect(await unreturned()).toMatchObject({ refunds: [{ accountId, cents: 1_000, since, givenBackAt }] })
  expect(since > givenBackAt).toBe(true)
  expect((await readStuckMoney(db.connection)).unreturned).toEqual({
    count: before.count + 1,
    since: before.since ?? clock.now(),
    ofDeleted: before.ofDeleted,
    ofNobody: before.ofNobody,
  })
  const told = await support.run(['billing', 'payments', email], { width: 80 })
  for (const line of told.out.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  const said = told.out.replaceAll(/\s+/g, ' ')
  expect(said).toContain('given back $0.00, lost in disputes $0.00: $10.00 stayed. Of that $10.00 is owed')
  expect(said).toMatch(
    /\$10\.00 that was given back of what was paid .* came back: .* is owed: billing refund/,
  )

  // By its invoice: without it the last payment is meant, and another may be well paid since.
  const { out: listed } = await support.run(['billing', 'unreturned', ...why])
  const printed = /billing refund (\S+) --invoice (\S+);/.exec(listed)
  expect(printed?.[1]).toBe(accountId)
  expect(said).toContain(`billing refund --invoice ${printed?.[2]} tries the card again`)

  const again = await refund(email, '--invoice', printed?.[2] ?? '', '--yes', email)
  expect(again.out).toMatch(/\$10\.00 goes back[^]*failed before/)
  await billing.settle()
  expect((await billing.planOf(accountId)).mails.slice(3)).toEqual(['money-returned'])
  expect(await unreturned()).toMatchObject({ refunds: [] })
  const settled = (await support.run(['billing', 'payments', email])).out
  expect(settled).toContain('given back $10.00')
  expect(settled).toContain('came back: the bank did not take it. It was sent again since')
  expect(settled).not.toContain('owed')
})

const listed = async () => (await support.run(['billing', 'unreturned', ...why])).out

it('a refund that the bank does not take is made up for by days of Pro', async () => {
  const { accountId, email, customerId } = await payer()
  await refund(email, '--yes', email)
  billing.stripe.failRefund(customerId)
  await billing.settle()
  expect(await listUnreturned()).toContain(accountId)
  clock.advance({ seconds: 1 })
  expect(await listed()).toContain(`billing grant ${accountId} --days 366;`)
  // A day out of kindness settles nothing of ten dollars.
  await grant(email, 1)
  expect(await listUnreturned()).toContain(accountId)
  // No more is offered than can be granted.
  expect(await listed()).toContain(`billing grant ${accountId} --days 365;`)
  clock.advance({ minutes: 11 })
  await grant(email, 365)
  expect(await listUnreturned()).not.toContain(accountId)
  expect(await billing.planOf(accountId)).toMatchObject({ paid: true })
})

const unreturned = async () => (await readStuckMoney(db.connection)).unreturned
const settle = (invoice: string, ...more: string[]) =>
  support.run(['billing', 'settle', invoice, ...why, ...more])

/** A refund of a person that no bank took. @returns the invoice too. */
async function owed() {
  const person = await payer()
  await refund(person.email, '--yes', person.email)
  await billing.work()
  billing.stripe.failRefund(person.customerId)
  await billing.settle()
  const { data } = await billing.stripe.sdk.invoices.list({ customer: person.customerId })
  return { ...person, invoiceId: data[0]?.id ?? '' }
}

it('what we owe stays owed when its account is deleted, until it is noted how it was settled', async () => {
  const before = await unreturned()
  const { accountId, email, invoiceId } = await owed()
  const { since } = await unreturned()
  expect((await support.run(['user', 'erase', email, '--yes', email, ...why])).code).toBe(0)
  expect(await unreturned()).toEqual({
    count: before.count + 1,
    since,
    ofDeleted: before.ofDeleted + 1,
    ofNobody: before.ofNobody,
  })
  const listed = (await listUnreturned()).replaceAll(/\s+/g, ' ')
  expect(listed).toMatch(/Of deleted accounts.*\$10\.00/)
  expect(listed).toContain(accountId)
  expect(listed).not.toContain(email)
  expect(listed).toContain(`then billing settle ${invoiceId}`)

  const rehearsed = await settle(invoiceId, '--dry-run')
  expect([rehearsed.code, rehearsed.out]).toEqual([0, expect.stringContaining('would count as settled')])
  expect((await unreturned()).count).toBe(before.count + 1)
  const done = await settle(invoiceId)
  expect([done.code, done.out]).toEqual([0, expect.stringContaining('$10.00')])
  expect(await unreturned()).toMatchObject({ count: before.count, ofDeleted: before.ofDeleted })
  expect(await listUnreturned()).not.toContain(invoiceId)
  const audited = await db.rows(
    `select actor, reason, detail from audit_log where action = 'support_settle_refund' and account_id = ?`,
    [accountId],
  )
  expect(audited).toMatchObject([
    {
      actor: support.actor,
      reason: why[1],
      detail: { invoiceId, amountCents: 1_000, person: support.person },
    },
  ])
  const again = await settle(invoiceId)
  expect([again.code, again.out]).toEqual([0, expect.stringContaining('settled already')])
  const unknown = await settle('in_unknown')
  expect([unknown.code, unknown.err]).toEqual([3, expect.stringContaining('billing unreturned')])
})

it('the last mail is the one that was asked for last, also of several at one moment', async () => {
  const { account, customerId } = await subscribed(billing)
  billing.stripe.refundPart(customerId, 300)
  await billing.settle()
  const { json } = await support.runJson(['user', 'show', account.email])
  expect(json['accounts']).toMatchObject([{ lastMail: { mail: 'money-returned' } }])
  const { out } = await support.run(['email', 'history', account.email, '--limit', '2'])
  expect(out).toContain('payment-receipt')
  expect(out.indexOf('money-returned')).toBeLessThan(out.indexOf('payment-receipt'))
})

it('what came back before it was told has one mail, and none that waits for nothing', async () => {
  const { email, customerId } = await payer()
  billing.stripe.refund(customerId)
  billing.stripe.failRefund(customerId)
  await billing.settle()
  const { json } = await support.runJson(['email', 'history', email])
  const mails = json['mails'] as { mail: string; sentAt: string | null }[]
  expect(mails.map(({ mail }) => mail)).toEqual(['refund-failed', 'payment-receipt'])
  expect(mails.every(({ sentAt }) => sentAt !== null)).toBe(true)
})

it('what was settled another way is owed no more on any page, and again where it is sent and comes back', async () => {
  const { email, accountId, customerId, invoiceId } = await owed()
  const held = async () =>
    (await (await billing.api.signedInAs({ id: accountId })).get('/billing/status')).body['moneyHeld']
  expect(await held()).toHaveLength(1)
  expect((await listUnreturned()).replaceAll(/\s+/g, ' ')).toContain(
    `sent another way: billing settle ${invoiceId}`,
  )
  await settle(invoiceId)
  expect(await held()).toEqual([])
  expect((await support.run(['billing', 'payments', email])).out).toContain(
    'It was settled another way, noted',
  )
  clock.advance({ minutes: 1 })
  billing.advance(1)
  // Support sends it no second time; whoever does so on Stripe's dashboard is followed.
  expect((await refund(email, '--invoice', invoiceId, '--yes', email)).code).toBe(4)
  billing.stripe.refund(customerId)
  await billing.settle()
  billing.stripe.failRefund(customerId)
  billing.advance(1)
  await billing.settle()
  expect(await held()).toHaveLength(1)
})

it('whoever is named in a list of refunds that came back was looked at, and a breach tells so', async () => {
  const { accountId, email, customerId } = await payer()
  await refund(email, '--yes', email)
  await billing.work()
  billing.stripe.failRefund(customerId)
  await billing.settle()
  clock.advance({ minutes: 1 })
  const since = clock.now().toISOString()
  const shown = await support.run(['billing', 'unreturned', '--show', ...why], { width: 80 })
  expect(shown.out).toContain(email)
  for (const line of shown.out.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  clock.advance({ minutes: 1 })
  const { json } = await support.runJson(['breach', 'list', '--since', since])
  expect(json['accounts']).toContainEqual(expect.objectContaining({ accountId, entries: 0, looks: 1 }))
  expect(
    await db.rows('select detail from audit_log where account_id = ? and at >= ?', [accountId, since]),
  ).toMatchObject([{ detail: { what: 'billing unreturned', shown: true } }])
})

async function cameBack() {
  const person = await payer()
  await refund(person.email, '--yes', person.email)
  await billing.work()
  billing.advance(1)
  billing.stripe.failRefund(person.customerId)
  await billing.settle()
  clock.advance({ seconds: 1 })
  const invoiceId = /--invoice (in_\w+)/.exec(
    (await support.run(['billing', 'payments', person.email])).out,
  )?.[1]
  return { ...person, invoiceId: invoiceId ?? '' }
}

describe('what came back of a refund', () => {
  type Owed = Awaited<ReturnType<typeof cameBack>>
  const ways = {
    refund: ({ email, invoiceId }: Owed) => refund(email, '--invoice', invoiceId, '--yes', email),
    settle: ({ invoiceId }: Owed) => support.run(['billing', 'settle', invoiceId, ...why]),
    grant: ({ email }: Owed) => support.run(['billing', 'grant', email, '--days', '366', ...why]),
  }
  const sentOf = async ({ customerId }: Owed) => {
    const { data } = await billing.stripe.sdk.charges.list({ customer: customerId, expand: ['data.refunds'] })
    return data.flatMap(({ refunds }) => refunds?.data ?? []).filter(({ status }) => status === 'succeeded')
      .length
  }

  it.each([
    ['settle', 'refund'],
    ['grant', 'refund'],
    ['refund', 'settle'],
    ['refund', 'grant'],
  ] as const)('is made good once: after %s, %s is refused in words', async (first, second) => {
    const person = await cameBack()
    expect((await ways[first](person)).code).toBe(0)
    clock.advance({ seconds: 1 })
    const { code, err } = await ways[second](person)
    expect([code, err]).toEqual([4, expect.stringMatching(/Nothing was (?:refunded|noted|granted)/)])
    expect(await sentOf(person)).toBe(first === 'refund' ? 1 : 0)
    await billing.settle()
  })

  it('is made good once by three people in the same moment', async () => {
    const person = await cameBack()
    const done = await Promise.all([ways.grant(person), ways.refund(person), ways.settle(person)])
    // Days and a note move no money: with either of them none is sent.
    const isSent = done[1].code === 0
    expect(await sentOf(person)).toBe(isSent ? 1 : 0)
    expect(isSent && (done[0].code === 0 || done[2].code === 0)).toBe(false)
    await billing.settle()
  })
})
