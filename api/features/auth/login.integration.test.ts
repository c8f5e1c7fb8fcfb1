import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { session, TEST_PASSWORD, verifiedAccount } from '../../../db/testing/factories.ts'
import { hashPassword, verifyPassword } from '../../../platform/password-hash.ts'
import { useTestApi, type Answered } from '../../testing/index.ts'
import { hashAsUsual } from '../../../platform/testing/cheap-hashes.ts'

const api = useTestApi()
hashAsUsual()
const password = TEST_PASSWORD
const COOKIE = 'session-80'

const refusedAs = (answer: Answered) => [answer.status, answer.body['code']]
/** A sign-up that waits: whoever typed it is not the address's holder yet. */
const waits = async (email: string, typed = password) => {
  await api.anonymous().post('/auth/signup', { email, password: typed })
  await api.answerMailRequests()
}
const sessionsOf = (id: string) =>
  api.db.rows('select * from sessions where account_id = ? order by id', [id])

describe('POST /auth/login', () => {
  it('starts a session in an HttpOnly cookie, of which the database keeps the hash only', async () => {
    const { id, email } = await verifiedAccount(api.db)
    const client = api.anonymous()
    const answer = await client.post('/auth/login', { email: email.toUpperCase(), password })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ user: { id, email, verified: true, firstName: 'Adaeze' } })
    const attributes = '[\\w-]{43}; Path=/; HttpOnly; SameSite=Lax'
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(new RegExp(`^session-80=${attributes}; Max-Age=43200$`)) as string,
      expect.stringMatching(new RegExp(`^browser-80=${attributes}; Max-Age=86400$`)) as string,
    ])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')

    const cookie = client.cookies.get(COOKIE)!
    const [session] = await sessionsOf(id)
    expect(session?.['id_hash']).toEqual(createHash('sha256').update(cookie).digest())
    expect(answer.text + JSON.stringify(session)).not.toContain(cookie)
    expect((await client.get('/users/me')).body).toMatchObject({ id })
    expect(await api.audited(id)).toEqual(['authn_login_success'])
  })

  it('gives a new session id every time and ends the one this browser had', async () => {
    const account = await verifiedAccount(api.db)
    const client = api.anonymous()
    client.cookies.set(COOKIE, 'an id that somebody planted')
    await client.post('/auth/login', { email: account.email, password })
    const first = client.cookies.get(COOKIE)!
    expect(first).not.toBe('an id that somebody planted')
    await client.post('/auth/login', { email: account.email, password })
    expect(client.cookies.get(COOKIE)).not.toBe(first)
    expect((await sessionsOf(account.id)).map((row) => row['ended_because'])).toEqual(['replaced', null])

    const old = api.anonymous()
    old.cookies.set(COOKIE, first)
    const answer = await old.get('/users/me')
    expect(answer.body).toMatchObject({ code: 'session_ended', reason: 'replaced' })
  })

  it('renews the id of the browser: what was asked for in it before is not at home in it any more', async () => {
    const { email } = await verifiedAccount(api.db)
    const client = api.anonymous()
    await client.post('/auth/forgot-password', { email })
    const before = client.cookies.get('browser-80')
    expect(before).toMatch(/^[\w-]{43}$/)
    await client.post('/auth/login', { email, password })
    const signedIn = client.cookies.get('browser-80')
    await client.post('/auth/logout')
    expect(new Set([before, signedIn, client.cookies.get('browser-80')]).size).toBe(3)
  })

  it('leaves the sessions of other browsers alone', async () => {
    const account = await verifiedAccount(api.db)
    const phone = await api.signedInAs(account)
    await api.anonymous().post('/auth/login', { email: account.email, password })
    expect((await phone.get('/users/me')).status).toBe(200)
  })

  it('answers alike for an unknown address, a wrong password and a waiting sign-up’s wrong password', async () => {
    const { email } = await verifiedAccount(api.db)
    await waits('alike@example.test')
    const answers = []
    for (const typed of [email, 'alike@example.test', 'nobody@example.test'])
      answers.push(await api.anonymous().post('/auth/login', { email: typed, password: 'wrong password' }))
    const seen = answers.map(({ status, body }) => ({ status, body: { ...body, requestId: null } }))
    expect(seen[0]).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
    expect(seen).toEqual([seen[0], seen[0], seen[0]])
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
  })

  it.each(['SEVEN GREEN YAMS', 'seven green yams ', 'seven green yam'])(
    'takes %j for another password',
    async (typed) => {
      const { email, id } = await verifiedAccount(api.db)
      const answer = await api.anonymous().post('/auth/login', { email, password: typed })
      expect(refusedAs(answer)).toEqual([401, 'invalid_credentials'])
      expect(await api.audited(id)).toEqual(['authn_login_fail'])
    },
  )

  it('asks to verify only after the right password of a waiting sign-up, and starts no session', async () => {
    const email = 'waiting@example.test'
    await waits(email, 'another one’s')
    await waits(email)
    const answer = await api.anonymous().post('/auth/login', { email, password })
    expect(refusedAs(answer)).toEqual([403, 'email_unverified'])
    expect(answer.body['error']).toContain('verify')
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await api.db.rows('select 1 from accounts where email = ?', [email])).toEqual([])
  })

  it('opens an account to no password but its own: one planted at its address only asks to verify', async () => {
    const { email } = await verifiedAccount(api.db)
    await waits(email, 'planted by someone')
    const answer = await api.anonymous().post('/auth/login', { email, password: 'planted by someone' })
    expect(refusedAs(answer)).toEqual([403, 'email_unverified'])
    expect((await api.anonymous().post('/auth/login', { email, password })).status).toBe(200)
  })

  it('lets nobody in with a password where the account has none', async () => {
    const { email } = await verifiedAccount(api.db, { passwordHash: null, authProvider: 'google' })
    expect(refusedAs(await api.anonymous().post('/auth/login', { email, password }))).toEqual([
      401,
      'invalid_credentials',
    ])
  })

  it('makes a hash again that costs too little', async () => {
    const weak = await hashPassword(password, { memory: 8, passes: 1, parallelism: 1 })
    const { id, email } = await verifiedAccount(api.db, { passwordHash: weak })
    expect((await api.anonymous().post('/auth/login', { email, password })).status).toBe(200)
    const [account] = await api.db.rows('select password_hash from accounts where id = ?', [id])
    const hash = String(account?.['password_hash'])
    expect(hash).toContain('$m=19456,t=2,p=1$')
    expect(await verifyPassword(hash, password)).toBe(true)
  })

  it.each([
    {},
    { email: 'a@example.test' },
    { email: 'a@example.test', password: '' },
    { email: 'a@example.test', password: 'x'.repeat(1025) },
    { email: { $gt: '' }, password },
    { email: 'a@example.test', password, remember: true },
  ])('refuses %j as wrong input', async (body) => {
    expect(refusedAs(await api.anonymous().post('/auth/login', body))).toEqual([400, 'validation'])
  })
})

