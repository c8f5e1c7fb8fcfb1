import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD, verifiedAccount } from '../../../db/testing/factories.ts'
import { useTestApi, type Answered, type ApiClient } from '../../testing/index.ts'

const api = useTestApi()
const refusedAs = (answer: Answered) => [answer.status, answer.body['code']]
const ask = (client: ApiClient, email: string) => client.post('/users/me/email-change', { email })
const open = (token: string, client = api.anonymous()) => client.get(`/auth/verify?token=${token}`)
const emailOf = async (id: string) =>
  (await api.db.rows('select email from accounts where id = ?', [id]))[0]?.['email']

let addresses = 0
const newAddress = () => `moved-${(addresses += 1)}@example.test`

/** An account that requested a new address, and the tokens mailed for it. */
async function asked(account?: { id: string; email: string }) {
  const owner = account ?? (await verifiedAccount(api.db))
  const client = await api.signedInAs(owner)
  const email = newAddress()
  expect((await ask(client, email)).status).toBe(202)
  const mails = (await api.mails(owner.id)).slice(-2)
  const tokenOf = (wanted: string) => api.tokenIn(mails.find(({ mail }) => mail === wanted)!)
  return {
    ...owner,
    client,
    newEmail: email,
    confirm: tokenOf('change-email'),
    undo: tokenOf('undo-email-change'),
  }
}

describe('POST /users/me/email-change', () => {
  it('mails both addresses and changes nothing until the link is opened', async () => {
    const { id, email, newEmail, client } = await asked()
    expect((await api.mails(id)).map(({ mail }) => mail)).toEqual(['change-email', 'undo-email-change'])
    expect(await emailOf(id)).toBe(email)
    expect((await client.get('/users/me/export')).text).toContain(newEmail)
  })

  it('answers alike for an address that has an account, and tells its owner instead', async () => {
    const [mine, theirs] = [await verifiedAccount(api.db), await verifiedAccount(api.db)]
    const answer = await ask(await api.signedInAs(mine), theirs.email)
    expect([answer.status, answer.text]).toEqual([202, '{"ok":true}'])
    expect((await api.mails(mine.id)).map(({ mail }) => mail)).toEqual(['undo-email-change'])
    expect((await api.mails(theirs.id)).map(({ mail }) => mail)).toEqual(['already-registered'])
  })

  it('is not for a Google or Microsoft account', async () => {
    for (const authProvider of ['google', 'microsoft'] as const) {
      const account = await verifiedAccount(api.db, { authProvider })
      const answer = await ask(await api.signedInAs(account), newAddress())
      expect(refusedAs(answer)).toEqual([403, 'provider_account'])
    }
  })

  it('needs a sign-in within ten minutes, and an address that is another', async () => {
    const account = await verifiedAccount(api.db)
    const client = await api.signedInAs(account)
    expect(refusedAs(await ask(client, account.email.toUpperCase()))).toEqual([400, 'validation'])
    expect(refusedAs(await ask(client, 'no address'))).toEqual([400, 'validation'])
    api.clock.advance({ minutes: 10, seconds: 1 })
    expect(refusedAs(await ask(client, newAddress()))).toEqual([401, 'reauthentication_required'])
    expect(await api.mails(account.id)).toEqual([])
  })
})

