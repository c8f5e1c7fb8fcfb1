import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { paymentTraces } from '../../../db/testing/billing-factories.ts'
import {
  draft,
  identity,
  mailTokenOf,
  signUp,
  submission,
  TEST_PASSWORD,
  verifiedAccount,
} from '../../../db/testing/factories.ts'
import type { Account } from '../../../db/stores/accounts.ts'
import { insertPendingLink } from '../../../db/stores/identities.ts'
import { useTestApi, type Answered } from '../../testing/index.ts'

const api = useTestApi()

const refusedAs = (answer: Answered) => [answer.status, answer.body['code']]

/** Tables with a row that contains one of these texts in any column. */
async function tablesThatHold(texts: readonly string[]): Promise<string[]> {
  const tables = await api.db.rows(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { table_name: table } of tables) {
    const rows = JSON.stringify(await api.db.rows(`select * from "${String(table)}"`))
    if (texts.some((text) => rows.includes(text))) found.push(String(table))
  }
  return found
}

/** Rows of every table that knows how somebody gets in. */
async function fillIdentity({ id: accountId, email }: Account): Promise<void> {
  await signUp(api.db, { email })
  await identity(api.db, { accountId, email })
  await mailTokenOf(api.db, api.env.TOKEN_KEY, { accountId: null, email, purpose: 'verify-email' })
  await api.anonymous().post('/auth/forgot-password', { email })
  await api.answerMailRequests()
  const client = await api.signedInAs({ id: accountId })
  await client.post('/users/me/email-change', { email: `new-${email}` })
  await insertPendingLink(api.db.connection, {
    id: randomUUID(),
    browserHash: Buffer.alloc(32),
    accountId,
    provider: 'google',
    issuer: 'https://accounts.google.com',
    subject: 'a subject',
    email,
    vouched: true,
    tries: 0,
    expiresAt: new Date(api.clock.now().getTime() + 3_600_000),
  })
}

/** A person with a row in every table that can hold personal data. */
async function accountWithEveryRow(): Promise<Account> {
  const account = await verifiedAccount(api.db, { firstName: 'Unmistakable', tin: '99999999-0009' })
  const { id: accountId, email } = account
  await draft(api.db, { accountId })
  const { id: submissionId } = await submission(api.db, { accountId })
  await mailTokenOf(api.db, api.env.TOKEN_KEY, { accountId, purpose: 'reset-password' })
  await fillIdentity(account)
  await api.db.rows('insert into submitted_drafts values (?, gen_random_uuid(), ?, ?, ?)', [
    accountId,
    submissionId,
    Buffer.alloc(32),
    api.clock.now(),
  ])
  await api.db.rows('insert into reports values (?, ?, ?, ?, ?, ?, ?, ?, ?)', [
    submissionId,
    accountId,
    'ready',
    api.clock.now(),
    api.clock.now(),
    api.clock.now(),
    'report.pdf',
    Buffer.alloc(32),
    Buffer.from('%PDF-'),
  ])
  await api.db.rows('insert into mail_deliveries values (gen_random_uuid(), ?, ?, ?, ?)', [
    accountId,
    'verify-email',
    '<1@naijatax.test>',
    api.clock.now(),
  ])
  await api.db.rows('insert into mail_refusals values (gen_random_uuid(), ?, ?, ?, ?, ?)', [
    accountId,
    'verify-email',
    550,
    true,
    api.clock.now(),
  ])
  await paymentTraces(api.db, accountId)
  return account
}

describe('DELETE /users/me', () => {
  it('leaves the opaque id in the audit log and nothing else of the person, in any table', async () => {
    const account = await accountWithEveryRow()
    const personal = [account.id, account.email, 'Unmistakable', '99999999-0009']
    const client = await api.signedInAs(account)
    const before = await tablesThatHold(personal)
    expect(before).toEqual(
      expect.arrayContaining([
        'accounts',
        'billing_notices',
        'checkouts',
        'drafts',
        'identities',
        'mail_deliveries',
        'mail_refusals',
        'mail_tokens',
        'outbox',
        'pending_links',
        'reports',
        'security_events',
        'sessions',
        'sign_ups',
        'stripe_customers',
        'submissions',
        'submitted_drafts',
        'subscriptions',
        'waiting_changes',
      ]),
    )

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

  it('is not for the session of a sign-up, which leaves the owner of the address alone', async () => {
    const owner = await verifiedAccount(api.db)
    const waiting = await api.signedUp({ email: owner.email })
    expect(refusedAs(await waiting.delete('/users/me'))).toEqual([403, 'email_unverified'])
    expect((await (await api.signedInAs(owner)).get('/users/me')).status).toBe(200)
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
