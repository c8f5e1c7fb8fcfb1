import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { insertUnmatchedPayment } from '../../../db/stores/stripe-customers.ts'
import { subscription } from '../../../db/testing/billing-factories.ts'
import { useTestDatabase } from '../../../db/testing/database.ts'
import {
  identity,
  paidAccount,
  session,
  signUp,
  submission,
  verifiedAccount,
} from '../../../db/testing/factories.ts'
import { TEST_NOW } from '../../../platform/testing/movable-clock.ts'
import { useTestSupport } from '../testing/support.ts'
import { maskAddress } from './output.ts'

const db = useTestDatabase()
const support = useTestSupport(db)
const why = ['--reason', 'ticket 4711']
const folder = mkdtempSync(join(tmpdir(), 'support-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(async () => {
  await db.connection.raw('delete from outbox')
})

const outbox = () => db.rows('select job, payload, account_id from outbox order by created_at, id')
const entry = async (json: Record<string, unknown>) =>
  (
    await db.rows('select actor, action, account_id, reason, detail from audit_log where id = any(?)', [
      json['auditIds'],
    ])
  )[0]

const erase = (email: string, ...more: string[]) => support.run(['user', 'erase', email, ...why, ...more])
const exists = async (id: string) => (await db.rows('select 1 from accounts where id = ?', [id])).length === 1

describe('billing', () => {
  test('a payment that waits is listed and attached; unknown ones and people end with 3', async () => {
    const { id: accountId, email } = await verifiedAccount(db)
    const payment = { customerId: 'cus_waits', subscriptionId: 'sub_waits', foundAt: TEST_NOW }
    await db.transaction((trx) => insertUnmatchedPayment(trx, payment))
    expect((await support.run(['billing', 'unmatched'])).out).toContain('cus_waits  sub_waits')
    expect((await support.run(['billing', 'attach', 'cus_other', email, ...why])).code).toBe(3)
    expect((await support.run(['billing', 'attach', 'cus_waits', 'nobody@example.test', ...why])).code).toBe(
      3,
    )

    const { code, json } = await support.runJson([
      'billing',
      'attach',
      'sub_waits',
      email,
      '--yes',
      email,
      ...why,
    ])
    expect(code).toBe(0)
    expect(json).toMatchObject({ customerId: 'cus_waits', accountId })
    expect(await outbox()).toEqual([
      { job: 'sync-subscription', payload: { customerId: 'cus_waits' }, account_id: accountId },
    ])
    expect(await entry(json)).toEqual({
      actor: support.actor,
      action: 'payment_attached',
      account_id: accountId,
      reason: 'ticket 4711',
      detail: { customerId: 'cus_waits', claims: support.claims, person: support.person },
    })
    expect((await support.run(['billing', 'unmatched'])).out).toContain(
      'No payment that names nobody is known here. No event of Stripe waits here.',
    )
    const again = await support.run(['billing', 'attach', 'cus_waits', email, ...why])
    expect([again.code, again.out]).toEqual([
      0,
      expect.stringContaining(`cus_waits belongs to the account ${accountId} already`),
    ])
    expect(again.out).toContain('Nothing was done.')
  })

  test('a payment for an account that has Pro already is attached, and said to be perhaps one too many', async () => {
    const { email } = await paidAccount(db)
    const payment = { customerId: 'cus_second', subscriptionId: 'sub_second', foundAt: TEST_NOW }
    await db.transaction((trx) => insertUnmatchedPayment(trx, payment))
    const attach = (...more: string[]) =>
      support.run(['billing', 'attach', 'cus_second', email, ...why, ...more])
    const unasked = await attach()
    expect([unasked.code, unasked.err]).toEqual([
      2,
      expect.stringMatching(/set STRIPE_SECRET_KEY to be told it here.*Nothing was attached\./s),
    ])
    expect((await attach('--dry-run')).out).toMatch(/It has Pro already, until .*one payment is too many/)
    expect((await attach('--yes', email)).out).toContain('one payment is too many')
  })

  test('reconcile asks the worker, once for each asking', async () => {
    const { json } = await support.runJson(['billing', 'reconcile', ...why])
    expect(await outbox()).toEqual([{ job: 'reconcile-now', payload: {}, account_id: null }])
    expect(await entry(json)).toMatchObject({ reason: 'ticket 4711' })
  })
})

