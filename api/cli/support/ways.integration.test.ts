import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { insertPasskey } from '../../../db/stores/passkeys.ts'
import { useTestDatabase } from '../../../db/testing/database.ts'
import { identity, session, submission, testAnswers, verifiedAccount } from '../../../db/testing/factories.ts'
import { TEST_NOW } from '../../../platform/testing/movable-clock.ts'
import { useTestSupport } from '../testing/support.ts'

const db = useTestDatabase()
const support = useTestSupport(db)
const why = ['--reason', 'ticket 4717: Google account closed']
const unlink = (who: string, way: string, ...more: string[]) =>
  support.run(['user', 'ways', 'unlink', who, way, ...why, ...more])
const identitiesOf = (accountId: string) =>
  db.rows('select id from identities where account_id = ?', [accountId])

async function passkeyOf(accountId: string): Promise<string> {
  const id = randomUUID()
  const key = {
    credentialId: id,
    publicKey: Buffer.alloc(1),
    counter: 0,
    transports: '',
    backedUp: false,
  }
  await db.transaction((trx) =>
    insertPasskey(trx, {
      id,
      accountId,
      name: 'Telephone',
      ...key,
      provedBy: 'mail',
      createdAt: TEST_NOW,
      usedAt: null,
    }),
  )
  return id
}

describe('user ways', () => {
  test('are listed with masked addresses and no secret, and the look is written down', async () => {
    const { id: accountId, email } = await verifiedAccount(db)
    const google = await identity(db, { accountId, email: 'adaeze@gmail.test' })
    const { out, json } = await support.runJson(['user', 'ways', 'list', email])
    expect(json['ways']).toMatchObject([
      { kind: 'password', id: null },
      { kind: 'google', id: google.id, label: 'a…e@gmail.test' },
    ])
    for (const hidden of ['argon2', google.subject, 'adaeze@gmail']) expect(out).not.toContain(hidden)
    expect(await db.rows('select detail from audit_log where account_id = ?', [accountId])).toMatchObject([
      { detail: { what: 'user ways list' } },
    ])
  })

  test('is named by its kind where there is one of it; a password leads to the reset link', async () => {
    const { id: accountId, email } = await verifiedAccount(db)
    await identity(db, { accountId, email })
    for (const _ of [1, 2]) await passkeyOf(accountId)
    const password = await unlink(email, 'password')
    expect([password.code, password.err]).toEqual([4, expect.stringContaining('user reset-link')])
    const several = await unlink(email, 'passkey')
    expect([several.code, several.err]).toEqual([4, expect.stringContaining('several of that kind')])
    expect((await unlink(email, 'microsoft')).code).toBe(3)
    expect((await unlink(email, 'facebook')).code).toBe(2)
    expect((await unlink(email, 'google')).code).toBe(0)
    expect(await identitiesOf(accountId)).toEqual([])
  })

  test('one is unlinked: its sessions end, the owner is told, the reason is kept; the last one stays', async () => {
    const { id: accountId, email } = await verifiedAccount(db, { passwordHash: null })
    const google = await identity(db, { accountId, email })
    const microsoft = await identity(db, {
      accountId,
      provider: 'microsoft',
      issuer: 'https://login.microsoftonline.test',
    })
    await session(db, { accountId, begunBy: 'google', wayInId: google.id })
    await session(db, { accountId, begunBy: 'microsoft', wayInId: microsoft.id })

    const rehearsed = await unlink(email, google.id, '--dry-run')
    expect(rehearsed.out).toContain('What is left: microsoft.')
    expect(await identitiesOf(accountId)).toHaveLength(2)

    const { code, out } = await unlink(email, google.id)
    expect([code, out]).toMatchObject([0, expect.stringContaining('What is left: microsoft.')])
    expect(await identitiesOf(accountId)).toEqual([{ id: microsoft.id }])
    expect(
      await db.rows('select begun_by from sessions where account_id = ? and ended_because is null', [
        accountId,
      ]),
    ).toEqual([{ begun_by: 'microsoft' }])
    expect(await db.rows('select event from security_events where account_id = ?', [accountId])).toEqual([
      { event: 'way-in-removed' },
    ])
    expect(
      await db.rows("select actor, reason from audit_log where account_id = ? and action = 'user_updated'", [
        accountId,
      ]),
    ).toEqual([{ actor: support.actor, reason: why[1] }])
    expect(
      await db.rows("select payload->>'mail' as mail from outbox where account_id = ?", [accountId]),
    ).toEqual([{ mail: 'security-notice' }])

    const last = await unlink(email, microsoft.id)
    expect([last.code, last.err]).toMatchObject([4, expect.stringContaining('user reset-link')])
    const gone = await unlink(email, google.id)
    expect([gone.code, gone.err]).toMatchObject([3, expect.stringContaining(`user ways list ${accountId}`)])
    expect(await identitiesOf(accountId)).toEqual([{ id: microsoft.id }])
  })

  test('of two passkeys one goes; the last second step is its owner’s to remove', async () => {
    const { id: accountId } = await verifiedAccount(db)
    const [one, other] = [await passkeyOf(accountId), await passkeyOf(accountId)]
    const { rows } = await db.connection.raw<{ rows: [{ id: string }] }>(
      `insert into authenticators (id, account_id, secret_sealed, last_step, proved_by, confirmed_at, created_at)
       values (gen_random_uuid(), ?, ?, 0, 'mail', now(), now()) returning id`,
      [accountId, Buffer.alloc(40)],
    )
    const [{ id: authenticator }] = rows
    expect((await unlink(accountId, authenticator)).code).toBe(4)
    await db.rows('delete from authenticators where id = ?', [authenticator])
    expect((await unlink(accountId, one)).code).toBe(0)
    const { out } = await support.run(['user', 'ways', 'list', accountId, '--reason', 'asked by telephone'])
    expect(out).toContain('signs in, and is the second step')
    expect(out).toContain('nor the last second step: when that is lost, user regain')
    const { code, err } = await unlink(accountId, other)
    expect([code, err]).toMatchObject([4, expect.stringContaining('user regain')])
    expect(await db.rows('select id from passkeys where account_id = ?', [accountId])).toEqual([
      { id: other },
    ])
  })

  test('of somebody else are not found', async () => {
    const mine = await verifiedAccount(db)
    const { id: accountId } = await verifiedAccount(db)
    const theirs = await identity(db, { accountId })
    expect((await unlink(mine.email, theirs.id)).code).toBe(3)
    expect(await identitiesOf(accountId)).toHaveLength(1)
  })
})

