import { describe, expect, it } from 'vitest'
import { paymentTraces } from '../../../db/testing/billing-factories.ts'
import { draft, signUp, submission, TEST_PASSWORD, verifiedAccount } from '../../../db/testing/factories.ts'
import { fillEveryTable } from '../../../db/testing/fill-every-table.ts'
import type { Account } from '../../../db/stores/accounts.ts'
import { useTestApi, type Answered } from '../../testing/index.ts'

const api = useTestApi()

const refusedAs = (answer: Answered) => [answer.status, answer.body['code']]

/** Every table of the product. */
async function tableNames(): Promise<string[]> {
  const tables = await api.db.rows(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  return tables.map((row) => String(row['table_name']))
}

/** Tables with a row that contains one of these texts in any column. */
async function tablesThatHold(texts: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const table of await tableNames()) {
    const rows = JSON.stringify(await api.db.rows(`select * from "${table}"`))
    if (texts.some((text) => rows.includes(text))) found.push(table)
  }
  return found
}

/**
 * Tables that hold nothing of an account, and why. Any other has a row of `accountWithEveryRow`: a new table fails here
 * until it has one too, or its reason.
 */
const holdNobody: Record<string, string> = {
  ended_identities: 'keyed hashes of identities that a deletion leaves for a day, of a hosted provider alone',
  mail_requests:
    'a mail that was asked for, or confirms a deletion: its address is sealed, and gone when it is answered',
  open_disputes: 'disputes that are not decided, by Stripe’s ids',
  passkey_attempts: 'what a browser is asked to sign within minutes: no account is named',
  product_keys: 'keys of the product itself',
  rate_counters: 'keyed hashes, gone with their span of time',
  schedule_runs: 'of scheduled jobs',
  schema_migrations: 'of the schema',
  schema_migrations_lock: 'of the schema',
  settled_refunds: 'what is owed no more, by invoices at Stripe',
  sign_in_attempts: 'browsers on the way to a provider: nobody is known yet',
  stop_failures: 'customers at Stripe, by Stripe’s ids; gone with what is to be closed there',
  stripe_closures: 'what a deletion leaves for Stripe to close, by Stripe’s ids',
  stripe_looks: 'when Stripe’s own lists were looked at',
  stripe_events: 'events as Stripe sent them, by Stripe’s ids',
  unmatched_payments: 'payments that are nobody’s yet',
  unmatched_refunds: 'what came back of such payments, by Stripe’s ids',
  worker_heartbeats: 'of processes',
}

/** A person with a row in every table that can hold personal data. */
async function accountWithEveryRow(): Promise<Account> {
  const account = await verifiedAccount(api.db, { firstName: 'Unmistakable', tin: '99999999-0009' })
  await draft(api.db, { accountId: account.id })
  await submission(api.db, { accountId: account.id })
  await paymentTraces(api.db, account.id)
  await signUp(api.db, { email: account.email })
  await fillEveryTable(api.db, account, api.clock.now())
  return account
}

describe('DELETE /users/me', () => {
  it('leaves the opaque id in the audit log and nothing else of the person, in any table', async () => {
    const account = await accountWithEveryRow()
    const personal = [account.id, account.email, 'Unmistakable', '99999999-0009']
    // The account has second factors, like everything else: this session showed one.
    const client = await api.signedInAs(account, { factorProvedAt: api.clock.now() })
    const empty = Object.keys(holdNobody)
    expect((await tablesThatHold(personal)).concat(empty).toSorted()).toEqual(await tableNames())

    const answer = await client.delete('/users/me')
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining('Max-Age=0') as string])
    expect(answer.headers.get('Clear-Site-Data')).toBe('"cache"')
    expect(await tablesThatHold(personal)).toEqual(['audit_log'])
    expect(await tablesThatHold(personal.slice(1))).toEqual([])
    expect(await api.audited(account.id)).toContain('user_deleted')
  })

  it('has subscription and open payment page ended at Stripe: until then its ids alone stay', async () => {
    const account = await verifiedAccount(api.db)
    const { customerId, sessionId } = await paymentTraces(api.db, account.id)
    await (await api.signedInAs(account)).delete('/users/me')
    for (const stripeId of [customerId, sessionId]) {
      const left = await api.db.rows('select id from stripe_closures where stripe_id = ?', [stripeId])
      expect(left).toHaveLength(1)
      const closureId = left[0]?.['id']
      const jobs = await api.db.rows(
        `select payload, account_id from outbox where payload->>'closureId' = ?`,
        [closureId],
      )
      expect(jobs).toEqual([{ payload: { closureId }, account_id: null }])
    }
  })

  it('ends every session, and the address can sign up afresh', async () => {
    const account = await verifiedAccount(api.db)
    const [phone, laptop] = [await api.signedInAs(account), await api.signedInAs(account)]
    await phone.delete('/users/me')
    expect((await laptop.get('/users/me')).status).toBe(401)
    const { email } = account
    const tried = await api.anonymous().post('/auth/login', { email, password: TEST_PASSWORD })
    expect(refusedAs(tried)).toEqual([401, 'invalid_credentials'])
    expect((await api.anonymous().post('/auth/signup', { email, password: TEST_PASSWORD })).status).toBe(202)
  })

  it('asks to sign in again when that was more than ten minutes ago, and deletes nothing', async () => {
    const account = await verifiedAccount(api.db)
    const client = await api.signedInAs(account)
    api.clock.advance({ minutes: 10, seconds: 1 })
    expect(refusedAs(await client.delete('/users/me'))).toEqual([401, 'reauthentication_required'])
    expect((await client.get('/users/me')).status).toBe(200)

    await client.post('/auth/login', { email: account.email, password: TEST_PASSWORD })
    api.clock.advance({ minutes: 10 })
    expect((await client.delete('/users/me')).status).toBe(204)
  })

  it('happens once when it is asked twice at once', async () => {
    const account = await verifiedAccount(api.db)
    const [one, two] = [await api.signedInAs(account), await api.signedInAs(account)]
    const answers = await Promise.all([one.delete('/users/me'), two.delete('/users/me')])
    for (const { status } of answers) expect([204, 401]).toContain(status)
    const deleted = (await api.audited(account.id)).filter((action) => action === 'user_deleted')
    expect(deleted).toHaveLength(1)
  })

  it('is for a session, and not for another site’s page', async () => {
    expect(refusedAs(await api.anonymous().delete('/users/me'))).toEqual([401, 'unauthorized'])
    const account = await verifiedAccount(api.db)
    const client = await api.signedInAs(account)
    const foreign = await client.delete('/users/me', { 'Sec-Fetch-Site': 'cross-site' })
    expect(refusedAs(foreign)).toEqual([403, 'forbidden_origin'])
    expect((await client.get('/users/me')).status).toBe(200)
  })
})
