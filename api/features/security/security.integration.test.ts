import { randomUUID } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { securityEventNames } from '../../../contract/jobs/security-events.ts'
import { insertPasskey } from '../../../db/stores/passkeys.ts'
import { insertSecurityEvent } from '../../../db/stores/security-events.ts'
import { identity, session, verifiedAccount } from '../../../db/testing/factories.ts'
import { tell } from '../../../identity/history.ts'
import { useTestApi, type Answered, type ApiClient } from '../../testing/index.ts'

const api = useTestApi()
const chrome = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'

const read = async (client: ApiClient) => (await client.get('/auth/security')).body as Record<string, never[]>
const refusedAs = ({ status, body }: Answered) => [status, body['code']]
const events = async (client: ApiClient) =>
  (await read(client))['history']!.map(({ event }: { event: string }) => event)
const notices = async (accountId: string) =>
  (await api.mails(accountId)).filter(({ mail }) => mail === 'security-notice').length

/** A change of address that waits, asked for in this session. */
async function waits(client: ApiClient, email = `moved-${randomUUID()}@example.test`): Promise<string> {
  expect((await client.post('/users/me/email-change', { email })).status).toBe(202)
  return String((await read(client))['waits']![0]!['id'])
}

describe('GET /auth/security', () => {
  it('shows devices, ways in, what waits and the history, and nothing that opens anything', async () => {
    const account = await verifiedAccount(api.db)
    const google = await identity(api.db, { accountId: account.id, email: 'ada@gmail.com' })
    const phone = await api.signedInAs(account, { userAgent: chrome })
    await api.signedInAs(account, {
      userAgent: firefox,
      begunBy: 'google',
      wayInId: google.id,
      ownDevice: false,
      lastSeenAt: new Date('2026-11-21T08:30:00Z'),
    })
    await phone.post('/users/me/email-change', { email: 'moved@example.test' })
    const answer = await phone.get('/auth/security')
    expect(answer.body).toMatchObject({
      devices: [
        { current: true, browser: 'Chrome on Android', ownDevice: true, begunBy: 'password' },
        {
          current: false,
          browser: 'Firefox on Linux',
          ownDevice: false,
          begunBy: 'google',
          lastUsedAt: '2026-11-21T08:30:00.000Z',
        },
      ],
      waysIn: [
        { id: null, kind: 'password', label: null, asleep: false },
        { id: google.id, kind: 'google', label: 'ada@gmail.com', provedBy: 'mail', asleep: false },
      ],
      recoveryCodes: 0,
      links: 0,
      waits: [
        {
          kind: 'email',
          newEmail: 'moved@example.test',
          proved: false,
          takesEffectAt: '2026-11-28T09:00:00.000Z',
        },
      ],
      history: [{ event: 'email-change-asked', newEmail: 'moved@example.test' }],
    })
    expect(answer.text).not.toContain(google.subject)
    expect(answer.text).not.toContain('argon2')
  })

  it('shows nobody else’s, and no session, change or event that is over', async () => {
    const [account, other] = [await verifiedAccount(api.db), await verifiedAccount(api.db)]
    await identity(api.db, { accountId: other.id })
    await waits(await api.signedInAs(other))
    await session(api.db, { accountId: account.id, expiresAt: api.clock.now() })
    const old = { accountId: account.id, event: 'export', at: new Date('2026-08-23T08:00:00Z') } as const
    await insertSecurityEvent(api.db.connection, { id: randomUUID(), ...old, userAgent: null, detail: {} })
    const client = await api.signedInAs(account)
    await waits(client)
    api.clock.advance({ hours: 1 })
    const { devices, waysIn, waits: waiting, recoveryCodes, history } = await read(client)
    const counted = [devices, waysIn, waiting, history].map((list = []) => list.length)
    expect([...counted, recoveryCodes]).toEqual([1, 1, 0, 1, 0])
  })

  it('shows every kind of event, newest first, at most a hundred', async () => {
    const account = await verifiedAccount(api.db)
    const told = Array.from({ length: 102 }, (_, at) => securityEventNames[at % securityEventNames.length]!)
    for (const event of told) {
      api.clock.advance({ seconds: 1 })
      await api.db.transaction((trx) =>
        tell(trx, { accountId: account.id, event }, { now: api.clock.now(), requestId: 'r', caller: null }),
      )
    }
    expect(await events(await api.signedInAs(account))).toEqual(told.toReversed().slice(0, 100))
  })

  it('says that an identity sleeps', async () => {
    const account = await verifiedAccount(api.db)
    await identity(api.db, { accountId: account.id, provedAt: null, provedBy: null })
    const { waysIn } = await read(await api.signedInAs(account))
    expect(waysIn).toMatchObject([{ kind: 'password' }, { kind: 'google', provedAt: null, asleep: true }])
  })
})

