import { describe, expect, it } from 'vitest'
import { identity, mailTokenOf, TEST_PASSWORD, verifiedAccount } from '../../../db/testing/factories.ts'
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
const signsUp = async (email: string) => {
  await api.anonymous().post('/auth/signup', { email, password: 'planted by somebody' })
  return (await api.linkTo(email, 'verify-email'))!
}
const logIn = (email: string, typed: string) =>
  api.anonymous().post('/auth/login', { email, password: typed })

/** A person who requested a reset link, with its token. */
async function personWithResetLink(): Promise<{ id: string; email: string; token: string }> {
  const { id, email } = await verifiedAccount(api.db)
  await forgot(email)
  return { id, email, token: (await api.linkTo(email, 'reset-password'))! }
}

describe('POST /auth/forgot-password', () => {
  it('mails the owner of the address a link', async () => {
    const { id, token } = await personWithResetLink()
    expect(await api.mails(id)).toMatchObject([{ mail: 'reset-password', accountId: id }])
    expect(await api.audited(), 'that it was asked for, not for whom').toContain('authn_token_created')
    expect(await api.audited(id)).toEqual([])
    expect(await isValid(token)).toBe(true)
    const kept = JSON.stringify(await api.db.rows('select * from mail_tokens where account_id = ?', [id]))
    expect(kept).not.toContain(token)
  })

  it('answers alike for owned, waiting and unknown addresses, and mails the owner only', async () => {
    const owner = await verifiedAccount(api.db)
    await signsUp('waiting@example.test')
    const before = (await api.mails()).length
    const answers = []
    for (const email of [owner.email, 'waiting@example.test', 'no@example.test'])
      answers.push(await forgot(email))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['202 {"ok":true}']),
    )
    await api.answerMailRequests()
    expect((await api.mails()).slice(before)).toMatchObject([{ mail: 'reset-password', accountId: owner.id }])
  })

  it('mails whoever signed up and never verified their verification link: they forgot that they are not done', async () => {
    const email = 'never-verified@example.test'
    const first = await signsUp(email)
    api.clock.advance({ hours: 8 })
    await forgot(email)
    const second = await api.linkTo(email, 'verify-email')
    expect(second).not.toBe(first)
    expect([await isValid(first), await isValid(second!)]).toEqual([true, true])
  })

  it('sends no second mail while one younger than twenty minutes is out, and ends no link by a newer one', async () => {
    const { id, email, token: older } = await personWithResetLink()
    await forgot(email)
    await api.answerMailRequests()
    expect(await api.mails(id)).toHaveLength(1)
    api.clock.advance({ minutes: 20 })
    await forgot(email)
    const newer = await api.linkTo(email, 'reset-password')
    expect(await api.mails(id)).toHaveLength(2)
    expect([await isValid(older), await isValid(newer!)]).toEqual([true, true])
    expect((await reset(older)).status).toBe(204)
    expect(await isValid(newer!), 'all end when one is used').toBe(false)
  })

  it('of several requests at once mails one link', async () => {
    const { id, email } = await verifiedAccount(api.db)
    await Promise.all(Array.from({ length: 8 }, () => forgot(email)))
    expect(await isValid((await api.linkTo(email, 'reset-password'))!)).toBe(true)
    expect(await api.mails(id)).toHaveLength(1)
  })

  it('answers alike while the account is being deleted', async () => {
    for (let round = 0; round < 5; round++) {
      const owner = await verifiedAccount(api.db)
      const client = await api.signedInAs(owner)
      const asked = Array.from({ length: 4 }, () => forgot(owner.email))
      const [deleted, ...answers] = await Promise.all([client.delete('/users/me'), ...asked])
      expect([deleted.status, ...answers.map(({ status }) => status)]).toEqual([204, 202, 202, 202, 202])
      await api.answerMailRequests()
      expect(await api.mails(owner.id)).toEqual([])
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
  it('says before what it will end, and ends it: other ways in as well', async () => {
    const { id, email, token } = await personWithResetLink()
    const client = await api.signedInAs({ id })
    await identity(api.db, { accountId: id, provider: 'google' })
    await identity(api.db, { accountId: id, provider: 'microsoft', provedAt: null, provedBy: null })
    const shown = await api.anonymous().post('/auth/validate-reset-token', { token })
    expect(shown.body).toMatchObject({ valid: true, email, purpose: 'reset', ends: { sessions: 1 } })
    expect((shown.body['ends'] as { waysIn: string[] }).waysIn.toSorted()).toEqual(['google', 'microsoft'])
    await reset(token)
    expect((await client.get('/users/me')).status).toBe(401)
    expect(await api.db.rows('select 1 from identities where account_id = ?', [id])).toEqual([])
    const [told] = await api.db.rows(
      `select detail from security_events where account_id = ? and event = 'password-reset'`,
      [id],
    )
    expect(told?.['detail']).toMatchObject({ ended: { sessions: 1 } })
  })

  it('sets the password, ends every session, starts none, and tells the owner', async () => {
    const { id, email, token } = await personWithResetLink()
    const [phone, laptop] = [await api.signedInAs({ id }), await api.signedInAs({ id })]
    const answer = await reset(token)
    expect([answer.status, answer.text, answer.headers.getSetCookie()]).toEqual([204, '', []])

    for (const client of [phone, laptop])
      expect((await client.get('/users/me')).body).toMatchObject({ code: 'session_ended', reason: 'reset' })
    expect(refusedAs(await logIn(email, TEST_PASSWORD))).toEqual([401, 'invalid_credentials'])
    expect((await logIn(email, password)).status).toBe(200)
    const told = 'select event from security_events where account_id = ? order by at, id'
    expect(await api.db.rows(told, [id])).toEqual([{ event: 'password-reset' }, { event: 'new-browser' }])
    const mails = await api.mails(id)
    expect(mails.map(({ mail }) => mail)).toEqual(['reset-password', 'security-notice', 'security-notice'])
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

  it('takes a verification link, whose account then begins with this password alone', async () => {
    const email = 'elsewhere@example.test'
    const token = await signsUp(email)
    const shown = await api.anonymous().post('/auth/validate-reset-token', { token })
    expect(shown.body).toMatchObject({
      valid: true,
      email,
      purpose: 'sign-up',
      ends: { sessions: 0, waysIn: [] },
    })
    const answer = await reset(token)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []])
    expect((await logIn(email, password)).status).toBe(200)
    expect(refusedAs(await logIn(email, 'planted by somebody'))).toEqual([401, 'invalid_credentials'])
    expect(refusedAs(await reset(token))).toEqual([400, 'invalid_token'])
  })

  it.each(['change-email', 'email-change-asked', 'link-identity', 'know-browser', 'confirm-code'] as const)(
    'takes no link for %s',
    async (purpose) => {
      const { id, email } = await verifiedAccount(api.db)
      const row = await mailTokenOf(api.db, api.env.TOKEN_KEY, { accountId: id, purpose })
      for (const made of [purpose, 'reset-password', 'verify-email'] as const) {
        const token = mailToken(api.env.TOKEN_KEY, made, row)
        expect(await isValid(token)).toBe(false)
        expect(refusedAs(await reset(token))).toEqual([400, 'invalid_token'])
      }
      expect((await logIn(email, TEST_PASSWORD)).status).toBe(200)
    },
  )

  it('takes no link mailed to an address that the account has left, nor a sealed account’s', async () => {
    for (const left of [{ email: 'moved-away@example.test' }, { sealed_at: new Date() }]) {
      const { id, token } = await personWithResetLink()
      const [column, value] = Object.entries(left)[0]!
      await api.db.rows(`update accounts set ${column} = ? where id = ?`, [value, id])
      expect(await isValid(token)).toBe(false)
      expect(refusedAs(await reset(token))).toEqual([400, 'invalid_token'])
    }
  })

  it('of an address that the mail server refused opens a new, empty account and seals the old one', async () => {
    const { id, email, token } = await personWithResetLink()
    const google = await identity(api.db, { accountId: id, provider: 'google' })
    await api.db.rows('update accounts set refused_at = ? where id = ?', [api.clock.now(), id])
    const client = await api.signedInAs({ id })
    expect((await reset(token)).status).toBe(204)
    expect((await client.get('/users/me')).status).toBe(401)
    const reader = api.anonymous()
    const answer = await reader.post('/auth/login', { email, password })
    expect(answer.body['user']).toMatchObject({ email, firstName: null })
    expect((answer.body['user'] as { id: string }).id).not.toBe(id)
    expect(await api.db.rows('select sealed_at, first_name from accounts where id = ?', [id])).toEqual([
      { sealed_at: api.clock.now(), first_name: 'Adaeze' },
    ])
    expect(await api.db.rows('select id from identities where account_id = ?', [id])).toEqual([
      { id: google.id },
    ])
    expect(refusedAs(await logIn(email, TEST_PASSWORD))).toEqual([401, 'invalid_credentials'])
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
    const sessions = await api.db.rows(
      'select 1 from sessions where account_id = ? and ended_because is null',
      [id],
    )
    expect(account).toBeDefined()
    expect(sessions).toEqual([])
  })
})
