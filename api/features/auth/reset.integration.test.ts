import { describe, expect, it } from 'vitest'
import { mailTokenOf, pendingAccount, TEST_PASSWORD, verifiedAccount } from '../../../db/testing/factories.ts'
import { mailToken } from '../../../db/mail-link.ts'
import { useTestApi, type Answered } from '../../testing/index.ts'

const api = useTestApi()
const password = 'eight brown kolanuts'
const deadLink = 'This password reset link is invalid or has expired. Please request a new one.'

const refusedAs = (answer: Answered) => [answer.status, answer.body['code']]
const forgot = (email: string) => api.anonymous().post('/auth/forgot-password', { email })
const isValid = async (token: string) =>
  (await api.anonymous().post('/auth/validate-reset-token', { token })).body['valid']
const reset = (token: string, typed = password) =>
  api.anonymous().post('/auth/reset-password', { token, password: typed })
const logIn = (email: string, typed: string) =>
  api.anonymous().post('/auth/login', { email, password: typed })

/** A person who requested a reset link, with its token. */
async function personWithResetLink(): Promise<{ id: string; email: string; token: string }> {
  const { id, email } = await verifiedAccount(api.db)
  await forgot(email)
  const mails = await api.mails(id)
  return { id, email, token: api.tokenIn(mails.at(-1)!) }
}

describe('POST /auth/forgot-password', () => {
  it('mails the owner of the address a link', async () => {
    const { id, token } = await personWithResetLink()
    expect(await api.mails(id)).toMatchObject([{ mail: 'reset-password', accountId: id }])
    expect(await api.audited(id)).toEqual(['authn_token_created'])
    expect(await isValid(token)).toBe(true)
    const kept = JSON.stringify(await api.db.rows('select * from mail_tokens where account_id = ?', [id]))
    expect(kept).not.toContain(token)
  })

  it('answers alike for owned, waiting and unknown addresses, and mails the owner only', async () => {
    const [owner, waiting] = [await verifiedAccount(api.db), await pendingAccount(api.db)]
    const answers = []
    for (const email of [owner.email, waiting.email, 'no@example.test']) answers.push(await forgot(email))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['202 {"ok":true}']),
    )
    expect(await api.mails(waiting.id)).toEqual([])
  })

  it('puts the new link in the place of an older one', async () => {
    const { id, email, token: older } = await personWithResetLink()
    await forgot(email)
    const [, second] = await api.mails(id)
    expect(await isValid(older)).toBe(false)
    expect(refusedAs(await reset(older))).toEqual([400, 'invalid_token'])
    expect(await isValid(api.tokenIn(second!))).toBe(true)
  })

  it('of several requests at once leaves one link that works', async () => {
    const { id, email } = await verifiedAccount(api.db)
    await Promise.all(Array.from({ length: 8 }, () => forgot(email)))
    const open = await Promise.all((await api.mails(id)).map((mail) => isValid(api.tokenIn(mail))))
    expect(open).toHaveLength(8)
    expect(open.filter(Boolean)).toHaveLength(1)
  })

  it('answers alike while the account is being deleted', async () => {
    for (let round = 0; round < 5; round++) {
      const owner = await verifiedAccount(api.db)
      const client = await api.signedInAs(owner)
      const asked = Array.from({ length: 4 }, () => forgot(owner.email))
      const [deleted, ...answers] = await Promise.all([client.delete('/users/me'), ...asked])
      expect([deleted.status, ...answers.map(({ status }) => status)]).toEqual([204, 202, 202, 202, 202])
    }
  })

  it.each([{}, { email: '' }, { email: 7 }, { email: 'a@example.test', to: 'b@example.test' }])(
    'refuses %j',
    async (body) => {
      const answer = await api.anonymous().post('/auth/forgot-password', body)
      expect(refusedAs(answer)).toEqual([400, 'validation'])
    },
  )
})

describe('POST /auth/validate-reset-token', () => {
  it('uses nothing up, and ends with the hour', async () => {
    const { token } = await personWithResetLink()
    expect([await isValid(token), await isValid(token)]).toEqual([true, true])
    api.clock.advance({ minutes: 59, seconds: 59 })
    expect(await isValid(token)).toBe(true)
    api.clock.advance({ seconds: 1 })
    expect(await isValid(token)).toBe(false)
  })

  it('says no to tokens that nobody was mailed', async () => {
    for (const token of ['x', '0'.repeat(43), '../../etc', '\u0000']) expect(await isValid(token)).toBe(false)
  })

  it.each([{}, { token: '' }, { token: 5 }, { token: 'x'.repeat(201) }, { token: 'x', id: 'y' }])(
    'refuses %j',
    async (body) => {
      const answer = await api.anonymous().post('/auth/validate-reset-token', body)
      expect(refusedAs(answer)).toEqual([400, 'validation'])
    },
  )
})