describe('ending devices', () => {
  it('ends one, tells its owner, and leaves the others alone', async () => {
    const account = await verifiedAccount(api.db)
    const [phone, laptop, tablet] = [
      await api.signedInAs(account, { userAgent: chrome }),
      await api.signedInAs(account, { userAgent: firefox }),
      await api.signedInAs(account),
    ]
    const { devices } = await read(phone)
    const { id } = devices!.find(({ browser }: { browser: string }) => browser === 'Firefox on Linux')!
    expect((await phone.delete(`/auth/sessions/${String(id)}`)).status).toBe(204)
    expect(refusedAs(await laptop.get('/users/me'))).toEqual([401, 'session_ended'])
    expect((await tablet.get('/users/me')).status).toBe(200)
    expect(refusedAs(await phone.delete(`/auth/sessions/${String(id)}`))).toEqual([404, 'not_found'])
    expect(await events(phone)).toEqual(['sessions-ended'])
    expect(await notices(account.id)).toBe(1)
  })

  it('ends all others, and tells nothing where there is none', async () => {
    const account = await verifiedAccount(api.db)
    const [phone, laptop] = [await api.signedInAs(account), await api.signedInAs(account)]
    expect((await phone.delete('/auth/sessions')).status).toBe(204)
    expect((await laptop.get('/users/me')).status).toBe(401)
    expect((await phone.delete('/auth/sessions')).status).toBe(204)
    expect((await read(phone))['history']).toMatchObject([
      { event: 'sessions-ended', ended: { sessions: 1 } },
    ])
    expect(await api.audited(account.id)).toEqual(['session_expired'])
  })

  it('ends nobody else’s', async () => {
    const theirs = await session(api.db)
    const client = await api.signedInAs(await verifiedAccount(api.db))
    expect(refusedAs(await client.delete(`/auth/sessions/${theirs.id}`))).toEqual([404, 'not_found'])
    expect(
      await api.db.rows('select 1 from sessions where id = ? and ended_because is null', [theirs.id]),
    ).toHaveLength(1)
  })
})

