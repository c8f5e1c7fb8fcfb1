import { describe, expect, it } from 'vitest'
import { paymentTraces } from '../../../db/testing/billing-factories.ts'
import {
  draft,
  paidAccount,
  submission,
  TEST_PASSWORD,
  verifiedAccount,
} from '../../../db/testing/factories.ts'
import { fillEveryTable } from '../../../db/testing/fill-every-table.ts'
import type { Account } from '../../../db/stores/accounts.ts'
import { useTestApi, type Answered } from '../../testing/index.ts'

const api = useTestApi({ env: { LIMIT_FILES: '10/3600' } })
const refusedAs = (answer: Answered) => [answer.status, answer.body['code']]

type Lists = Record<string, Record<string, unknown>[]>

/** Gives an account a row in every table that can hold its data; what is calculated is real. */
async function fillEveryTableOf(account: Account): Promise<void> {
  await draft(api.db, { accountId: account.id })
  await submission(api.db, { accountId: account.id })
  await fillEveryTable(api.db, account, api.clock.now())
}

async function exported(account: Account): Promise<Lists> {
  // An account with every row has a second factor, too.
  const proved = { factorProvedAt: api.clock.now() }
  const answer = await (await api.signedInAs(account, proved)).get('/users/me/export')
  expect(answer.status).toBe(200)
  return answer.body as unknown as Lists
}

/** The list of the export file that holds each table. */
const listOf: Record<string, string> = {
  accounts: 'account',
  drafts: 'drafts',
  submissions: 'submissions',
  worksheets: 'worksheets',
  submitted_drafts: 'submittedDrafts',
  reports: 'reports',
  return_packs: 'returnPacks',
  accountant_links: 'accountantLinks',
  reminders: 'reminders',
  reminders_told: 'remindersTold',
  law_fingerprints: 'lawWatched',
  sessions: 'sessions',
  identities: 'identities',
  pending_links: 'pendingLinks',
  mail_tokens: 'mailedLinks',
  mail_deliveries: 'mails',
  mail_refusals: 'refusedMails',
  audit_log: 'events',
  waiting_changes: 'waitingChanges',
  security_events: 'securityEvents',
  passkeys: 'passkeys',
  authenticators: 'authenticators',
  recovery_codes: 'recoveryCodes',
  consents: 'consents',
  stripe_customers: 'paymentCustomers',
  subscriptions: 'subscriptions',
  checkouts: 'paymentPages',
  billing_notices: 'paymentNotices',
  plan_grants: 'grantedDays',
}

/** Tables that the file leaves out, and why. */
const leftOut: Record<string, string> = {
  'accountant_links.token_hash': 'a hash that finds a link',
  'accounts.password_hash': 'a hash; the file tells that there is a password',
  'sessions.id_hash': 'a hash that finds a session',
  'pending_links.id': 'an id of our own',
  'pending_links.browser_hash': 'a hash that finds a browser',
  'mail_tokens.token_hash': 'a hash that finds a link',
  'mail_tokens.browser_hash': 'a hash that finds a browser',
  'mail_tokens.matter_id': 'an id of our own',
  'mail_tokens.place': 'a hash of a network',
  'mail_tokens.code_tries': 'how often a code may still be typed',
  'mail_tokens.code_shown_at': 'how long a code may still be typed',
  'waiting_changes.session_id': 'an id of our own; the session is in its list',
  'waiting_changes.way_in_id': 'an id of our own; the way in is in its list',
  'waiting_changes.mails_sent': 'each mail is in its list',
  'security_events.id': 'an id of our own',
  'passkeys.credential_id': 'finds the passkey on its device',
  'passkeys.public_key': 'checks the passkey',
  'passkeys.counter': 'checks the passkey',
  'passkeys.transports': 'how the browser reaches the passkey',
  'authenticators.secret_sealed': 'a secret',
  'authenticators.last_step': 'that no code works twice',
  'recovery_codes.id': 'an id of our own',
  'recovery_codes.code_hash': 'a hash of a secret',
  'submitted_drafts.answers_hash': 'a hash; the answers are in the submission',
  'reports.basis': 'a hash of what the report shows',
  'reports.file':
    'the report itself: it shows what is in the submission, and its plan is checked at its own address',
  'return_packs.basis': 'a hash of what the pack shows',
  'return_packs.file':
    'the pack itself: it shows what is in submission and worksheets, and its plan is checked at its own address',
  'reminders.id': 'makes the link that ends it',
  'reminders.ended_by': 'an id of our own',
  'reminders_told.id': 'an id of our own',
  'law_fingerprints.answers_hash': 'a hash; the answers are in the submission',
  'law_fingerprints.outcome_hash': 'a hash of what the law makes of them',
  'law_fingerprints.form': 'how both hashes are made',
  'law_fingerprints.told_id': 'an id of our own',
  'mail_deliveries.outbox_id': 'an id of our queue',
  'mail_refusals.outbox_id': 'an id of our queue',
  'audit_log.id': 'an id of our log',
  'audit_log.network': 'a hash of a network; the address itself is in the file while we keep it',
  'audit_log.upstream_id': 'what a proxy called the request',
  'outbox.id': 'events on their way: ids only, each told in another list',
}

