import { describe, expect, it } from 'vitest'
import type { Account } from '../../../db/stores/accounts.ts'
import { mailTokenOf, TEST_PASSWORD, verifiedAccount } from '../../../db/testing/factories.ts'
import { mailToken } from '../../../db/mail-link.ts'
import { useTestApi, type Answered, type ApiClient } from '../../testing/index.ts'
import { addsPasskey, provesMailbox } from './testing/device.ts'

const api = useTestApi({ env: { LIMIT_LOGIN: '5/900', LIMIT_LOGIN_HOUR: '6/3600' } })
const refusedAs = ({ status, body }: Answered) => [status, body['code']]
const NEW_PASSWORD = 'nine purple yams'

/** A person with a passkey and ten recovery codes. */
async function guarded() {
  const account = await verifiedAccount(api.db)
  const client = await api.signedInAs(account)
  await provesMailbox(api, client, account)
  const { device, recoveryCodes } = await addsPasskey(api, client)
  return { account, client, device, codes: recoveryCodes! }
}

const logIn = ({ email }: Account, more: object = {}, client: ApiClient = api.anonymous()) =>
  client.post('/auth/login', { email, password: TEST_PASSWORD, ...more })

async function resetToken({ id: accountId, email }: Account): Promise<string> {
  const purpose = 'reset-password'
  const createdAt = api.clock.now()
  const expiresAt = new Date(createdAt.getTime() + 3_600_000)
  const given = { accountId, email, purpose, createdAt, expiresAt } as const
  return mailToken(api.env.TOKEN_KEY, purpose, await mailTokenOf(api.db, api.env.TOKEN_KEY, given))
}
const reset = (token: string, more: object = {}, client: ApiClient = api.anonymous()) =>
  client.post('/auth/reset-password', { token, password: NEW_PASSWORD, ...more })

const change = (client: ApiClient) =>
  client.post('/auth/change-password', { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD })

describe('the login of a guarded account', () => {
  it('asks for the second factor after the right password alone, and says which would do', async () => {
    const { account } = await guarded()
    const asked = await logIn(account)
    expect(refusedAs(asked)).toEqual([401, 'factor_required'])
    expect(asked.body['factors']).toEqual(['passkey', 'code'])
    expect(asked.headers.getSetCookie().filter((cookie) => cookie.startsWith('session'))).toEqual([])
    expect(refusedAs(await logIn(account, { password: 'a guess' }))).toEqual([401, 'invalid_credentials'])
    expect(refusedAs(await logIn(account, { password: 'a guess', factor: 'AAAAAAAAAA' }))).toEqual([
      401,
      'invalid_credentials',
    ])
  })

  it('lets in with a code, once: of any number at once one', async () => {
    const { account, codes } = await guarded()
    const answers = await Promise.all([1, 2, 3].map(() => logIn(account, { factor: codes[0] })))
    expect(answers.map(refusedAs).toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
      [200, undefined],
      [400, 'invalid_code'],
      [400, 'invalid_code'],
    ])
    expect(refusedAs(await logIn(account, { factor: codes[0] }))).toEqual([400, 'invalid_code'])
    expect((await logIn(account, { factor: codes[1] })).status).toBe(200)
  })

  it('counts wrong codes as wrong passwords, and a missing one as nothing', async () => {
    const { account, codes, device } = await guarded()
    for (let time = 0; time < 10; time += 1) expect((await logIn(account)).status).toBe(401)
    for (let time = 0; time < 6; time += 1)
      expect(refusedAs(await logIn(account, { factor: '000000' }))).toEqual([400, 'invalid_code'])
    expect((await logIn(account, { factor: codes[0] })).status).toBe(429)
    // The passkey's door stays open.
    const client = api.anonymous()
    const { body } = await client.post('/auth/passkey-login/options')
    const passkey = device.show(body['options'])
    expect((await client.post('/auth/passkey-login', { passkey })).status).toBe(200)
  })
})

/** How often the owner was told of a wrong code, in the history and by mail. */
const toldOfWrongCodes = async ({ id }: Account) => {
  const events = await api.db.rows(
    "select id from security_events where account_id = ? and event = 'wrong-factor'",
    [id],
  )
  const mailed = (await api.mails(id)).filter(
    (mail) => mail.mail === 'security-notice' && events.some((event) => event['id'] === mail.securityEventId),
  )
  return [events.length, mailed.length]
}

describe('the owner of a guarded account', () => {
  it('is told of a wrong code after the right password, once a day, also of several at once', async () => {
    const { account } = await guarded()
    await logIn(account)
    await logIn(account, { password: 'a guess', factor: '000000' })
    expect(await toldOfWrongCodes(account)).toEqual([0, 0])
    await Promise.all([1, 2, 3].map(() => logIn(account, { factor: '000000' })))
    expect(await toldOfWrongCodes(account)).toEqual([1, 1])
    api.clock.advance({ hours: 23, minutes: 59 })
    await logIn(account, { factor: '000000' })
    expect(await toldOfWrongCodes(account)).toEqual([1, 1])
    api.clock.advance({ minutes: 2 })
    await logIn(account, { factor: '000000' })
    expect(await toldOfWrongCodes(account)).toEqual([2, 2])
  })

  it('is told of nothing when the code is right', async () => {
    const { account, codes } = await guarded()
    expect((await logIn(account, { factor: codes[0] })).status).toBe(200)
    expect(await toldOfWrongCodes(account)).toEqual([0, 0])
  })
})