describe('removing a way in', () => {
  it('ends the sessions that began with it and the changes asked there, and tells the owner', async () => {
    const account = await verifiedAccount(api.db)
    const google = await identity(api.db, { accountId: account.id })
    const phone = await api.signedInAs(account)
    const laptop = await api.signedInAs(account, { begunBy: 'google', wayInId: google.id })
    await waits(laptop)
    expect((await phone.delete(`/auth/ways-in/${google.id}`)).status).toBe(204)
    expect(refusedAs(await laptop.get('/users/me'))).toEqual([401, 'session_ended'])
    const shown = await read(phone)
    expect([shown['waysIn'], shown['waits']]).toMatchObject([[{ kind: 'password' }], []])
    expect(shown['history']![0]).toMatchObject({
      event: 'way-in-removed',
      wayIn: 'google',
      ended: { sessions: 1, changes: 1 },
    })
    const open =
      'select 1 from mail_tokens where account_id = ? and used_at is null and superseded_at is null'
    expect(await api.db.rows(open, [account.id])).toEqual([])
    expect(refusedAs(await phone.delete(`/auth/ways-in/${google.id}`))).toEqual([404, 'not_found'])
  })

  it('leaves the last way in until there is a password', async () => {
    const account = await verifiedAccount(api.db, { passwordHash: null, authProvider: 'google' })
    const google = await identity(api.db, { accountId: account.id })
    await identity(api.db, { accountId: account.id, provedAt: null, provedBy: null })
    const client = await api.signedInAs(account)
    const refused = await client.delete(`/auth/ways-in/${google.id}`)
    expect(refusedAs(refused)).toEqual([409, 'last_way_in'])
    expect(refused.body['error']).toContain('password')
    const microsoft = await identity(api.db, { accountId: account.id, provider: 'microsoft' })
    expect((await client.delete(`/auth/ways-in/${google.id}`)).status).toBe(204)
    expect(refusedAs(await client.delete(`/auth/ways-in/${microsoft.id}`))).toEqual([409, 'last_way_in'])
    expect((await client.get('/users/me')).body['authProvider']).toBe('google')
  })

  it('removes one that sleeps though nothing else is there', async () => {
    const account = await verifiedAccount(api.db, { passwordHash: null, authProvider: 'google' })
    const asleep = await identity(api.db, { accountId: account.id, provedAt: null, provedBy: null })
    const client = await api.signedInAs(account)
    expect((await client.delete(`/auth/ways-in/${asleep.id}`)).status).toBe(204)
  })

  it('needs a fresh sign-in, and removes nobody else’s', async () => {
    const account = await verifiedAccount(api.db)
    const google = await identity(api.db, { accountId: account.id })
    const stale = await api.signedInAs(account, { authenticatedAt: new Date('2026-11-21T08:49:59Z') })
    expect(refusedAs(await stale.delete(`/auth/ways-in/${google.id}`))).toEqual([
      401,
      'reauthentication_required',
    ])
    const other = await api.signedInAs(await verifiedAccount(api.db))
    expect(refusedAs(await other.delete(`/auth/ways-in/${google.id}`))).toEqual([404, 'not_found'])
    expect(await api.db.rows('select 1 from identities where id = ?', [google.id])).toHaveLength(1)
  })

  it('of two at once the last but one stays', async () => {
    const account = await verifiedAccount(api.db, { passwordHash: null, authProvider: 'google' })
    const [google, microsoft] = [
      await identity(api.db, { accountId: account.id }),
      await identity(api.db, { accountId: account.id, provider: 'microsoft' }),
    ]
    const client = await api.signedInAs(account)
    const answers = await Promise.all(
      [google, microsoft].map(({ id }) => client.delete(`/auth/ways-in/${id}`)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]))
  })
})

describe('stopping what waits', () => {
  it('is for any session of the account, ends its links and is told', async () => {
    const account = await verifiedAccount(api.db)
    const [asking, other] = [await api.signedInAs(account), await api.signedInAs(account)]
    const id = await waits(asking)
    expect((await other.delete(`/auth/waiting/${id}`)).status).toBe(204)
    expect((await read(asking))['waits']).toEqual([])
    expect(await events(asking)).toEqual(['email-change-stopped', 'email-change-asked'])
    expect(refusedAs(await other.delete(`/auth/waiting/${id}`))).toEqual([404, 'not_found'])
    expect(await notices(account.id)).toBe(1)
  })

  it('stops nobody else’s', async () => {
    const asking = await api.signedInAs(await verifiedAccount(api.db))
    const id = await waits(asking)
    const other = await api.signedInAs(await verifiedAccount(api.db))
    expect(refusedAs(await other.delete(`/auth/waiting/${id}`))).toEqual([404, 'not_found'])
    expect((await read(asking))['waits']).toHaveLength(1)
  })
})

test('a download of all data is told', async () => {
  const account = await verifiedAccount(api.db)
  const client = await api.signedInAs(account)
  expect((await client.get('/users/me/export')).status).toBe(200)
  expect(await events(client)).toEqual(['export'])
  expect(await notices(account.id)).toBe(1)
})

