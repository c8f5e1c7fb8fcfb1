import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifyOnce } from '../../../db/stores/billing.ts'
import { insertUnmatchedPayment } from '../../../db/stores/stripe-customers.ts'
import { paymentTraces } from '../../../db/testing/billing-factories.ts'
import { useTestDatabase } from '../../../db/testing/database.ts'
import { identity, session, signUp, submission, verifiedAccount } from '../../../db/testing/factories.ts'
import { TEST_NOW } from '../../../platform/testing/movable-clock.ts'
import { useTestSupport } from '../testing/support.ts'

const db = useTestDatabase()
const support = useTestSupport(db)
const why = ['--reason', 'ticket 4711']

// Roles belong to the whole server: this file's own, by the words of the documentation.
const group = `support_${randomUUID().replaceAll('-', '')}`
const person = `${group}_chidi`
const documented = /```sql\n(create role naijatax_support[^`]*)```/.exec(
  readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8'),
)?.[1]

beforeAll(async () => {
  await db.connection.raw((documented ?? '').replaceAll('naijatax_support', group))
  await db.connection.raw(`create role ${person} login password 'five quiet looms' in role ${group}`)
})
afterAll(async () => {
  await db.connection.raw(`drop owned by ${group}; drop role ${person}; drop role ${group}`)
})

const urlOf = (): string => {
  const url = new URL(db.url)
  url.username = person
  url.password = 'five quiet looms'
  return url.href
}
/** Without TOKEN_KEY: whoever has a role of their own needs no secret of the product. */
const run = (args: string[]) => support.run(args, { env: { DATABASE_URL: urlOf(), SUDO_USER: 'root' } })

test('a person of support works by a role of their own, and the audit log names it', async () => {
  const account = await verifiedAccount(db)
  await session(db, { accountId: account.id })
  const { email } = await signUp(db)
  await paymentTraces(db, account.id)
  const waiting = { customerId: 'cus_waits', subscriptionId: 'sub_waits', foundAt: TEST_NOW }
  await db.transaction((trx) => insertUnmatchedPayment(trx, waiting))
  const owed = { kind: 'refund-failed', about: 'in_owed re_1', amountCents: 1_000, currency: 'usd' } as const
  const when = { happensAt: TEST_NOW, periodEnd: TEST_NOW }
  await db.transaction((trx) => notifyOnce(trx, { ...owed, ...when, accountId: account.id }, TEST_NOW))
  const { id: calculation } = await submission(db, { accountId: account.id })
  const google = await identity(db, { accountId: account.id })
  await db.rows(
    `insert into authenticators (id, account_id, secret_sealed, last_step, proved_by, confirmed_at, created_at)
     values (gen_random_uuid(), ?, ?, 0, 'mail', now(), now())`,
    [account.id, Buffer.alloc(40)],
  )
  for (const args of [
    ['user', 'show', account.email],
    ['user', 'sessions', 'end', account.email, ...why],
    ['resend-verification', email, ...why],
    ['email', 'bounced'],
    ['user', 'ways', 'list', account.email],
    ['user', 'ways', 'unlink', account.email, google.id, ...why],
    ['user', 'reset-link', account.email, ...why],
    ['user', 'regain', account.email, ...why],
    ['calculation', 'show', calculation, ...why],
    ['report', 'resend', account.email, ...why],
    ['billing', 'attach', waiting.customerId, account.email, '--yes', account.email, ...why],
    ['billing', 'payments', account.email],
    ['billing', 'reconcile', ...why],
    ['billing', 'resend-receipt', account.email, ...why],
    ['billing', 'grant', account.email, '--days', '7', ...why],
    ['billing', 'grant', account.email, '--days', '1', ...why],
    ['billing', 'disputes'],
    ['billing', 'unreturned'],
    ['billing', 'settle', 'in_owed', ...why],
    ['user', 'erase', account.email, '--yes', account.email, ...why],
  ]) {
    const { code, err } = await run(args)
    expect([args[0], args[1], code, err]).toEqual([args[0], args[1], 0, ''])
  }
  const actors = await db.rows("select distinct actor from audit_log where actor like 'support:%'")
  expect(actors).toEqual([{ actor: `support:${person}` }])
})

test('where that role may not read queues in PostgreSQL, or there are none, REDIS_URL is named', async () => {
  for (const args of [
    ['jobs', 'failed'],
    ['jobs', 'waiting'],
  ]) {
    const { code, err } = await run(args)
    expect([code, err]).toEqual([1, expect.stringMatching(/\(42501\).*set REDIS_URL as the product has it/s)])
  }
  await db.connection.raw('alter schema bullmq rename to bullmq_away')
  const { code, err } = await support.run(['jobs', 'failed'])
  await db.connection.raw('alter schema bullmq_away rename to bullmq')
  expect([code, err]).toEqual([1, expect.stringMatching(/There are no queues.*set REDIS_URL/s)])
})

test('a right that its role lacks is told as that', async () => {
  await db.connection.raw(`revoke select on accounts from ${group}`)
  const { code, err } = await run(['user', 'show', 'nobody@example.test'])
  await db.connection.raw(`grant select on accounts to ${group}`)
  expect([code, err]).toEqual([1, expect.stringContaining('lacks a right that this command needs (42501)')])
})

test.each([
  "update accounts set email = 'thief@example.test'",
  "update accounts set password_hash = ''",
  'update accounts set verified_at = now()',
  "update passkeys set public_key = ''",
  'delete from authenticators',
  'delete from recovery_codes',
  'update plan_grants set days = 366',
  "update product_keys set secret = ''",
  'delete from audit_log',
  "update audit_log set actor = 'somebody'",
  'update identities set proved_at = now()',
  "insert into identities (issuer, subject, account_id, provider, created_at) values ('a', 'b', gen_random_uuid(), 'google', now())",
  'insert into sessions select * from sessions',
  'update sessions set account_id = gen_random_uuid()',
])('PostgreSQL refuses that role: %s', async (statement) => {
  const client = new Client({ connectionString: urlOf() })
  await client.connect()
  try {
    await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' })
  } finally {
    await client.end()
  }
})
