import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD, verifiedAccount } from '../../../../db/testing/factories.ts'
import { useTestApi, type ApiClient } from '../../../testing/index.ts'
import { signsInWith, useProviders } from '../testing/providers.ts'

const api = useTestApi({ env: await useProviders() })
const password = TEST_PASSWORD

/** A browser back from Google whose address already has an account. */
async function waiting(given: Parameters<typeof verifiedAccount>[1] = {}) {
  const account = await verifiedAccount(api.db, given)
  const client = api.anonymous()
  const answer = await signsInWith(client, 'google', { email: account.email, verified: true })
  expect(answer.headers.get('Location')).toBe('/link-account')
  expect(client.cookies.has('session-80')).toBe(false)
  return { account, client }
}
const identitiesOf = (id: string) => api.db.rows('select provider from identities where account_id = ?', [id])
const mailedToken = async (id: string) => api.tokenIn((await api.mails(id)).at(-1)!)
const signsInAgain = async (client: ApiClient, email: string) =>
  (await signsInWith(client, 'google', { email, verified: true })).headers.get('Location')

describe('an address that has an account already', () => {
  it('is linked by the account’s password; the first provider stays', async () => {
    const { account, client } = await waiting()
    expect((await client.get('/auth/link')).body).toEqual({ provider: 'google', email: account.email })
    const answer = await client.post('/auth/link/password', { password })
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { user: { id: account.id, authProvider: 'email' } },
    ])
    expect((await client.get('/users/me')).body['id']).toBe(account.id)
    expect(client.cookies.has('link-80')).toBe(false)
    expect(await identitiesOf(account.id)).toEqual([{ provider: 'google' }])
    expect(await signsInAgain(api.anonymous(), account.email)).toBe('/onboarding')
    expect(await api.audited(account.id)).toEqual([
      'authn_login_fail',
      'user_updated',
      'authn_login_success',
      'authn_login_success',
    ])
  })

  it('is linked by a mailed link, once, in the browser that began', async () => {
    const { account, client } = await waiting({ passwordHash: null, authProvider: 'microsoft' })
    expect((await client.post('/auth/link/mail')).status).toBe(202)
    const token = await mailedToken(account.id)
    const other = api.anonymous()
    await signsInWith(other, 'google', { email: 'somebody-else@provider.test', verified: true })
    expect((await other.post('/auth/link/token', { token })).status).toBe(400)
    expect((await client.post('/auth/link/token', { token: 'x'.repeat(43) })).status).toBe(400)
    expect((await client.post('/auth/link/token', { token })).body).toMatchObject({
      user: { id: account.id },
    })
    expect((await client.post('/auth/link/token', { token })).status).toBe(400)
    expect(await identitiesOf(account.id)).toEqual([{ provider: 'google' }])
  })

  it('is not linked by wrong passwords, and after five not by the right one', async () => {
    const { account, client } = await waiting()
    for (let tries = 0; tries < 5; tries += 1)
      expect((await client.post('/auth/link/password', { password: 'wrong' })).status).toBe(401)
    expect((await client.post('/auth/link/password', { password })).status).toBe(400)
    expect(await identitiesOf(account.id)).toEqual([])
  })

  it('waits an hour, and a newer mail ends the one before', async () => {
    const { account, client } = await waiting()
    await client.post('/auth/link/mail')
    const first = await mailedToken(account.id)
    api.clock.advance({ minutes: 1 })
    await client.post('/auth/link/mail')
    expect((await client.post('/auth/link/token', { token: first })).status).toBe(400)
    api.clock.advance({ minutes: 59 })
    expect((await client.post('/auth/link/password', { password })).status).toBe(400)
    expect((await client.get('/auth/link')).status).toBe(400)
  })

  it('needs the proof also when a provider does not vouch, and nothing without having begun', async () => {
    const account = await verifiedAccount(api.db)
    const client = api.anonymous()
    const answer = await signsInWith(client, 'microsoft', { email: account.email })
    expect(answer.headers.get('Location')).toBe('/link-account')
    expect((await api.anonymous().get('/auth/link')).status).toBe(400)
    expect((await api.anonymous().post('/auth/link/password', { password })).status).toBe(400)
  })

  it('goes with its account when that is deleted', async () => {
    const { account, client } = await waiting()
    await client.post('/auth/link/password', { password })
    await waiting({ email: 'another@provider.test' })
    expect((await client.delete('/users/me')).status).toBe(204)
    expect(await identitiesOf(account.id)).toEqual([])
    expect(await signsInAgain(api.anonymous(), account.email)).toBe('/onboarding')
  })
})