describe('report resend', () => {
  test('mails the newest calculation, or the one that is named, of this account alone', async () => {
    const { id: accountId, email } = await verifiedAccount(db)
    const older = await submission(db, { accountId })
    const newer = await submission(db, { accountId, createdAt: new Date(TEST_NOW.getTime() + 1) })
    const foreign = await submission(db)
    const resend = (...more: string[]) => support.runJson(['report', 'resend', email, ...why, ...more])
    expect((await resend()).json['submissionId']).toBe(newer.id)
    expect((await resend('--submission', older.id)).json['submissionId']).toBe(older.id)
    expect((await resend('--submission', foreign.id)).code).toBe(3)
    expect((await resend('--submission', '../x')).code).toBe(2)
    expect((await outbox()).map(({ job }) => job)).toEqual(['send-email', 'send-email'])
  })

  test('mails nothing to an address that nobody verified, and nothing without a calculation', async () => {
    const { email } = await signUp(db)
    expect((await support.run(['report', 'resend', email, ...why])).code).toBe(4)
    const other = await verifiedAccount(db)
    expect((await support.run(['report', 'resend', other.email, ...why])).code).toBe(3)
    expect(await outbox()).toEqual([])
  })
})

test('user export writes a new file that its owner alone reads, with no secret in it', async () => {
  const { id, email } = await verifiedAccount(db)
  const { idHash } = await session(db, { accountId: id })
  await submission(db, { accountId: id })
  const out = join(folder, 'data.json')
  const ask = (...more: string[]) => support.runJson(['user', 'export', email, '--out', out, ...why, ...more])
  await ask('--dry-run')
  expect(() => statSync(out)).toThrow('ENOENT')

  const { code, json } = await ask()
  expect(code).toBe(0)
  expect(statSync(out).mode & 0o777).toBe(0o600)
  const text = readFileSync(out, 'utf8')
  expect(JSON.parse(text)).toMatchObject({ account: [{ id, email }], submissions: [{}] })
  expect(text).not.toContain('argon2')
  expect(text).not.toContain(idHash.toString('hex'))
  expect(await entry(json)).toMatchObject({ action: 'data_exported', reason: 'ticket 4711' })

  const told = async () => (await db.rows('select 1 from security_events where account_id = ?', [id])).length
  const before = await told()
  for (const [file, why] of [
    [out, 'is there already and is not written over'],
    [join(folder, 'nowhere', 'data.json'), 'cannot be written (ENOENT)'],
  ] as const)
    for (const rehearsal of [[], ['--dry-run']]) {
      const refused = await support.run([
        'user',
        'export',
        email,
        '--out',
        file,
        '--reason',
        'ticket 4711',
        ...rehearsal,
      ])
      expect([refused.code, refused.err]).toEqual([1, expect.stringContaining(why)])
    }
  expect(await told(), 'nobody is told of a file that was not made').toBe(before)
})

describe('user erase', () => {
  test('needs the address once more', async () => {
    const { id, email } = await verifiedAccount(db)
    await submission(db, { accountId: id })
    const unasked = await erase(email)
    expect(unasked.code).toBe(2)
    const masked = maskAddress(email)
    expect(unasked.err).toContain(`The account ${id} of ${masked}, there since `)
    expect(unasked.err).toMatch(
      /is erased for good: 1 calculation, 0 drafts, .*Tax ID, and every way to sign in/,
    )
    expect(unasked.err).toMatch(/What is kept: its id in the audit log, .*Stripe.*backups/)
    expect((await erase(email, '--yes', 'other@example.test')).code).toBe(4)
    const typed = { isTTY: true, ask: () => Promise.resolve('other@example.test') }
    expect((await support.run(['user', 'erase', email, ...why], typed)).code).toBe(4)
    expect((await support.run(['user', 'erase', email, ...why, '--no-input'], typed)).code).toBe(2)
    expect(await exists(id)).toBe(true)
  })

  test('erases the account and what hangs on it, and has its subscription cancelled', async () => {
    const { id, email } = await verifiedAccount(db)
    await subscription(db, { accountId: id })
    await submission(db, { accountId: id })
    expect((await erase(email, '--dry-run')).code).toBe(0)
    expect(await exists(id)).toBe(true)

    const typed = { isTTY: true, ask: () => Promise.resolve(email.toUpperCase()) }
    const { code, out } = await support.run(['user', 'erase', email, ...why], typed)
    expect(code).toBe(0)
    expect(out).not.toContain(email)
    expect(await exists(id)).toBe(false)
    expect(await db.rows('select 1 from submissions where account_id = ?', [id])).toEqual([])
    expect((await outbox()).map(({ job }) => job)).toEqual(['cancel-at-stripe', 'send-email'])
    expect(
      await db.rows("select actor, reason from audit_log where account_id = ? and action = 'user_deleted'", [
        id,
      ]),
    ).toEqual([{ actor: support.actor, reason: 'ticket 4711' }])
    expect((await erase(email, '--yes', email)).code).toBe(3)
  })

  test('of a hosted identity asks for TOKEN_KEY, without which it could come back', async () => {
    const { id: accountId, email } = await verifiedAccount(db)
    await identity(db, { accountId, provider: 'hosted', provedBy: 'provider' })
    const refused = await erase(email, '--yes', email)
    expect(refused.code).toBe(4)
    expect(refused.err).toContain('Set TOKEN_KEY')
    const env = { DATABASE_URL: db.url, TOKEN_KEY: 'a key of thirty-two letters or so for tests' }
    const { code } = await support.run(['user', 'erase', email, ...why, '--yes', email], { env })
    expect(code).toBe(0)
    expect(await exists(accountId)).toBe(false)
  })
})

