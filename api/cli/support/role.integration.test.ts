import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identity, session, signUp, submission } from '../../../db/testing/factories.ts'
import { TEST_NOW } from '../../../platform/testing/movable-clock.ts'
import { subscribed, useBilling } from '../../../worker/jobs/billing/testing/billing.ts'
import { useTestSupport } from '../testing/support.ts'
import { catalogue } from './catalogue.ts'

const billing = useBilling()
const { db, clock } = billing.api
const support = useTestSupport(db, { clock })
const why = ['--reason', 'ticket 4711']

// Roles belong to the whole server: this file's own, by the words of the documentation.
const group = `support_${randomUUID().replaceAll('-', '')}`
const person = `${group}_chidi`
const runbook = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
const grantsIn = (beginning: string): string =>
  new RegExp(`\`\`\`sql\\n(${beginning}[^\`]*)\`\`\``)
    .exec(runbook)?.[1]
    ?.replaceAll('naijatax_support', group) ?? ''
/** Commands that need the role of the product, by the words of the documentation. */
const ofTheProduct = [
  ...(/((?:`jobs \w+`(?:,| and)? )+)need the role of the product/
    .exec(runbook)?.[1]
    ?.matchAll(/`([^`]+)`/g) ?? []),
].map(([, path]) => path)

beforeAll(async () => {
  await db.connection.raw(grantsIn('create role naijatax_support'))
  await db.connection.raw(`create role ${person} login password 'five quiet looms' in role ${group}`)
})
const folder = mkdtempSync(join(tmpdir(), 'support-'))
afterAll(() => rmSync(folder, { recursive: true }))
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
const run = (args: readonly string[]) =>
  support.run(args, { env: { DATABASE_URL: urlOf(), SUDO_USER: 'root', ...billing.stripe.env } })

/** A payment that names nobody. @returns its customer and its invoice. */
async function ofNobody() {
  const customerId = await billing.stripe.payByLink(null)
  await billing.settle()
  const { data } = await billing.stripe.sdk.invoices.list({ customer: customerId })
  return { customerId, invoiceId: data[0]?.id ?? '' }
}

/** The same, given back, which the bank did not take. */
async function cameBack() {
  const found = await ofNobody()
  billing.stripe.refund(found.customerId)
  billing.stripe.failRefund(found.customerId)
  await billing.settle()
  clock.advance({ seconds: 1 })
  return found
}

const of = (path: string, ...args: string[]) => [...path.split(' '), ...args]

/** Every line that a person of support types, in an order in which each has something to do. */
async function everyLine(): Promise<string[][]> {
  const payer = await subscribed(billing)
  await billing.settle()
  const { account } = payer
  await session(db, { accountId: account.id })
  const { email } = await signUp(db)
  const { id: calculation } = await submission(db, { accountId: account.id })
  const google = await identity(db, { accountId: account.id })
  await db.rows(
    `insert into authenticators (id, account_id, secret_sealed, last_step, proved_by, confirmed_at, created_at)
     values (gen_random_uuid(), ?, ?, 0, 'mail', now(), now())`,
    [account.id, Buffer.alloc(40)],
  )
  const owing = await subscribed(billing)
  billing.stripe.refund(owing.customerId)
  billing.stripe.failRefund(owing.customerId)
  await billing.settle()
  const { data } = await billing.stripe.sdk.invoices.list({ customer: owing.customerId })
  const [attached, refunded, settled, sentAgain] = [
    await ofNobody(),
    await ofNobody(),
    await cameBack(),
    await cameBack(),
  ]
  const yes = (who: string) => [who, '--yes', who, ...why]
  return [
    of('resend-verification', email, ...why),
    of('user show', account.email),
    of('user sessions list', account.email),
    of('user sessions end', account.email, ...why),
    of('user ways list', account.email),
    of('user ways unlink', account.email, google.id, ...why),
    of('user reset-link', account.email, ...why),
    of('user regain', account.email, ...why),
    of('user export', account.email, '--out', join(folder, 'data.json'), ...why),
    of('email history', account.email),
    of('email bounced'),
    of('outbox list'),
    of('calculation list', account.email),
    of('calculation show', calculation, ...why),
    of('report resend', account.email, ...why),
    of('billing unmatched'),
    of('billing unreturned'),
    of('billing disputes'),
    of('billing attach', attached.customerId, ...yes(account.email)),
    of('billing refund', ...yes(refunded.customerId)),
    of('billing refund', ...yes(sentAgain.customerId)),
    of('billing settle', settled.invoiceId, ...why),
    of('billing settle', data[0]?.id ?? '', ...why),
    of('billing payments', account.email),
    of('billing reconcile', ...why),
    of('billing resend-receipt', account.email, ...why),
    of('billing grant', account.email, '--days', '7', ...why),
    of('billing grant', account.email, '--days', '1', ...why),
    of('billing refund', ...yes(account.email)),
    of('breach list', '--since', TEST_NOW.toISOString()),
    of('user erase', ...yes(account.email)),
  ]
}

const pathOf = (words: readonly string[]): string | undefined =>
  catalogue.map(({ usage }) => usage.replace(/ <.*$/, '')).find((path) => words.join(' ').startsWith(path))

test(
  'a person of support does everything by a role of their own, and the audit log names it',
  { timeout: 120_000 },
  async () => {
    const typed = new Set<string | undefined>()
    for (const args of await everyLine()) {
      const { code, err } = await run(args)
      expect([args.slice(0, 3), code, err]).toEqual([args.slice(0, 3), 0, ''])
      typed.add(pathOf(args))
    }
    await db.connection.raw(grantsIn('grant usage on schema bullmq'))
    for (const path of ['jobs failed', 'jobs waiting']) {
      const { code, err } = await run(path.split(' '))
      expect([path, code, err]).toEqual([path, 0, ''])
      typed.add(path)
    }
    await db.connection.raw(`revoke all on schema bullmq from ${group}`)
    const all = catalogue.map(({ usage }) => usage.replace(/ <.*$/, ''))
    expect(new Set(all.filter((path) => !typed.has(path)))).toEqual(new Set(ofTheProduct))
    const actors = await db.rows("select distinct actor from audit_log where actor like 'support:%'")
    expect(actors).toEqual([{ actor: `support:${person}` }])
  },
)

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