describe('a change of the password of a guarded account', () => {
  it('needs the factor in the session, besides the current password, and changes nothing without', async () => {
    const { account, codes } = await guarded()
    const client = await api.signedInAs(account)
    const asked = await change(client)
    expect([...refusedAs(asked), asked.body['proofs']]).toEqual([
      401,
      'reauthentication_required',
      ['passkey', 'code'],
    ])
    expect(refusedAs(await logIn(account))).toEqual([401, 'factor_required'])
    await client.post('/auth/step-up', { code: codes[0] })
    const before = client.cookies.get('session-80')
    expect((await change(client)).status).toBe(204)
    expect(client.cookies.get('session-80')).not.toBe(before)
    expect((await client.get('/users/me')).status).toBe(200)
  })
})

describe('the reset of a guarded account', () => {
  it('says before what it will ask for, asks, and changes nothing without', async () => {
    const { account, client } = await guarded()
    const token = await resetToken(account)
    const shown = await api.anonymous().post('/auth/validate-reset-token', { token })
    expect(shown.body).toMatchObject({ valid: true, factors: ['passkey', 'code'] })
    expect(refusedAs(await reset(token))).toEqual([401, 'factor_required'])
    expect(refusedAs(await reset(token, { factor: 'AAAAAAAAAA' }))).toEqual([400, 'invalid_code'])
    expect((await client.get('/users/me')).status).toBe(200)
    expect(refusedAs(await logIn(account))).toEqual([401, 'factor_required'])
  })

  it('with a recovery code sets the password and ends the passkeys and the sessions', async () => {
    const { account, client, codes } = await guarded()
    expect((await reset(await resetToken(account), { factor: codes[0] })).status).toBe(204)
    expect((await client.get('/users/me')).status).toBe(401)
    expect(await api.db.rows('select 1 from passkeys where account_id = ?', [account.id])).toEqual([])
    expect((await logIn(account, { password: NEW_PASSWORD })).status).toBe(200)
  })

  it('with a passkey leaves that passkey alone', async () => {
    const { account, client, device } = await guarded()
    await addsPasskey(api, client)
    const browser = api.anonymous()
    const { body } = await browser.post('/auth/passkey-login/options')
    const passkey = device.show(body['options'])
    expect((await reset(await resetToken(account), { passkey }, browser)).status).toBe(204)
    const left = await api.db.rows('select credential_id from passkeys where account_id = ?', [account.id])
    expect(left).toEqual([{ credential_id: device.id }])
  })

  it('takes no passkey of somebody else', async () => {
    const [mine, theirs] = [await guarded(), await guarded()]
    const browser = api.anonymous()
    const { body } = await browser.post('/auth/passkey-login/options')
    const passkey = theirs.device.show(body['options'])
    const token = await resetToken(mine.account)
    expect(refusedAs(await reset(token, { passkey }, browser))).toEqual([400, 'invalid_passkey'])
  })

  it('takes five codes with one link, and then none, not even a right one', async () => {
    const { account, codes } = await guarded()
    const token = await resetToken(account)
    for (let time = 0; time < 5; time += 1)
      expect(refusedAs(await reset(token, { factor: '000000' }))).toEqual([400, 'invalid_code'])
    expect(refusedAs(await reset(token, { factor: codes[0] }))).toEqual([400, 'invalid_code'])
    expect((await reset(await resetToken(account), { factor: codes[0] })).status).toBe(204)
  })

  it('works without the factor seven days after it was told to be lost, and ends it', async () => {
    const { account } = await guarded()
    const ask = async () => api.anonymous().post('/auth/regain', { token: await resetToken(account) })
    expect((await ask()).status).toBe(202)
    api.clock.advance({ days: 6, hours: 23 })
    expect(refusedAs(await reset(await resetToken(account)))).toEqual([401, 'factor_required'])
    api.clock.advance({ hours: 1 })
    expect((await reset(await resetToken(account))).status).toBe(204)
    expect((await logIn(account, { password: NEW_PASSWORD })).status).toBe(200)
  })

  it('waits no more when the owner signed in with the factor meanwhile', async () => {
    const { account, device } = await guarded()
    await api.anonymous().post('/auth/regain', { token: await resetToken(account) })
    const client = api.anonymous()
    const { body } = await client.post('/auth/passkey-login/options')
    await client.post('/auth/passkey-login', { passkey: device.show(body['options']) })
    api.clock.advance({ days: 8 })
    expect(refusedAs(await reset(await resetToken(account)))).toEqual([401, 'factor_required'])
  })
})
