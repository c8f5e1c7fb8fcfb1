import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD, verifiedAccount } from '../../../db/testing/factories.ts'
import { productionLimits } from '../../../platform/rates.ts'
import { useTestApi, type Answered, type ApiClient } from '../../testing/index.ts'

// At production's limits behind one proxy, so that strangers can guess from many IP addresses.
const api = useTestApi({ env: { ...productionLimits, TRUSTED_PROXY_HOPS: '1' } })

const COOKIE = 'known-80'
let places = 0
const elsewhere = () => ({ 'X-Forwarded-For': `10.${(places += 1) >> 8}.${places & 255}.1` })
const logIn = (client: ApiClient, email: string, more: object = {}) =>
  client.post('/auth/login', { email, password: TEST_PASSWORD, ...more }, elsewhere())
const refusedAs = ({ status, body }: Answered) => [status, body['code']]

/** Strangers shut the password of an address to browsers that its account does not know. */
async function shutDoor(email: string): Promise<void> {
  for (let time = 0; time < 10; time += 1)
    await api.anonymous().post('/auth/login', { email, password: 'a wrong guess' }, elsewhere())
  expect((await logIn(api.anonymous(), email)).status).toBe(429)
}
const ask = (client: ApiClient, email: string) =>
  client.post('/auth/known-browser/mail', { email }, elsewhere())
const show = (client: ApiClient, token: string | undefined) => client.post('/auth/known-browser', { token })

describe('a sign-in on one’s own device', () => {
  it('makes the browser known for 180 days, to its account; without the tick nothing stays', async () => {
    const account = await verifiedAccount(api.db)
    const [own, shared] = [api.anonymous(), api.anonymous()]
    const answer = await logIn(own, account.email, { ownDevice: true })
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^known-80=[\w-]{90,100}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/),
    )
    await logIn(shared, account.email)
    expect(shared.cookies.has(COOKIE)).toBe(false)
    await shutDoor(account.email)
    expect((await logIn(own, account.email)).status).toBe(200)
    expect((await logIn(shared, account.email)).status).toBe(429)
    api.clock.advance({ days: 180 })
    await shutDoor(account.email)
    expect((await logIn(own, account.email)).status).toBe(429)
  })

  it('does so no longer after a reset, which ends every known browser', async () => {
    const { email } = await verifiedAccount(api.db)
    const own = api.anonymous()
    await logIn(own, email, { ownDevice: true })
    api.clock.advance({ minutes: 1 })
    await api.anonymous().post('/auth/forgot-password', { email })
    const token = await api.linkTo(email, 'reset-password')
    const reset = await api.anonymous().post('/auth/reset-password', { token, password: TEST_PASSWORD })
    expect(reset.status).toBe(204)
    await shutDoor(email)
    expect((await logIn(own, email)).status).toBe(429)
  })
})

describe('a mailed link while the password is shut', () => {
  it('makes the browser known that asked, so that the right password is let in, and works once', async () => {
    const { email } = await verifiedAccount(api.db)
    await shutDoor(email)
    const client = api.anonymous()
    expect((await ask(client, email)).status).toBe(202)
    const token = await api.linkTo(email, 'know-browser')
    expect((await show(client, token)).body).toMatchObject({ ok: true, email })
    expect((await logIn(client, email)).status).toBe(200)
    expect((await logIn(api.anonymous(), email)).status).toBe(429)
    expect(refusedAs(await show(client, token))).toEqual([400, 'invalid_token'])
  })

  it('opened in another browser changes nothing there, and shows a code to type in the one that asked', async () => {
    const { email } = await verifiedAccount(api.db)
    await shutDoor(email)
    const [client, phone] = [api.anonymous(), api.anonymous()]
    await ask(client, email)
    const token = await api.linkTo(email, 'know-browser')
    expect(refusedAs(await show(phone, token))).toEqual([400, 'invalid_token'])
    expect(phone.cookies.has(COOKIE)).toBe(false)
    const { code } = (await phone.post('/auth/mail-code', { token })).body
    const type = (browser: ApiClient) => browser.post('/auth/known-browser', { code })
    expect(refusedAs(await type(phone))).toEqual([400, 'invalid_code'])
    expect(refusedAs(await type(api.anonymous()))).toEqual([400, 'invalid_code'])
    expect((await type(client)).status).toBe(200)
    expect((await logIn(client, email)).status).toBe(200)
  })

  it('gives five tries at its code, for ten minutes', async () => {
    const { email } = await verifiedAccount(api.db)
    const client = api.anonymous()
    await ask(client, email)
    const token = await api.linkTo(email, 'know-browser')
    const { code } = (await api.anonymous().post('/auth/mail-code', { token })).body
    const type = (typed: unknown) => client.post('/auth/known-browser', { code: typed })
    for (let time = 0; time < 5; time += 1)
      expect(refusedAs(await type('AAAA-AAAA'))).toEqual([400, 'invalid_code'])
    expect(refusedAs(await type(code))).toEqual([400, 'invalid_code'])

    api.clock.advance({ minutes: 21 })
    await ask(client, email)
    const next = await api.linkTo(email, 'know-browser')
    const later = (await api.anonymous().post('/auth/mail-code', { token: next })).body
    api.clock.advance({ minutes: 10 })
    expect(refusedAs(await type(later['code']))).toEqual([400, 'invalid_code'])
  })

  it('is ended by a reset, and needs a token or a code, not both', async () => {
    const { email } = await verifiedAccount(api.db)
    const client = api.anonymous()
    await ask(client, email)
    const token = await api.linkTo(email, 'know-browser')
    await api.anonymous().post('/auth/forgot-password', { email })
    const reset = await api.linkTo(email, 'reset-password')
    await api.anonymous().post('/auth/reset-password', { token: reset, password: TEST_PASSWORD })
    expect(refusedAs(await show(client, token))).toEqual([400, 'invalid_token'])
    for (const body of [{}, { token, code: 'ABCD-EFGH' }])
      expect(refusedAs(await client.post('/auth/known-browser', body))).toEqual([400, 'validation'])
  })

  it('is answered alike for an address that nobody has, and mailed to nobody', async () => {
    const { email } = await verifiedAccount(api.db)
    const [known, unknown] = [
      await ask(api.anonymous(), email),
      await ask(api.anonymous(), 'no@example.test'),
    ]
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(await api.linkTo('no@example.test', 'know-browser')).toBeUndefined()
  })
})