describe('a flood of logins', () => {
  it('is turned away past what can be hashed soon, with a time to come back', async () => {
    const flood = await Promise.all(
      Array.from({ length: 100 }, (_, number) =>
        api.anonymous().post('/auth/login', { email: `flood-${number}@example.test`, password }),
      ),
    )
    const turnedAway = flood.filter(({ status }) => status === 503)
    expect(turnedAway.length).toBeGreaterThan(0)
    expect(flood.filter(({ status }) => status === 401).length).toBe(100 - turnedAway.length)
    for (const answer of turnedAway) {
      expect(answer.body['code']).toBe('unavailable')
      expect(answer.headers.get('Retry-After')).toBe('3')
    }
    const { email } = await verifiedAccount(api.db)
    expect((await api.anonymous().post('/auth/login', { email, password })).status).toBe(200)
  })
})

/** Signs in, saying whose device it is. */
const signsIn = async (ownDevice: boolean) => {
  const { email } = await verifiedAccount(api.db)
  const client = api.anonymous()
  const answer = await client.post('/auth/login', { email, password, ownDevice })
  return { client, answer }
}
const isIn = async ({ client }: Awaited<ReturnType<typeof signsIn>>) => (await client.get('/users/me')).status

describe('a session', () => {
  it.each([
    { ownDevice: true, idle: { days: 7 }, whole: { days: 30 }, used: { days: 6 }, times: 4 },
    { ownDevice: false, idle: { hours: 1 }, whole: { hours: 12 }, used: { minutes: 55 }, times: 13 },
  ])('on an own device ($ownDevice) ends after $idle without use and $whole in all', async (life) => {
    const [used, idle] = [await signsIn(life.ownDevice), await signsIn(life.ownDevice)]
    const start = api.clock.now()
    api.clock.advance(life.idle)
    expect(await isIn(idle)).toBe(401)
    api.clock.set(start)
    for (let time = 0; time < life.times; time += 1) {
      api.clock.advance(life.used)
      expect(await isIn(used)).toBe(200)
    }
    api.clock.set(start)
    api.clock.advance(life.whole)
    expect(await isIn(used)).toBe(401)
  })

  it('lives one moment less than its idle time, and its cookie as long as it may', async () => {
    for (const [ownDevice, seconds, maxAge] of [
      [true, 7 * 24 * 3600, 2_592_000],
      [false, 3600, 43_200],
    ] as const) {
      const one = await signsIn(ownDevice)
      expect(one.answer.headers.getSetCookie()[0]).toContain(`Max-Age=${maxAge}`)
      api.clock.advance({ seconds: seconds - 1 })
      expect(await isIn(one)).toBe(200)
    }
  })

  it('makes the browser known to its account on the person’s own device only', async () => {
    const [own, shared] = [await signsIn(true), await signsIn(false)]
    expect([own.client.cookies.has('known-80'), shared.client.cookies.has('known-80')]).toEqual([true, false])
  })

  it('is one of twenty: of more the oldest goes, and its device is told why', async () => {
    const account = await verifiedAccount(api.db)
    const first = await api.signedInAs(account)
    for (let index = 1; index < 20; index += 1) {
      const createdAt = new Date(api.clock.now().getTime() + index)
      await session(api.db, { accountId: account.id, createdAt, lastSeenAt: createdAt })
    }
    expect((await first.get('/users/me')).status).toBe(200)
    api.clock.advance({ seconds: 1 })
    const newest = api.anonymous()
    await newest.post('/auth/login', { email: account.email, password })
    expect((await newest.get('/auth/sessions')).body).toHaveLength(20)
    expect((await first.get('/users/me')).body).toMatchObject({
      code: 'session_ended',
      reason: 'too many',
    })
  })
})