describe('POST /auth/reset-password', () => {
  it('sets the password, ends every session, starts none, and tells the owner', async () => {
    const { id, email, token } = await personWithResetLink()
    const [phone, laptop] = [await api.signedInAs({ id }), await api.signedInAs({ id })]
    const answer = await reset(token)
    expect([answer.status, answer.text, answer.headers.getSetCookie()]).toEqual([204, '', []])

    for (const client of [phone, laptop]) expect((await client.get('/users/me')).status).toBe(401)
    expect(refusedAs(await logIn(email, TEST_PASSWORD))).toEqual([401, 'invalid_credentials'])
    expect((await logIn(email, password)).status).toBe(200)
    const mails = await api.mails(id)
    expect(mails.map(({ mail }) => mail)).toEqual(['reset-password', 'already-registered'])
    expect(await api.audited(id)).toContain('authn_password_change')
  })

  it('works once', async () => {
    const { email, token } = await personWithResetLink()
    await reset(token)
    const second = await reset(token, 'a later password')
    expect(refusedAs(second)).toEqual([400, 'invalid_token'])
    expect(second.body['error']).toBe(deadLink)
    expect(await isValid(token)).toBe(false)
    expect((await logIn(email, password)).status).toBe(200)
  })

  it('works once when one link is used several times at once', async () => {
    const { id, token } = await personWithResetLink()
    const answers = await Promise.all([1, 2, 3].map((number) => reset(token, `password number ${number}`)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 400, 400])
    expect((await api.audited(id)).filter((action) => action === 'authn_password_change')).toHaveLength(1)
  })

  it('ends every other open link of the account, of an email change too, and nobody else’s', async () => {
    const { id, token } = await personWithResetLink()
    const other = await mailTokenOf(api.db, api.env.TOKEN_KEY, { accountId: id, purpose: 'reset-password' })
    await mailTokenOf(api.db, api.env.TOKEN_KEY, { accountId: id, purpose: 'change-email' })
    const neighbour = await personWithResetLink()
    await reset(token)
    expect(await isValid(mailToken(api.env.TOKEN_KEY, 'reset-password', other))).toBe(false)
    const open =
      'select purpose from mail_tokens where account_id = ? and used_at is null and superseded_at is null'
    expect(await api.db.rows(open, [id])).toEqual([])
    expect(await isValid(neighbour.token)).toBe(true)
  })

  it('refuses a link past its hour and changes nothing', async () => {
    const { email, token } = await personWithResetLink()
    api.clock.advance({ hours: 1 })
    expect(refusedAs(await reset(token))).toEqual([400, 'invalid_token'])
    expect((await logIn(email, TEST_PASSWORD)).status).toBe(200)
  })

  it('takes no verification link for a reset link', async () => {
    const { id } = await pendingAccount(api.db)
    const purpose = 'verify-email'
    const row = await mailTokenOf(api.db, api.env.TOKEN_KEY, { accountId: id, purpose })
    for (const made of [purpose, 'reset-password'] as const) {
      const token = mailToken(api.env.TOKEN_KEY, made, row)
      expect(await isValid(token)).toBe(false)
      expect(refusedAs(await reset(token))).toEqual([400, 'invalid_token'])
    }
  })

  it('keeps the link when the new password is too short', async () => {
    const { token } = await personWithResetLink()
    const answer = await reset(token, '1234567')
    expect(answer.body).toMatchObject({
      code: 'validation',
      fields: { password: 'Password must be at least 8 characters long' },
    })
    expect((await reset(token)).status).toBe(204)
  })

  it('lets nobody sign in with the old password while it is being reset', async () => {
    const { id, email, token } = await personWithResetLink()
    await Promise.all([reset(token), logIn(email, TEST_PASSWORD), logIn(email, TEST_PASSWORD)])
    const [account] = await api.db.rows('select password_hash from accounts where id = ?', [id])
    const sessions = await api.db.rows('select 1 from sessions where account_id = ?', [id])
    expect(account).toBeDefined()
    expect(sessions).toEqual([])
  })
})
