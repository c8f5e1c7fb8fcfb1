import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD, verifiedAccount } from '../../../db/testing/factories.ts'
import { useTestApi, type Answered } from '../../testing/index.ts'
import type { SoftPasskey } from '../../../identity/testing/soft-authenticator.ts'
import { addsPasskey, mailedCode, provesMailbox } from './testing/device.ts'

const api = useTestApi({ env: { LIMIT_LOGIN: '5/900', LIMIT_CODES: '5/600' } })
const refusedAs = ({ status, body }: Answered) => [status, body['code']]
const sessionsOf = (accountId: string) =>
  api.db.rows(
    `select id, authenticated_at, mailbox_proved_at, factor_proved_at from sessions where account_id = ?
     and expires_at > ? order by created_at`,
    [accountId, api.clock.now()],
  )

describe('POST /auth/step-up', () => {
  it('by password proves the person; the session keeps its name and gets another secret', async () => {
    const account = await verifiedAccount(api.db)
    const client = await api.signedInAs(account)
    const before = client.cookies.get('session-80')!
    const [{ id } = {}] = await sessionsOf(account.id)
    api.clock.advance({ seconds: 601 })
    expect((await client.post('/auth/step-up', { password: TEST_PASSWORD })).status).toBe(204)
    expect(client.cookies.get('session-80')).not.toBe(before)
    expect(await sessionsOf(account.id)).toMatchObject([
      { id, authenticated_at: api.clock.now(), mailbox_proved_at: null, factor_proved_at: null },
    ])
    const stolen = api.anonymous()
    stolen.cookies.set('session-80', before)
    expect((await stolen.get('/users/me')).status).toBe(401)
    expect((await client.get('/users/me')).status).toBe(200)
  })

  it('by mailed code proves the mailbox, and of an account without a password the person too', async () => {
    for (const passwordHash of [undefined, null]) {
      const account = await verifiedAccount(api.db, passwordHash === null ? { passwordHash } : {})
      const client = await api.signedInAs(account)
      const begun = api.clock.now()
      api.clock.advance({ seconds: 601 })
      await provesMailbox(api, client, account)
      const moment = api.clock.now()
      expect(await sessionsOf(account.id)).toMatchObject([
        { authenticated_at: passwordHash === null ? moment : begun, mailbox_proved_at: moment },
      ])
    }
  })

  it('takes a mailed code once, in its session alone, for ten minutes and five tries', async () => {
    const account = await verifiedAccount(api.db)
    const [client, other] = [await api.signedInAs(account), await api.signedInAs(account)]
    await client.post('/auth/step-up/mail')
    const code = await mailedCode(api, account.id)
    expect(refusedAs(await other.post('/auth/step-up', { mailedCode: code }))).toEqual([400, 'invalid_code'])
    const both = await Promise.all(
      [1, 2].map(() => client.send('POST', '/auth/step-up', { body: { mailedCode: code } })),
    )
    expect(both.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(refusedAs(await client.post('/auth/step-up', { mailedCode: code }))).toEqual([400, 'invalid_code'])

    await client.post('/auth/step-up/mail')
    const late = await mailedCode(api, account.id)
    api.clock.advance({ seconds: 600 })
    expect(refusedAs(await client.post('/auth/step-up', { mailedCode: late }))).toEqual([400, 'invalid_code'])

    await client.post('/auth/step-up/mail')
    const tried = await mailedCode(api, account.id)
    for (let time = 0; time < 5; time += 1) await client.post('/auth/step-up', { mailedCode: 'AAAA-AAAA' })
    expect(refusedAs(await client.post('/auth/step-up', { mailedCode: tried }))).toEqual([
      400,
      'invalid_code',
    ])
  })

  it('by passkey proves person and factor; another person’s passkey proves nothing', async () => {
    const [ada, obi] = [await verifiedAccount(api.db), await verifiedAccount(api.db)]
    const [client, his] = [await api.signedInAs(ada), await api.signedInAs(obi)]
    for (const [one, account] of [
      [client, ada],
      [his, obi],
    ] as const)
      await provesMailbox(api, one, account)
    const hers = await addsPasskey(api, client)
    const foreign = await addsPasskey(api, his)
    api.clock.advance({ seconds: 601 })
    const prove = async (device: SoftPasskey) => {
      const { body } = await client.post('/auth/step-up/passkey-options')
      return client.post('/auth/step-up', { passkey: device.show(body['options']) })
    }
    expect(refusedAs(await prove(foreign.device))).toEqual([400, 'invalid_passkey'])
    expect((await prove(hers.device)).status).toBe(204)
    expect(await sessionsOf(ada.id)).toMatchObject([
      { authenticated_at: api.clock.now(), factor_proved_at: api.clock.now() },
    ])
  })

  it('lets a session try five passwords and five codes, and another session still', async () => {
    const account = await verifiedAccount(api.db)
    const [thief, owner] = [await api.signedInAs(account), await api.signedInAs(account)]
    await provesMailbox(api, owner, account)
    const { recoveryCodes } = await addsPasskey(api, owner)
    for (let time = 0; time < 5; time += 1) {
      expect(refusedAs(await thief.post('/auth/step-up', { password: 'a guess' }))).toEqual([
        401,
        'invalid_credentials',
      ])
      expect(refusedAs(await thief.post('/auth/step-up', { code: '000000' }))).toEqual([400, 'invalid_code'])
    }
    expect((await thief.post('/auth/step-up', { password: TEST_PASSWORD })).status).toBe(429)
    expect((await thief.post('/auth/step-up', { code: recoveryCodes![0] })).status).toBe(429)
    expect((await owner.post('/auth/step-up', { password: TEST_PASSWORD })).status).toBe(204)
    expect((await owner.post('/auth/step-up', { code: recoveryCodes![0] })).status).toBe(204)
  })

  it.each([{}, { password: TEST_PASSWORD, code: '123456' }, { code: '' }, { passkey: {} }, [], 'code'])(
    'refuses %j as no proof',
    async (body) => {
      const client = await api.signedInAs(await verifiedAccount(api.db))
      expect(refusedAs(await client.post('/auth/step-up', body))).toEqual([400, 'validation'])
    },
  )
})
