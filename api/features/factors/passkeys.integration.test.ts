import { describe, expect, it } from 'vitest'
import { verifiedAccount } from '../../../db/testing/factories.ts'
import type { Flaws } from '../../../identity/testing/soft-authenticator.ts'
import { useTestApi, type Answered, type ApiClient } from '../../testing/index.ts'
import { addsPasskey, newDevice, provesMailbox } from './testing/device.ts'

const api = useTestApi()
/** The statuses of calls that ran at once, in order of size. */
const statusesOf = (answers: readonly Answered[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)
const refusedAs = ({ status, body }: Answered) => [status, body['code'], body['proofs']]
const invalid = [400, 'invalid_passkey', undefined]

/** A person with a passkey, signed in where it was added. */
async function withPasskey() {
  const account = await verifiedAccount(api.db)
  const client = await api.signedInAs(account)
  await provesMailbox(api, client, account)
  return { account, client, ...(await addsPasskey(api, client)) }
}
type Owner = Awaited<ReturnType<typeof withPasskey>>

const asks = async (client: ApiClient) =>
  (await client.post('/auth/passkey-login/options')).body['options'] as { challenge: string }
const events = async (accountId: string) =>
  (
    await api.db.rows('select event from security_events where account_id = ? order by at, id', [accountId])
  ).map(({ event }) => event)
const passkeysOf = async (accountId: string) =>
  api.db.rows('select name, proved_by, used_at, counter from passkeys where account_id = ?', [accountId])

const signIn = async ({ device }: Owner, flaws: Flaws = {}, client = api.anonymous()) => {
  const options = await asks(client)
  return {
    client,
    answer: await client.post('/auth/passkey-login', { passkey: device.show(options, flaws) }),
  }
}

describe('adding a passkey', () => {
  it('needs the mailbox or a factor proved in the session, at the asking and at the answer', async () => {
    const account = await verifiedAccount(api.db)
    const client = await api.signedInAs(account)
    const ask = () => client.post('/auth/passkeys/options')
    expect(refusedAs(await ask())).toEqual([401, 'reauthentication_required', ['mail']])

    await provesMailbox(api, client, account)
    const { body } = await ask()
    const passkey = newDevice(api).register(body['options'])
    api.clock.advance({ seconds: 601 })
    expect(refusedAs(await ask())).toEqual([401, 'reauthentication_required', ['password']])
    // The challenge is over too: five minutes are less than ten.
    expect(refusedAs(await client.post('/auth/passkeys', { passkey }))).toEqual(invalid)
    expect(await passkeysOf(account.id)).toEqual([])
  })

  it('brings ten recovery codes with the first, none with the next, and is told', async () => {
    const { account, client, recoveryCodes } = await withPasskey()
    expect(recoveryCodes).toHaveLength(10)
    const second = await addsPasskey(api, client)
    expect(second.recoveryCodes).toBeUndefined()
    expect(await passkeysOf(account.id)).toMatchObject([
      { name: 'Passkey', proved_by: 'mail', used_at: null },
      { name: 'Passkey' },
    ])
    expect(await events(account.id)).toEqual(['way-in-added', 'way-in-added'])
    expect((await api.mails(account.id)).map(({ mail }) => mail)).toContain('security-notice')
  })

  it('takes the name that its owner types', async () => {
    const account = await verifiedAccount(api.db)
    const client = await api.signedInAs(account)
    await provesMailbox(api, client, account)
    const { body } = await client.post('/auth/passkeys/options')
    const passkey = newDevice(api).register(body['options'])
    const answer = await client.post('/auth/passkeys', { passkey, name: ' Ada’s iPhone ' })
    expect(answer.body['name']).toBe('Ada’s iPhone')
  })

  const flaws: [string, Flaws][] = [
    ['another origin', { origin: 'https://naijatax.example.com' }],
    ['another site', { rpId: 'example.com' }],
    ['another challenge', { challenge: 'AAAAAAAA' }],
    ['nobody verified', { unverified: true }],
    ['an answer to another question', { type: 'webauthn.get' }],
  ]
  it.each(flaws)('refuses %s and changes nothing', async (_what, flaw) => {
    const account = await verifiedAccount(api.db)
    const client = await api.signedInAs(account)
    await provesMailbox(api, client, account)
    const { body } = await client.post('/auth/passkeys/options')
    const passkey = newDevice(api).register(body['options'], flaw)
    expect(refusedAs(await client.post('/auth/passkeys', { passkey }))).toEqual(invalid)
    expect(await passkeysOf(account.id)).toEqual([])
    expect(await events(account.id)).toEqual([])
  })

  it('refuses a passkey that another account has, and an answer that comes twice', async () => {
    const { device } = await withPasskey()
    const account = await verifiedAccount(api.db)
    const client = await api.signedInAs(account)
    await provesMailbox(api, client, account)
    const { body } = await client.post('/auth/passkeys/options')
    const passkey = device.register(body['options'])
    expect(refusedAs(await client.post('/auth/passkeys', { passkey }))).toEqual(invalid)
    expect(refusedAs(await client.post('/auth/passkeys', { passkey }))).toEqual(invalid)
  })

  it('is stopped by the end of the session, however fresh it was', async () => {
    const account = await verifiedAccount(api.db)
    const [client, other] = [await api.signedInAs(account), await api.signedInAs(account)]
    await provesMailbox(api, client, account)
    const { body } = await client.post('/auth/passkeys/options')
    await other.delete('/auth/sessions')
    const passkey = newDevice(api).register(body['options'])
    expect((await client.post('/auth/passkeys', { passkey })).status).toBe(401)
    expect(await passkeysOf(account.id)).toEqual([])
  })

  it('ends at ten', async () => {
    const { client } = await withPasskey()
    for (let more = 0; more < 9; more += 1) await addsPasskey(api, client)
    const { body } = await client.post('/auth/passkeys/options')
    const passkey = newDevice(api).register(body['options'])
    expect((await client.post('/auth/passkeys', { passkey })).body['fields']).toHaveProperty('passkey')
  })
})

describe('signing in with a passkey', () => {
  it('starts a session that has shown both factors, without an address', async () => {
    const owner = await withPasskey()
    const { client, answer } = await signIn(owner)
    expect(answer.status).toBe(200)
    expect((await client.get('/users/me')).body['id']).toBe(owner.account.id)
    const [session] = await api.db.rows(
      `select begun_by, way_in_id, factor_proved_at, mailbox_proved_at from sessions where way_in_id = ?`,
      [owner.id],
    )
    expect(session).toMatchObject({
      begun_by: 'passkey',
      factor_proved_at: api.clock.now(),
      mailbox_proved_at: null,
    })
    // It may add another at once: a factor was shown.
    expect((await client.post('/auth/passkeys/options')).status).toBe(200)
  })

  it('tells the owner of the first use alone', async () => {
    const owner = await withPasskey()
    await signIn(owner)
    await signIn(owner)
    expect((await events(owner.account.id)).filter((event) => event === 'way-in-first-used')).toHaveLength(1)
  })

  const flaws: [string, Flaws][] = [
    ['another origin', { origin: 'https://naijatax.example.com' }],
    ['another site', { rpId: 'example.com' }],
    ['another challenge', { challenge: 'AAAAAAAA' }],
    ['nobody verified', { unverified: true }],
    ['an answer to another question', { type: 'webauthn.create' }],
    ['another key', { forged: true }],
    ['another person’s handle', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ]
  it.each(flaws)('refuses %s', async (_what, flaw) => {
    const owner = await withPasskey()
    const { client, answer } = await signIn(owner, flaw)
    expect(refusedAs(answer)).toEqual(invalid)
    expect((await client.get('/users/me')).status).toBe(401)
    // Nothing was used up: the next is good.
    expect((await signIn(owner)).answer.status).toBe(200)
  })

  it('refuses a copy, whose count went back', async () => {
    const owner = await withPasskey()
    await signIn(owner, { counter: 9 })
    expect(refusedAs((await signIn(owner, { counter: 9 })).answer)).toEqual(invalid)
    expect(refusedAs((await signIn(owner, { counter: 3 })).answer)).toEqual(invalid)
    expect((await signIn(owner, { counter: 10 })).answer.status).toBe(200)
  })

  it('takes one of any number of answers to one question', async () => {
    const { device } = await withPasskey()
    const client = api.anonymous()
    const options = await asks(client)
    const passkeys = [device.show(options), device.show(options), device.show(options)]
    const answers = await Promise.all(
      passkeys.map((passkey) => client.post('/auth/passkey-login', { passkey })),
    )
    expect(statusesOf(answers)).toEqual([200, 400, 400])
  })

  it('refuses an answer in another browser, after five minutes, or to a question in a session', async () => {
    const { device, client: owner } = await withPasskey()
    const client = api.anonymous()
    const passkey = device.show(await asks(client))
    expect(refusedAs(await api.anonymous().post('/auth/passkey-login', { passkey }))).toEqual(invalid)
    api.clock.advance({ seconds: 300 })
    expect(refusedAs(await client.post('/auth/passkey-login', { passkey }))).toEqual(invalid)
    const { body } = await owner.post('/auth/step-up/passkey-options')
    const shown = device.show(body['options'])
    expect(refusedAs(await owner.post('/auth/passkey-login', { passkey: shown }))).toEqual(invalid)
  })
})