describe('POST /auth/logout', () => {
  it('ends this session with an empty body and makes the browser forget it', async () => {
    const account = await verifiedAccount(api.db)
    const [client, other] = [await api.signedInAs(account), await api.signedInAs(account)]
    const cookie = client.cookies.get(COOKIE)!
    const answer = await client.post('/auth/logout')
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect(answer.headers.get('Clear-Site-Data')).toBe('"cache"')
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session-80=;.* Max-Age=0$/) as string,
      expect.stringMatching(/^browser-80=[\w-]{43};/) as string,
    ])

    const replay = api.anonymous()
    replay.cookies.set(COOKIE, cookie)
    expect((await replay.get('/users/me')).body).toMatchObject({ code: 'session_ended', reason: 'logout' })
    expect((await other.get('/users/me')).status).toBe(200)
    expect(await api.audited(account.id)).toEqual(['session_expired'])
  })

  it('takes what a beacon sends, and answers alike without a session', async () => {
    const beacon = { headers: { 'Content-Type': 'text/plain;charset=UTF-8' }, raw: '' }
    const client = await api.signedInAs(await verifiedAccount(api.db))
    expect((await client.send('POST', '/auth/logout', beacon)).status).toBe(204)
    expect((await client.send('POST', '/auth/logout', beacon)).status).toBe(204)
    expect((await api.anonymous().post('/auth/logout')).status).toBe(204)
  })

  it('is not for another site’s page', async () => {
    const client = await api.signedInAs(await verifiedAccount(api.db))
    const answer = await client.post('/auth/logout', undefined, { Origin: 'https://evil.test' })
    expect(refusedAs(answer)).toEqual([403, 'forbidden_origin'])
    expect((await client.get('/users/me')).status).toBe(200)
  })
})