it('a reset opens the password again, because whoever reads the mail chose another one', async () => {
  const { email } = await verifiedAccount(api.db)
  await shutDoor(email)
  await api.anonymous().post('/auth/forgot-password', { email })
  const token = await api.linkTo(email, 'reset-password')
  await api.anonymous().post('/auth/reset-password', { token, password: TEST_PASSWORD })
  expect((await logIn(api.anonymous(), email)).status).toBe(200)
})

/** How often the owner was told that guessing was stopped. */
const toldOf = async ({ id }: { id: string }) => {
  await api.answerMailRequests()
  const events = await api.db.rows('select event from security_events where account_id = ?', [id])
  return events.filter(({ event }) => event === 'guessing-stopped').length
}

describe('the owner', () => {
  it('is told once a day that guessing was stopped, not of a few wrong passwords', async () => {
    const account = await verifiedAccount(api.db)
    const guess = () =>
      api.anonymous().post('/auth/login', { email: account.email, password: 'a wrong guess' }, elsewhere())
    for (let time = 0; time < 9; time += 1) await guess()
    expect(await toldOf(account)).toBe(0)
    await guess()
    expect(await toldOf(account)).toBe(1)
    expect((await api.mails(account.id)).map(({ mail }) => mail)).toEqual(['security-notice'])
    api.clock.advance({ hours: 1 })
    await shutDoor(account.email)
    expect(await toldOf(account)).toBe(1)
    api.clock.advance({ hours: 23, minutes: 1 })
    await shutDoor(account.email)
    expect(await toldOf(account)).toBe(2)
  })

  it('finds each try in the audit log, also the refused ones', async () => {
    const { email, id } = await verifiedAccount(api.db)
    await shutDoor(email)
    const reasons = await api.db.rows(
      "select reason, count(*)::int from audit_log where account_id = ? and action = 'authn_login_fail' group by 1 order by 2",
      [id],
    )
    expect(reasons).toEqual([
      { reason: 'too many guesses', count: 1 },
      { reason: 'wrong', count: 10 },
    ])
  })
})

describe('mails that strangers ask for', () => {
  it('leave a known browser its five an hour, at its own account only', async () => {
    const [account, other] = [await verifiedAccount(api.db), await verifiedAccount(api.db)]
    const own = api.anonymous()
    await logIn(own, account.email, { ownDevice: true })
    const mailedTo = async (client: ApiClient, email: string) => {
      await client.post('/auth/forgot-password', { email }, elsewhere())
      return (await api.answerMailRequests()).at(-1)
    }
    for (const { email } of [account, other]) {
      expect(await mailedTo(api.anonymous(), email)).toBe('mailed: reset-password')
      expect(await mailedTo(api.anonymous(), email)).toBe('a working link is out')
    }
    for (let time = 0; time < 5; time += 1)
      expect(await mailedTo(own, account.email)).toBe('mailed: reset-password')
    expect(await mailedTo(own, other.email)).toBe('a working link is out')
  })
})