describe('calculation', () => {
  test('show explains every line with its section, and names nobody', async () => {
    const { id: accountId, email } = await verifiedAccount(db)
    const answers = { ...testAnswers, tin: '12345678-0001', rentPaidBySelf: 600_000 }
    const { id } = await submission(db, { accountId, answers, label: 'Adaeze’s second job' })
    const listed = await support.runJson(['calculation', 'list', email])
    expect(listed.json['calculations']).toMatchObject([{ id, taxYear: 2026 }])

    expect((await support.run(['calculation', 'show', id])).code).toBe(2)
    const show = (...more: string[]) => support.run(['calculation', 'show', id, ...why, ...more])
    const { code, out } = await show()
    expect(code).toBe(0)
    expect(out).toMatch(/^Salary +₦3,600,000 /m)
    expect(out).toMatch(/^Rent relief +−₦120,000 .*section 30/m)
    expect(out).toContain('tell no figure to a person whose plan is free')
    for (const hidden of [email, 'Adaeze', 'Okafor', '12345678', 'second job'])
      expect(`${out}${(await show('--json')).out}`).not.toContain(hidden)
    expect(
      await db.rows("select reason, detail from audit_log where detail->>'what' = 'calculation show'"),
    ).toMatchObject([
      { reason: why[1], detail: { person: support.person } },
      ...Array.from({ length: 5 }, () => ({ reason: why[1] })),
    ])
    const rehearsed = await show('--dry-run')
    expect(rehearsed.out).not.toContain('₦')
  })

  test('of today’s rules it says when they come to another sum than the one that is kept', async () => {
    const { id, result } = await submission(db)
    await db.rows(`update submissions set result = jsonb_set(result, '{totalTax}', '1') where id = ?`, [id])
    const { out } = await support.run(['calculation', 'show', id, ...why])
    expect(out).toContain(
      `By today's rules the same answers come to ₦${result.totalTax.toLocaleString('en-NG')}`,
    )
  })

  test('that is not there ends with 3', async () => {
    const { code, err } = await support.run(['calculation', 'show', randomUUID(), ...why])
    expect([code, err]).toMatchObject([3, expect.stringContaining('calculation list EMAIL')])
  })
})