describe('the link to the new address', () => {
  it('makes it the account’s, keeps this browser signed in and no other', async () => {
    const { id, email, newEmail, client, confirm } = await asked()
    const laptop = await api.signedInAs({ id })
    expect((await open(confirm, client)).body).toEqual({ ok: true, did: 'changed-email' })
    expect(await emailOf(id)).toBe(newEmail)
    expect((await client.get('/users/me')).body).toMatchObject({ email: newEmail, verified: true })
    expect((await laptop.get('/users/me')).status).toBe(401)
    const logIn = (address: string) =>
      api.anonymous().post('/auth/login', { email: address, password: TEST_PASSWORD })
    expect((await logIn(newEmail)).status).toBe(200)
    expect((await logIn(email)).status).toBe(401)
    expect((await open(confirm)).status).toBe(200)
  })

  it('works for an hour', async () => {
    const { id, email, confirm } = await asked()
    api.clock.advance({ hours: 1 })
    expect(refusedAs(await open(confirm))).toEqual([400, 'invalid_token'])
    expect(await emailOf(id)).toBe(email)
  })

  it('dies with a cancel, a newer one, a reset and a changed password', async () => {
    const cancelled = await asked()
    expect((await cancelled.client.delete('/users/me/email-change')).status).toBe(204)
    const replaced = await asked()
    await asked(replaced)
    const reset = await asked()
    await api.anonymous().post('/auth/forgot-password', { email: reset.email })
    const token = api.tokenIn((await api.mails(reset.id)).at(-1)!)
    await api.anonymous().post('/auth/reset-password', { token, password: 'nine purple yams' })
    const changed = await asked()
    const passwords = { currentPassword: TEST_PASSWORD, newPassword: 'nine purple yams' }
    expect((await changed.client.post('/auth/change-password', passwords)).status).toBe(204)
    for (const { id, email, confirm } of [cancelled, replaced, reset, changed]) {
      expect(refusedAs(await open(confirm))).toEqual([400, 'invalid_token'])
      expect(await emailOf(id)).toBe(email)
    }
  })

  it('says so when the address has another account by now', async () => {
    const { id, email, newEmail, confirm } = await asked()
    await verifiedAccount(api.db, { email: newEmail })
    expect(refusedAs(await open(confirm))).toEqual([409, 'address_taken'])
    expect(await emailOf(id)).toBe(email)
  })

  it('does its work once when it is opened several times at once', async () => {
    const { id, confirm } = await asked()
    const answers = await Promise.all([open(confirm), open(confirm), open(confirm)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await api.audited(id)).filter((action) => action === 'user_updated')).toHaveLength(1)
  })

  it('does nothing on HEAD and for another site’s page', async () => {
    const { id, email, confirm } = await asked()
    await api.anonymous().send('HEAD', `/auth/verify?token=${confirm}`)
    const foreign = await api
      .anonymous()
      .get(`/auth/verify?token=${confirm}`, { 'Sec-Fetch-Site': 'cross-site' })
    expect(refusedAs(foreign)).toEqual([403, 'forbidden_origin'])
    expect(await emailOf(id)).toBe(email)
  })
})

describe('the undo link', () => {
  it('stops a change that waits and signs everybody out', async () => {
    const { id, email, client, confirm, undo } = await asked()
    expect((await open(undo)).body).toEqual({ ok: true, did: 'undid-email-change' })
    expect(refusedAs(await open(confirm))).toEqual([400, 'invalid_token'])
    expect(await emailOf(id)).toBe(email)
    expect((await client.get('/users/me')).status).toBe(401)
    expect((await open(undo)).status).toBe(200)
  })

  it('takes a change back for three days, and the reset link of the new address with it', async () => {
    const { id, email, newEmail, client, confirm, undo } = await asked()
    await open(confirm, client)
    await api.anonymous().post('/auth/forgot-password', { email: newEmail })
    const reset = api.tokenIn((await api.mails(id)).at(-1)!)
    api.clock.advance({ hours: 71 })
    expect((await open(undo)).status).toBe(200)
    expect(await emailOf(id)).toBe(email)
    const body = { token: reset, password: 'nine purple yams' }
    expect(refusedAs(await api.anonymous().post('/auth/reset-password', body))).toEqual([
      400,
      'invalid_token',
    ])
  })

  it('of the first change beats those made after it', async () => {
    const first = await asked()
    await open(first.confirm, first.client)
    api.clock.advance({ minutes: 1 })
    const second = await asked({ id: first.id, email: first.newEmail })
    await open(second.confirm, second.client)
    expect((await open(first.undo)).status).toBe(200)
    expect(refusedAs(await open(second.undo))).toEqual([400, 'invalid_token'])
    expect(await emailOf(first.id)).toBe(first.email)
  })

  it('ends after three days', async () => {
    const { id, newEmail, client, confirm, undo } = await asked()
    await open(confirm, client)
    api.clock.advance({ hours: 72 })
    expect(refusedAs(await open(undo))).toEqual([400, 'invalid_token'])
    expect(await emailOf(id)).toBe(newEmail)
  })
})

const waiting = async (client: ApiClient) => (await client.get('/users/me/email-change')).body

describe('GET /users/me/email-change', () => {
  it('tells the address that waits, until its link is opened, taken back or too old', async () => {
    const confirmed = await asked()
    expect(await waiting(confirmed.client)).toEqual({ email: confirmed.newEmail })
    await open(confirmed.confirm, confirmed.client)
    expect(await waiting(confirmed.client)).toEqual({ email: null })

    const takenBack = await asked()
    await takenBack.client.delete('/users/me/email-change')
    expect(await waiting(takenBack.client)).toEqual({ email: null })

    const old = await asked()
    api.clock.advance({ hours: 1 })
    expect(await waiting(old.client)).toEqual({ email: null })
  })

  it('tells it to its own account alone', async () => {
    await asked()
    expect(await waiting(await api.signedInAs(await verifiedAccount(api.db)))).toEqual({ email: null })
  })
})