/** An account with a passkey, which is a way in and guards the password. */
async function guarded() {
  const account = await verifiedAccount(api.db)
  const passkey = {
    id: randomUUID(),
    accountId: account.id,
    credentialId: randomUUID(),
    name: 'Ada’s phone',
  }
  await api.db.transaction((trx) =>
    insertPasskey(trx, {
      ...passkey,
      publicKey: Buffer.alloc(1),
      counter: 0,
      transports: '',
      backedUp: false,
      provedBy: 'mail',
      createdAt: api.clock.now(),
      usedAt: null,
    }),
  )
  return { account, passkey }
}
const shown = () => ({ factorProvedAt: api.clock.now() })

describe('with a second step', () => {
  it('passkeys are shown by their names, and removed by who shows the second step', async () => {
    const { account, passkey } = await guarded()
    const google = await identity(api.db, { accountId: account.id })
    const unguarded = await api.signedInAs(account)
    for (const { id } of [google, passkey])
      expect(refusedAs(await unguarded.delete(`/auth/ways-in/${id}`))).toEqual([
        401,
        'reauthentication_required',
      ])
    const client = await api.signedInAs(account, shown())
    expect((await read(client))['waysIn']).toMatchObject([
      { kind: 'password' },
      { kind: 'google' },
      { kind: 'passkey', label: 'Ada’s phone', provedBy: 'mail', asleep: false },
    ])
    const begun = await api.signedInAs(account, { begunBy: 'passkey', wayInId: passkey.id, ...shown() })
    expect((await client.delete(`/auth/ways-in/${passkey.id}`)).status).toBe(204)
    expect((await begun.get('/users/me')).status).toBe(401)
    expect((await read(client))['history']![0]).toMatchObject({ event: 'way-in-removed', wayIn: 'passkey' })
  })

  it('a passkey alone is the last way in, an authenticator is none', async () => {
    const { account, passkey } = await guarded()
    await api.db.rows('update accounts set password_hash = null where id = ?', [account.id])
    await api.db.rows(`insert into authenticators values (?, ?, 'sealed', 0, 'mail', ?, ?, null)`, [
      account.id,
      randomUUID(),
      api.clock.now(),
      api.clock.now(),
    ])
    const client = await api.signedInAs(account, shown())
    expect(refusedAs(await client.delete(`/auth/ways-in/${passkey.id}`))).toEqual([409, 'last_way_in'])
    const { id } = (await read(client))['waysIn']!.find(
      ({ kind }: { kind: string }) => kind === 'authenticator',
    )!
    expect((await client.delete(`/auth/ways-in/${String(id)}`)).status).toBe(204)
  })

  it('the wait for a lost one is stopped by who shows it, not by a session that never did', async () => {
    const { account } = await guarded()
    await api.anonymous().post('/auth/forgot-password', { email: account.email })
    const token = await api.linkTo(account.email, 'reset-password')
    expect((await api.anonymous().post('/auth/regain', { token })).status).toBe(202)
    const thief = await api.signedInAs(account)
    const [wait] = (await read(thief))['waits']! as { id: string }[]
    expect(wait).toMatchObject({ kind: 'regain', takesEffectAt: '2026-11-28T09:00:00.000Z' })
    const stop = (client: ApiClient) => client.delete(`/auth/waiting/${wait!.id}`)
    expect(refusedAs(await stop(thief))).toEqual([401, 'reauthentication_required'])
    const owner = await api.signedInAs(account, shown())
    expect((await stop(owner)).status).toBe(204)
    expect((await events(owner))[0]).toBe('regain-stopped')
  })

  it('a way in is added after the mailbox or the second step was shown', async () => {
    const { account } = await guarded()
    const ask = async (given: Parameters<typeof api.signedInAs>[1]) =>
      (await (await api.signedInAs(account, given)).get('/auth/ways-in')).status
    expect(await ask({})).toBe(401)
    expect(await ask({ mailboxProvedAt: api.clock.now() })).toBe(401)
    expect(await ask(shown())).toBe(204)
    const plain = await api.signedInAs(await verifiedAccount(api.db), { mailboxProvedAt: api.clock.now() })
    expect((await plain.get('/auth/ways-in')).status).toBe(204)
  })
})