const camel = (name: string) => name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())

describe('GET /users/me/export', () => {
  it('holds every column of every table that knows the account', async () => {
    const account = await paidAccount(api.db)
    await fillEveryTableOf(account)
    await paymentTraces(api.db, account.id)
    const file = await exported(account)
    const columns = await api.db.rows(
      `select table_name, column_name from information_schema.columns
        where table_schema = 'public' and column_name <> 'account_id' and (table_name = 'accounts' or table_name in
          (select table_name from information_schema.columns where column_name = 'account_id' and table_schema = 'public'))`,
    )
    const missing = columns
      .map((row) => [String(row['table_name']), String(row['column_name'])] as const)
      .filter(([table]) => table !== 'outbox')
      .filter(([table, column]) => !(`${table}.${column}` in leftOut))
      .filter(([table, column]) => !(camel(column) in (file[listOf[table] ?? '']?.[0] ?? {})))
      .map((names) => names.join('.'))
    expect(missing).toEqual([])
    expect(file['account']?.[0]).toMatchObject({ email: account.email, tin: account.tin, hasPassword: true })
  })

  it('holds nothing secret and nothing of anybody else', async () => {
    const [account, other] = [await verifiedAccount(api.db), await verifiedAccount(api.db)]
    for (const person of [account, other]) await fillEveryTableOf(person)
    const client = await api.signedInAs(account)
    const { text } = await client.get('/users/me/export')
    for (const secret of ['$argon2id$', client.cookies.get('session-80')!, other.email, other.id])
      expect(text).not.toContain(secret)
  })

  it('gives a free account its typed answers in full and its figures masked, in both formats', async () => {
    const account = await verifiedAccount(api.db)
    const { result, answers } = await submission(api.db, { accountId: account.id })
    const client = await api.signedInAs(account)
    for (const format of ['json', 'csv']) {
      const { text } = await client.get(`/users/me/export?format=${format}`)
      expect(text).toContain(String(answers.salary))
      expect(text).not.toContain(String(result.totalTax))
      expect(text).not.toContain(String(result.taxableIncome))
    }
    const paid = await paidAccount(api.db)
    await submission(api.db, { accountId: paid.id })
    expect((await exported(paid))['submissions']?.[0]?.['result']).toMatchObject({
      totalTax: result.totalTax,
    })
  })

  it('is a file with a name, not kept by any cache', async () => {
    const client = await api.signedInAs(await verifiedAccount(api.db, { firstName: '=cmd()' }))
    const json = await client.get('/users/me/export')
    expect(json.headers.get('Content-Disposition')).toBe(
      'attachment; filename="NaijaTax-data-2026-11-21.json"',
    )
    const csv = await client.get('/users/me/export?format=csv')
    expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(csv.headers.get('Content-Disposition')).toContain('.csv"')
    expect(csv.headers.get('Cache-Control')).toBe('no-store')
    expect(csv.text).toContain(`"account","1","firstName","'=cmd()"`)
    expect(refusedAs(await client.get('/users/me/export?format=xml'))).toEqual([400, 'validation'])
  })

  it('needs a sign-in within ten minutes, and leaves a line in the audit log', async () => {
    const account = await verifiedAccount(api.db)
    const client = await api.signedInAs(account)
    api.clock.advance({ minutes: 10, seconds: 1 })
    expect(refusedAs(await client.get('/users/me/export'))).toEqual([401, 'reauthentication_required'])
    expect(await api.audited(account.id)).toEqual([])
    await client.post('/auth/login', { email: account.email, password: TEST_PASSWORD })
    expect((await client.get('/users/me/export')).status).toBe(200)
    expect(await api.audited(account.id)).toContain('data_exported')
  })

  it('is made ten times an hour at most', async () => {
    const client = await api.signedInAs(await verifiedAccount(api.db))
    for (let time = 0; time < 10; time += 1) expect((await client.get('/users/me/export')).status).toBe(200)
    expect(refusedAs(await client.get('/users/me/export'))).toEqual([429, 'too_many_requests'])
  })
})
