import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { TEST_PASSWORD, verifiedAccount } from '../../../../db/testing/factories.ts'
import type { Account } from '../../../../db/stores/accounts.ts'
import { startHostedProvider } from '../../../../platform/testing/hosted-provider.ts'
import { useTestApi, type Answered } from '../../../testing/index.ts'

const provider = await startHostedProvider()
afterAll(() => provider.stop())
const lastDay = '2026-12-31'
const api = useTestApi({ env: { ...provider.env, IDENTITY_MODE: 'moving', IDENTITY_MOVE_UNTIL: lastDay } })

const refusedAs = ({ status, body }: Answered) => [status, body['code']]
const waits = [403, 'link_waiting']
const nothingWaits = [400, 'invalid_token']
const password = TEST_PASSWORD

/** A browser of a person who signed in at the hosted provider with the address of an account of before. */
async function mover(account: Pick<Account, 'email'>, sub = randomUUID()) {
  const client = api.anonymous()
  const person = { sub, email: account.email, email_verified: true }
  const headers = async () => ({ Authorization: `Bearer ${await provider.token(person, api.clock.now())}` })
  return {
    client,
    get: async (path: string) => client.get(path, await headers()),
    post: async (path: string, body?: unknown) => client.post(path, body, await headers()),
  }
}
type Mover = Awaited<ReturnType<typeof mover>>

const identitiesOf = async ({ id }: Pick<Account, 'id'>) =>
  api.db.rows('select provider, proved_by from identities where account_id = ?', [id])
const builtInRows = async () =>
  api.db.rows(
    'select (select count(*) from sessions)::int as sessions, (select count(*) from sign_ups)::int as sign_ups',
  )

async function mailedLink(asked: Mover, { email }: Pick<Account, 'email'>): Promise<string> {
  expect((await asked.post('/auth/link/mail')).status).toBe(202)
  return (await api.linkTo(email, 'link-identity')) ?? ''
}

