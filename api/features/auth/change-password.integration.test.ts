import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD, verifiedAccount } from '../../../db/testing/factories.ts'
import { useTestApi, type Answered, type ApiClient } from '../../testing/index.ts'

const api = useTestApi({ env: { LIMIT_LOGIN: '5/900' } })
const refusedAs = (answer: Answered) => [answer.status, answer.body['code']]
const NEW_PASSWORD = 'nine purple yams'
const change = (client: ApiClient, currentPassword = TEST_PASSWORD, newPassword = NEW_PASSWORD) =>
  client.post('/auth/change-password', { currentPassword, newPassword })
const logIn = async (email: string, password: string) =>
  (await api.anonymous().post('/auth/login', { email, password })).status

const sessions = async (client: ApiClient) =>
  (await client.get('/auth/sessions')).body as unknown as Record<string, unknown>[]

describe('POST /auth/change-password', () => {
  it('changes it, ends every other session, keeps this one and tells the owner', async () => {
    const account = await verifiedAccount(api.db)
    const [phone, laptop] = [await api.signedInAs(account), await api.signedInAs(account)]
    const answer = await change(phone)
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect((await phone.get('/users/me')).status).toBe(200)
    expect((await laptop.get('/users/me')).body).toMatchObject({ code: 'session_ended', reason: 'password' })
    expect(await logIn(account.email, TEST_PASSWORD)).toBe(401)
    expect(await logIn(account.email, NEW_PASSWORD)).toBe(200)
    const [told] = await api.mails(account.id)
    expect(told).toMatchObject({ mail: 'security-notice' })
    expect(await api.audited(account.id)).toContain('authn_password_change')
  })

  it('leaves reset links alone: who knows the password must not race the owner for the mailbox', async () => {
    const account = await verifiedAccount(api.db)
    await api.anonymous().post('/auth/forgot-password', { email: account.email })
    const token = await api.linkTo(account.email, 'reset-password')
    await change(await api.signedInAs(account))
    const reset = { token, password: 'a third set of yams' }
    expect((await api.anonymous().post('/auth/reset-password', reset)).status).toBe(204)
    expect(await logIn(account.email, NEW_PASSWORD)).toBe(401)
  })

  it('ends every other link and whatever waits', async () => {
    const account = await verifiedAccount(api.db)
    const client = await api.signedInAs(account)
    await client.post('/users/me/email-change', { email: 'moves@example.test' })
    const confirm = await api.linkTo('moves@example.test', 'change-email')
    const allow = await api.linkTo(account.email, 'email-change-asked')
    await change(client)
    expect(refusedAs(await client.get(`/auth/verify?token=${confirm}`))).toEqual([400, 'invalid_token'])
    const decision = { token: allow, decision: 'allow' }
    expect(refusedAs(await api.anonymous().post('/auth/email-change/decide', decision))).toEqual([
      400,
      'invalid_token',
    ])
    expect((await client.get('/users/me/email-change')).body).toEqual({ email: null })
  })

  it.each([
    ['currentPassword', 'not the current one', NEW_PASSWORD],
    ['currentPassword', TEST_PASSWORD.toUpperCase(), NEW_PASSWORD],
    ['currentPassword', '', NEW_PASSWORD],
    ['newPassword', TEST_PASSWORD, 'short'],
    ['newPassword', TEST_PASSWORD, 'password'],
    ['newPassword', TEST_PASSWORD, 'naijatax2026'],
    ['newPassword', TEST_PASSWORD, 'x'.repeat(257)],
  ])('refuses a wrong %s and changes nothing', async (field, current, next) => {
    const account = await verifiedAccount(api.db)
    const [client, other] = [await api.signedInAs(account), await api.signedInAs(account)]
    const answer = await change(client, current, next)
    expect(refusedAs(answer)).toEqual([400, 'validation'])
    expect(Object.keys(answer.body['fields'] as object)).toEqual([field])
    expect((await other.get('/users/me')).status).toBe(200)
    expect(await api.mails(account.id)).toEqual([])
    expect(await logIn(account.email, TEST_PASSWORD)).toBe(200)
  })

  it('lets a session try five times in a quarter of an hour, and another session still', async () => {
    const account = await verifiedAccount(api.db)
    const [thief, owner] = [await api.signedInAs(account), await api.signedInAs(account)]
    for (let time = 0; time < 5; time += 1) expect((await change(thief, 'a guess')).status).toBe(400)
    expect(refusedAs(await change(thief))).toEqual([429, 'too_many_requests'])
    expect((await change(owner)).status).toBe(204)
  })

  it('happens once when it is asked twice at once', async () => {
    const account = await verifiedAccount(api.db)
    const clients = [await api.signedInAs(account), await api.signedInAs(account)]
    const answers = await Promise.all(clients.map((client) => change(client)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(await api.mails(account.id)).toHaveLength(1)
  })

  it('says what to do to somebody without a password', async () => {
    const account = await verifiedAccount(api.db, { passwordHash: null, authProvider: 'google' })
    const answer = await change(await api.signedInAs(account))
    expect(refusedAs(answer)).toEqual([400, 'validation'])
    expect(answer.body['error']).toContain('Forgot password')
  })
})

describe('GET, DELETE /auth/sessions', () => {
  it('lists where the account is signed in, last used first, and no secret', async () => {
    const account = await verifiedAccount(api.db)
    const phone = await api.signedInAs(account, { userAgent: 'a phone', ownDevice: false })
    await api.signedInAs(account, { userAgent: 'a laptop', lastSeenAt: new Date('2026-11-20T09:00:00Z') })
    await api.signedInAs(account, { userAgent: 'expired', expiresAt: api.clock.now() })
    await api.signedInAs(account, { userAgent: 'idle', lastSeenAt: new Date('2026-11-01T09:00:00Z') })
    await api.signedInAs(await verifiedAccount(api.db), { userAgent: 'somebody else' })
    expect(await sessions(phone)).toEqual([
      {
        id: expect.any(String) as string,
        current: true,
        userAgent: 'a phone',
        ownDevice: false,
        signedInAt: '2026-11-21T09:00:00.000Z',
        lastUsedAt: '2026-11-21T09:00:00.000Z',
      },
      {
        id: expect.any(String) as string,
        current: false,
        userAgent: 'a laptop',
        ownDevice: true,
        signedInAt: '2026-11-21T09:00:00.000Z',
        lastUsedAt: '2026-11-20T09:00:00.000Z',
      },
    ])
  })

  it('signs out everywhere else', async () => {
    const [account, somebody] = [await verifiedAccount(api.db), await verifiedAccount(api.db)]
    const [phone, laptop] = [await api.signedInAs(account), await api.signedInAs(account)]
    const theirs = await api.signedInAs(somebody)
    expect((await phone.delete('/auth/sessions')).status).toBe(204)
    expect((await laptop.get('/users/me')).status).toBe(401)
    expect(await sessions(phone)).toHaveLength(1)
    expect((await theirs.get('/users/me')).status).toBe(200)
    expect(await api.audited(account.id)).toEqual(['session_expired'])
  })

  it('is for a session', async () => {
    expect((await api.anonymous().get('/auth/sessions')).status).toBe(401)
    expect((await api.anonymous().delete('/auth/sessions')).status).toBe(401)
  })
})
