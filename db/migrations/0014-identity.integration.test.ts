import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'
import { connectDatabase, type Database } from '../connection.ts'
import { knownSteps, migrate, migrateTo } from '../schema.ts'
import { useTestDatabase } from '../testing/database.ts'

// A database as the version before left it, brought on: nobody who holds an account loses it, and whatever a stranger
// may have planted under the old rules opens nothing [decision 0031].

const test = useTestDatabase()
let old: Database
const NAME = 'filled_under_0013'

const rows = async (sql: string, values: readonly unknown[] = []) =>
  (await old.connection.raw<{ rows: Record<string, unknown>[] }>(sql, [...values] as string[])).rows
const insert = (table: string, row: Record<string, unknown>) => {
  const names = Object.keys(row)
  const marks = names.map(() => '?').join(', ')
  return rows(`insert into ${table} (${names.join(', ')}) values (${marks})`, Object.values(row))
}

const NOW = new Date()
const ago = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000)
const ahead = (days: number) => ago(-days)

async function person(email: string, given: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID()
  const at = { created_at: ago(40), updated_at: ago(40) }
  await insert('accounts', { id, email, password_hash: 'a hash', verified_at: ago(39), ...at, ...given })
  return id
}
const identity = (account_id: string, given: Record<string, unknown> = {}) =>
  insert('identities', {
    issuer: 'https://issuer.test',
    subject: randomUUID(),
    account_id,
    provider: 'google',
    created_at: ago(5),
    ...given,
  })
async function link(
  account_id: string,
  purpose: string,
  given: Record<string, unknown> = {},
): Promise<string> {
  const id = randomUUID()
  const token_hash = randomBytes(32)
  await insert('mail_tokens', {
    id,
    account_id,
    purpose,
    token_hash,
    created_at: ago(1),
    expires_at: ahead(1),
    ...given,
  })
  return id
}
const session = (account_id: string) =>
  insert('sessions', {
    id_hash: randomBytes(32),
    account_id,
    user_agent: 'a phone',
    created_at: ago(2),
    authenticated_at: ago(2),
    last_seen_at: ago(1),
    expires_at: ahead(20),
  })

const people: Record<string, string> = {}

beforeAll(async () => {
  await test.connection.raw(`create database ${NAME}`)
  const url = new URL(test.url)
  url.pathname = `/${NAME}`
  old = connectDatabase({ DATABASE_URL: url.href, DATABASE_POOL: 2 }, quietLogger)
  await migrateTo(old.connection, (await knownSteps()).slice(0, 13))

  people['owner'] = await person('owner@example.test')
  await session(people['owner'])
  for (const purpose of ['reset-password', 'change-email', 'link-identity'])
    await link(people['owner'], purpose)

  // Two who signed up with one address, one of them with Microsoft, and one whose week is over.
  for (const name of ['waiting', 'waiting too', 'long ago']) {
    const created_at = ago(name === 'long ago' ? 30 : 1)
    people[name] = await person('waiting@example.test', { verified_at: null, created_at })
    await link(people[name], 'verify-email')
    await session(people[name])
  }
  await insert('consents', {
    account_id: people['waiting'],
    notice: 'terms',
    version: '2026-01-01',
    text_hash: 'words',
    given_at: ago(1),
  })
  const microsoft = { verified_at: null, password_hash: null, auth_provider: 'microsoft', created_at: ago(1) }
  people['with Microsoft'] = await person('microsoft@example.test', microsoft)
  await identity(people['with Microsoft'], { provider: 'microsoft', subject: 'of the sign-up' })
  // Somebody signed up with the address of an owner.
  people['planted'] = await person('owner@example.test', { verified_at: null, created_at: ago(1) })

  people['by Google'] = await person('google@example.test', { password_hash: null, auth_provider: 'google' })
  await identity(people['by Google'], { created_at: ago(40) })
  people['hosted'] = await person('hosted@example.test', { password_hash: null })
  await identity(people['hosted'], { provider: 'hosted' })
  people['linked by password'] = await person('by-password@example.test')
  await identity(people['linked by password'])
  people['linked by mail'] = await person('by-mail@example.test')
  await identity(people['linked by mail'], { provider: 'microsoft' })
  await insert('audit_log', {
    id: randomUUID(),
    at: ago(5),
    actor: 'account',
    action: 'user_updated',
    account_id: people['linked by mail'],
    detail: '{"provider":"microsoft","by":"mail"}',
  })

  for (const [name, given] of [
    ['may undo', {}],
    ['may undo twice', {}],
    ['undid', { used_at: ago(0.5) }],
    ['too late to undo', { expires_at: ago(0.1) }],
  ] as const) {
    people[name] = await person(`${name.replaceAll(' ', '-')}@example.test`)
    for (let time = 0; time < (name === 'may undo twice' ? 2 : 1); time += 1) {
      const undo_token_id = await link(people[name], 'undo-email-change', given)
      await insert('email_changes', {
        id: randomUUID(),
        account_id: people[name],
        undo_token_id,
        created_at: ago(1),
        old_email: 'old@example.test',
        new_email: 'new@example.test',
      })
    }
  }
  await insert('pending_links', {
    id_hash: randomBytes(32),
    account_id: people['owner'],
    issuer: 'https://issuer.test',
    subject: 'x',
    provider: 'google',
    expires_at: ahead(1),
  })
  await migrate(old.connection)
})
afterAll(async () => {
  await old.close()
  await test.connection.raw(`drop database ${NAME} with (force)`)
})