describe('who signs in at the hosted provider with the address of an account', () => {
  it('gets nothing of it by the address, and it by its password; from then on the provider signs in', async () => {
    const account = await verifiedAccount(api.db)
    const before = await builtInRows()
    const person = await mover(account)
    for (const path of ['/users/me', '/drafts', '/users/me/export'])
      expect(refusedAs(await person.get(path))).toEqual(waits)
    const waiting = await person.get('/auth/link')
    expect(waiting.body).toEqual({ provider: 'hosted', email: account.email, byPassword: true })
    expect(refusedAs(await person.post('/auth/link/password', { password: 'wrong' }))).toEqual([
      401,
      'invalid_credentials',
    ])
    const proved = await person.post('/auth/link/password', { password })
    expect([proved.status, proved.body]).toMatchObject([200, { user: { id: account.id } }])
    expect((await person.get('/users/me')).body['id']).toBe(account.id)
    expect(await identitiesOf(account)).toEqual([{ provider: 'hosted', proved_by: 'password' }])
    expect(await api.audited(account.id)).toEqual(
      expect.arrayContaining(['authn_login_fail', 'user_updated']) as string[],
    )
    // No session of ours begins, also not in passing.
    expect(await builtInRows()).toEqual(before)
    expect([...person.client.cookies.keys()]).toEqual(['browser-80'])
  })

  it('gets it by a mailed link in the browser that began, and by its code from another', async () => {
    const [one, other] = [
      await verifiedAccount(api.db),
      await verifiedAccount(api.db, { passwordHash: null }),
    ]
    const here = await mover(one)
    await here.get('/auth/link')
    const link = { token: await mailedLink(here, one) }
    expect(refusedAs(await api.anonymous().post('/auth/link/token', link))).toEqual(nothingWaits)
    const stranger = await mover(one)
    await stranger.get('/auth/link')
    expect(refusedAs(await stranger.post('/auth/link/token', link))).toEqual(nothingWaits)
    expect((await here.post('/auth/link/token', link)).body).toMatchObject({ user: { id: one.id } })
    expect(refusedAs(await stranger.get('/users/me'))).toEqual(waits)

    const there = await mover(other)
    await there.get('/auth/link')
    const token = await mailedLink(there, other)
    const shown = await api.anonymous().post('/auth/mail-code', { token })
    expect(shown.body).toMatchObject({ purpose: 'link-identity' })
    const typed = await there.post('/auth/link/code', { code: shown.body['code'] })
    expect(typed.body).toMatchObject({ user: { id: other.id } })
    expect(await identitiesOf(other)).toEqual([{ provider: 'hosted', proved_by: 'mail' }])
  })

  it('has the tries of one waiting sign-in, however often the page is opened', async () => {
    const account = await verifiedAccount(api.db)
    const person = await mover(account)
    for (let tries = 0; tries < 5; tries += 1) {
      await person.get('/auth/link')
      expect((await person.post('/auth/link/password', { password: 'wrong' })).status).toBe(401)
    }
    await person.get('/auth/link')
    expect(refusedAs(await person.post('/auth/link/password', { password }))).toEqual(nothingWaits)
    expect(await identitiesOf(account)).toEqual([])
  })

  it('proves the account of the token that comes with the call, not another that waited in this browser', async () => {
    const [victim, own] = [await verifiedAccount(api.db), await verifiedAccount(api.db)]
    const person = await mover(victim)
    await person.get('/auth/link')
    const others = { sub: randomUUID(), email: own.email, email_verified: true }
    const headers = { Authorization: `Bearer ${await provider.token(others, api.clock.now())}` }
    const crossed = await person.client.post('/auth/link/password', { password }, headers)
    expect(refusedAs(crossed)).toEqual(nothingWaits)
    expect(refusedAs(await person.client.post('/auth/link/password', { password }))).toEqual(nothingWaits)
    expect(await identitiesOf(victim)).toEqual([])
  })

  it('whose address is free gets a new account, and an address that is not vouched for nothing', async () => {
    const free = await mover({ email: `${randomUUID()}@example.test` })
    expect((await free.get('/users/me')).status).toBe(200)
    const account = await verifiedAccount(api.db)
    const person = { sub: randomUUID(), email: account.email, email_verified: false }
    const headers = { Authorization: `Bearer ${await provider.token(person, api.clock.now())}` }
    expect(refusedAs(await api.anonymous().get('/auth/link', headers))).toEqual([403, 'email_unverified'])
  })
})

describe('while people move', () => {
  it('nobody signs up or in with us, and cookies of before open nothing', async () => {
    const account = await verifiedAccount(api.db)
    const { email } = account
    const gone = [410, 'hosted_sign_in']
    const client = await api.signedInAs(account)
    expect(refusedAs(await client.post('/auth/signup', { email, password: 'eight blue drums' }))).toEqual(
      gone,
    )
    expect(refusedAs(await client.post('/auth/login', { email, password }))).toEqual(gone)
    expect(refusedAs(await client.post('/auth/forgot-password', { email }))).toEqual(gone)
    expect((await client.get('/auth/google')).status).toBe(410)
    expect(refusedAs(await client.get('/users/me'))).toEqual([401, 'unauthorized'])
    expect((await client.get('/config/public')).body).toMatchObject({
      identityMode: 'moving',
      movingUntil: lastDay,
      providers: [],
    })
  })

  it('is over after the last day: then an account that was not brought along is out of reach', async () => {
    const account = await verifiedAccount(api.db)
    api.clock.set(new Date(`${lastDay}T22:59:59Z`))
    expect(refusedAs(await (await mover(account)).get('/users/me'))).toEqual(waits)
    api.clock.advance({ seconds: 1 })
    const late = await mover(account)
    expect(refusedAs(await late.get('/users/me'))).toEqual([409, 'address_taken'])
    expect(refusedAs(await late.get('/auth/link'))).toEqual([409, 'address_taken'])
    expect(refusedAs(await late.client.get('/auth/link'))).toEqual([410, 'hosted_sign_in'])
    expect((await late.client.get('/config/public')).body).toMatchObject({
      identityMode: 'hosted',
      movingUntil: null,
    })
  })
})