describe('breach list', () => {
  test('counts who is named in the span, and says until when to report', async () => {
    const [one, other] = [await verifiedAccount(db), await verifiedAccount(db)]
    support.clock.advance({ days: 3 })
    const since = support.clock.now().toISOString()
    await support.run(['user', 'show', one.email])
    await support.run(['user', 'show', one.email])
    await support.run(['email', 'history', other.email])
    support.clock.advance({ hours: 1 })
    const { json } = await support.runJson([
      'breach',
      'list',
      '--since',
      since,
      '--noticed',
      since,
      '--limit',
      '1',
    ])
    expect(json).toMatchObject({ count: 2, lookedAtOnly: 2, reportBy: '2026-11-27T09:00:00.000Z' })
    expect(json['accounts']).toMatchObject([{ accountId: one.id, entries: 0, looks: 2 }])
    expect(JSON.stringify(json)).not.toContain(one.email)
    const late = await support.run(['breach', 'list', '--since', since, '--noticed', '2026-11-20T09:00Z'])
    expect(late.out).toContain('which is over: report at once')
    for (const [flags, words] of [
      [['--since', since, '--noticed', '2027-01-01T09:00Z'], '--noticed must not lie ahead.'],
      [['--since', '2027-01-01T09:00Z'], '--since must not lie ahead.'],
    ] as const) {
      const ahead = await support.run(['breach', 'list', ...flags])
      expect([ahead.code, ahead.err]).toEqual([2, expect.stringContaining(words)])
    }
    const none = await support.runJson(['breach', 'list', '--since', since, '--action', 'data_exported'])
    expect(none.json).toMatchObject({ count: 0, accounts: [], actions: ['support_read'] })
    const { out } = await support.run(['breach', 'list', '--since', since, '--action', 'suport_read'])
    expect(out).toMatch(
      /^Nothing was found: the audit log names no account .* with the action suport_read\.$/m,
    )
    expect(out).toContain('In that span it names accounts with: support_read.')
    const later = await support.run(['breach', 'list', '--since', since, '--until', '2026-11-24T09:00:01Z'])
    expect(later.out).toContain('2 accounts are named')
    expect(later.out).toContain(', all of them only because support looked.')
    expect((await support.run(['user', 'sessions', 'end', one.email, ...why])).code).toBe(0)
    support.clock.advance({ seconds: 1 })
    const touched = await support.runJson(['breach', 'list', '--since', since])
    expect(touched.json).toMatchObject({ count: 2, lookedAtOnly: 1 })
    expect(touched.json['accounts']).toContainEqual(
      expect.objectContaining({ accountId: other.id, entries: 0 }),
    )
    const empty = await support.run([
      'breach',
      'list',
      '--since',
      '2020-01-01T00:00Z',
      '--until',
      '2020-01-02T00:00Z',
    ])
    expect(empty.out).toMatch(
      /^Nothing was found: .*\nNext: see that the span is right\..* Report to the Commission by /,
    )
  })

  test.each([
    [[]],
    [['--since', 'yesterday']],
    [['--since', '2026-11-21T08:00']],
    [['--since', '2026-11-21T08:00Z', '--until', '2026-11-20T08:00Z']],
  ])('%j is refused', async (flags) => {
    const { code, err } = await support.run(['breach', 'list', ...flags])
    expect(code).toBe(2)
    expect(err).toMatch(/--since|--until/)
  })
})
