import { describe, expect, it } from 'vitest'
import { verifiedAccount } from '../../../db/testing/factories.ts'
import { stepAt, totp } from '../../../platform/totp.ts'
import { useTestApi, type Answered, type ApiClient } from '../../testing/index.ts'
import { addsPasskey, provesMailbox } from './testing/device.ts'

const api = useTestApi({ env: { LIMIT_CODES: '50/600' } })
/** The statuses of calls that ran at once, in order of size. */
const statusesOf = (answers: readonly Answered[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)
const refusedAs = ({ status, body }: Answered) => [status, body['code']]

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** What an app reads from the secret that is shown. */
function secretOf(base32: string): Buffer {
  const bits = Array.from(base32, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
const codeNow = (secret: Buffer, later = 0) => totp(secret, stepAt(api.clock.now()) + later)

async function signedIn() {
  const account = await verifiedAccount(api.db)
  const client = await api.signedInAs(account)
  await provesMailbox(api, client, account)
  return { account, client }
}
const begins = async (client: ApiClient) =>
  secretOf(String((await client.post('/auth/authenticator')).body['secret']))
const confirms = (client: ApiClient, code: string) => client.post('/auth/authenticator/confirm', { code })

/** A person whose authenticator is on; its first code is used up. */
async function withAuthenticator() {
  const person = await signedIn()
  const secret = await begins(person.client)
  const { body } = await confirms(person.client, codeNow(secret))
  api.clock.advance({ seconds: 30 })
  return { ...person, secret, recoveryCodes: body['recoveryCodes'] as string[] }
}

describe('an authenticator app', () => {
  it('is given secret, address and QR code, and guards nothing before its first code', async () => {
    const { account, client } = await signedIn()
    const { body } = await client.post('/auth/authenticator')
    expect(body['uri']).toContain(`secret=${String(body['secret'])}`)
    expect(body['qr']).toMatchObject({ path: expect.stringMatching(/^(M\d+ \d+h\d+v1h-\d+z)+$/) })
    // No factor is asked for.
    api.clock.advance({ seconds: 601 })
    const fresh = await api.signedInAs(account)
    expect((await fresh.get('/users/me/export')).status).toBe(200)
  })

  it('is confirmed by the code that the app shows, which brings ten recovery codes and works no second time', async () => {
    const { client } = await signedIn()
    const secret = await begins(client)
    expect(refusedAs(await confirms(client, codeNow(secret, 2)))).toEqual([400, 'validation'])
    const answer = await confirms(client, codeNow(secret))
    expect(answer.body['recoveryCodes']).toHaveLength(10)
    expect(refusedAs(await client.post('/auth/step-up', { code: codeNow(secret) }))).toEqual([
      400,
      'invalid_code',
    ])
    expect(refusedAs(await client.post('/auth/authenticator'))).toEqual([400, 'validation'])
  })

  it('of two set up at once the newer counts, and none after an hour', async () => {
    const { account, client } = await signedIn()
    const [older, newer] = [await begins(client), await begins(client)]
    expect(refusedAs(await confirms(client, codeNow(older)))).toEqual([400, 'validation'])
    api.clock.advance({ seconds: 3601 })
    const later = await api.signedInAs(account)
    await provesMailbox(api, later, account)
    expect(refusedAs(await confirms(later, codeNow(newer)))).toEqual([400, 'validation'])
  })

  it('gives each code once: of any number at once one is taken', async () => {
    const { account, secret } = await withAuthenticator()
    const clients = await Promise.all([1, 2, 3, 4].map(() => api.signedInAs(account)))
    const answers = await Promise.all(
      clients.map((client) => client.post('/auth/step-up', { code: codeNow(secret) })),
    )
    expect(statusesOf(answers)).toEqual([204, 400, 400, 400])
    // The code before is older than the one that was taken.
    expect(refusedAs(await clients[0]!.post('/auth/step-up', { code: codeNow(secret, -1) }))).toEqual([
      400,
      'invalid_code',
    ])
  })

  it('keeps no secret that a copy of the database would show', async () => {
    const { account, secret } = await withAuthenticator()
    const [row] = await api.db.rows('select secret_sealed from authenticators where account_id = ?', [
      account.id,
    ])
    const kept = row!['secret_sealed'] as Buffer
    expect(kept.includes(secret)).toBe(false)
    expect(kept.includes(secret.toString('base64'))).toBe(false)
  })
})

describe('recovery codes', () => {
  it('work once each, stand in for the factor and are told', async () => {
    const { account, recoveryCodes } = await withAuthenticator()
    const code = recoveryCodes[3]!
    const clients = await Promise.all([1, 2, 3].map(() => api.signedInAs(account)))
    const answers = await Promise.all(clients.map((client) => client.post('/auth/step-up', { code })))
    expect(statusesOf(answers)).toEqual([204, 400, 400])
    const typed = `${recoveryCodes[4]!.slice(0, 5)} - ${recoveryCodes[4]!.slice(5).toLowerCase()}`
    expect((await clients[0]!.post('/auth/step-up', { code: typed })).status).toBe(204)
    const told = await api.db.rows(
      `select 1 from security_events where account_id = ? and event = 'recovery-code-used'`,
      [account.id],
    )
    expect(told).toHaveLength(2)
    const { body } = await clients[0]!.get('/auth/security')
    expect(body['recoveryCodes']).toBe(8)
  })

  it('are made anew by who shows the factor, and the ones before are dead', async () => {
    const { account, client, recoveryCodes, secret } = await withAuthenticator()
    const other = await api.signedInAs(account)
    expect(refusedAs(await other.post('/auth/recovery-codes'))).toEqual([401, 'reauthentication_required'])
    expect((await other.post('/auth/step-up', { code: codeNow(secret) })).status).toBe(204)
    const renewed = (await other.post('/auth/recovery-codes')).body['recoveryCodes'] as string[]
    expect(new Set([...renewed, ...recoveryCodes]).size).toBe(20)
    expect(refusedAs(await client.post('/auth/step-up', { code: recoveryCodes[0] }))).toEqual([
      400,
      'invalid_code',
    ])
    expect((await client.post('/auth/step-up', { code: renewed[0] })).status).toBe(204)
  })

  it('are for who has a factor', async () => {
    const { client } = await signedIn()
    expect(refusedAs(await client.post('/auth/recovery-codes'))).toEqual([400, 'validation'])
    await addsPasskey(api, client)
  })
})