describe('a database of the version before', () => {
  it('keeps every account that was verified, as it was', async () => {
    const kept = (await rows('select id from accounts')).map((row) => row['id'])
    const unverified = ['waiting', 'waiting too', 'long ago', 'with Microsoft', 'planted']
    const verified = Object.entries(people).filter(([name]) => !unverified.includes(name))
    expect(new Set(kept)).toEqual(new Set(verified.map(([, id]) => id)))
    const [owner] = await rows('select * from accounts where id = ?', [people['owner']])
    expect(owner).toMatchObject({ password_hash: 'a hash', provisional_until: null, sealed_at: null })
    expect(owner?.['last_used_at'], 'by its sessions').toEqual(ago(1))
  })

  it('has sign-ups where accounts were unverified, at home in no browser', async () => {
    const of = await rows('select * from sign_ups order by created_at, email')
    expect(of.map((row) => String(row['email'])).toSorted()).toEqual([
      'microsoft@example.test',
      'owner@example.test',
      ...Array<string>(3).fill('waiting@example.test'),
    ])
    expect(of.every((row) => row['browser_hash'] === null && row['session_hash'] === null)).toBe(true)
    expect(of.filter((row) => (row['expires_at'] as Date) < NOW)).toHaveLength(1)
    expect(of.find((row) => row['email'] === 'microsoft@example.test')).toMatchObject({
      provider: 'microsoft',
      issuer: 'https://issuer.test',
      subject: 'of the sign-up',
      password_hash: null,
    })
    expect(of.find((row) => row['id'] === people['waiting'])).toMatchObject({
      password_hash: 'a hash',
      notices: [{ notice: 'terms', version: '2026-01-01', textHash: 'words' }],
    })
  })

  it('keeps sessions of accounts, and none of sign-ups', async () => {
    expect(await rows('select account_id, begun_by, own_device, ended_because from sessions')).toEqual([
      { account_id: people['owner'], begun_by: 'password', own_device: false, ended_because: null },
    ])
  })

  it('lets an identity sleep that somebody linked by a password, and no other', async () => {
    const proved = await rows('select account_id, proved_by from identities')
    expect(Object.fromEntries(proved.map((row) => [row['account_id'], row['proved_by']]))).toEqual({
      [people['by Google']!]: 'provider',
      [people['hosted']!]: 'provider',
      [people['linked by password']!]: null,
      [people['linked by mail']!]: 'mail',
    })
  })

  it('has reset links as they were, and no link of the old rules', async () => {
    expect(await rows('select purpose, email, account_id from mail_tokens')).toEqual([
      { purpose: 'reset-password', email: 'owner@example.test', account_id: people['owner'] },
    ])
    expect(await rows('select 1 from pending_links')).toEqual([])
  })

  it('tells each owner once whose undo link was still open', async () => {
    const told = await rows(`select account_id, payload from outbox order by account_id`)
    expect(told).toEqual(
      [people['may undo']!, people['may undo twice']!].toSorted().map((accountId) => ({
        account_id: accountId,
        payload: { mail: 'undo-links-ended', accountId },
      })),
    )
  })
})
