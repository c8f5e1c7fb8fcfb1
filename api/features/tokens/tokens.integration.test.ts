import { generateKeyPairSync } from 'node:crypto'
import * as fc from 'fast-check'
import {
  SignJWT,
  UnsecuredJWT,
  createLocalJWKSet,
  decodeJwt,
  importPKCS8,
  jwtVerify,
  type CryptoKey,
  type JSONWebKeySet,
} from 'jose'
import { describe, expect, it } from 'vitest'
import { mailTokenOf, verifiedAccount } from '../../../db/testing/factories.ts'
import { mailToken } from '../../../db/mail-link.ts'
import { issueToken, readToken, signingKey } from '../../http/tokens.ts'
import { useTestApi, type Answered, type ApiClient } from '../../testing/index.ts'

const api = useTestApi()

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
const whoIs = (token: string, client = api.anonymous()) => client.get('/users/me', bearer(token))
const refusedAs = ({ status, body }: Answered) => [status, body['code']]
const over = [401, 'unauthorized']
const ended = [401, 'session_ended']

async function tokenOf(client: ApiClient): Promise<string> {
  const answer = await client.post('/auth/token')
  expect(answer.status).toBe(200)
  return String(answer.body['token'])
}

describe('POST /auth/token', () => {
  it('gives a token that works for five minutes in place of the cookie', async () => {
    const { id, email } = await verifiedAccount(api.db)
    const client = await api.signedInAs({ id })
    const answer = await client.post('/auth/token')
    const asked = api.clock.now().getTime()
    expect(answer.body).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]{86}$/) as string,
      expiresAt: new Date(asked + 300_000).toISOString(),
    })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const token = String(answer.body['token'])
    expect(await whoIs(token)).toMatchObject({ status: 200, body: { id, email } })
    expect(await whoIs(token, client)).toMatchObject({ status: 200, body: { id } })

    api.clock.advance({ minutes: 4, seconds: 59 })
    expect((await whoIs(token)).status).toBe(200)
    api.clock.advance({ seconds: 1 })
    expect(refusedAs(await whoIs(token))).toEqual(over)
    expect((await whoIs(token)).headers.get('WWW-Authenticate')).toContain('invalid_token')
  })

  it('needs the cookie: without a session, and with a token alone, there is none', async () => {
    expect(refusedAs(await api.anonymous().post('/auth/token'))).toEqual(over)
    const token = await tokenOf(await api.signedInAs(await verifiedAccount(api.db)))
    expect(refusedAs(await api.anonymous().post('/auth/token', undefined, bearer(token)))).toEqual(over)
  })

  it('serves a session whose address is not verified, and grants it nothing more', async () => {
    const token = await tokenOf(await api.signedUp())
    expect((await whoIs(token)).body).toMatchObject({ verified: false })
    const drafts = await api.anonymous().get('/drafts', bearer(token))
    expect(refusedAs(drafts)).toEqual([403, 'email_unverified'])
  })

  it('says nothing of the person but the ids, and nothing that opens a session', async () => {
    const { id, email } = await verifiedAccount(api.db)
    const client = await api.signedInAs({ id })
    const token = await tokenOf(client)
    const claims = decodeJwt(token)
    expect(Object.keys(claims).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub'])
    expect(claims).toMatchObject({ sub: id, iss: 'http://naijatax.test/api/auth' })
    const [cookie = ''] = client.cookies.values()
    expect(JSON.stringify(claims)).not.toContain(email)
    expect(JSON.stringify(claims)).not.toContain(cookie)
    const thief = api.anonymous()
    thief.cookies.set([...client.cookies.keys()][0] ?? '', String(claims['sid']))
    expect(refusedAs(await thief.get('/users/me'))).toEqual(over)
  })
})

describe('a token lives no longer than its session', () => {
  it('ends with a logout', async () => {
    const client = await api.signedInAs(await verifiedAccount(api.db))
    const token = await tokenOf(client)
    await client.post('/auth/logout')
    expect(refusedAs(await whoIs(token))).toEqual(ended)
  })

  it('ends when the session is signed out from elsewhere, and with the account', async () => {
    const account = await verifiedAccount(api.db)
    const phone = await api.signedInAs(account)
    const token = await tokenOf(phone)
    const laptop = await api.signedInAs(account)
    await laptop.delete('/auth/sessions')
    expect(refusedAs(await whoIs(token))).toEqual(ended)
    const last = await tokenOf(laptop)
    expect((await laptop.delete('/users/me')).status).toBe(204)
    expect(refusedAs(await whoIs(last))).toEqual(over)
  })

  it('logs the session out that it stands for', async () => {
    const client = await api.signedInAs(await verifiedAccount(api.db))
    const token = await tokenOf(client)
    expect((await api.anonymous().post('/auth/logout', undefined, bearer(token))).status).toBe(204)
    expect(refusedAs(await client.get('/users/me'))).toEqual(ended)
  })
})

describe('two different sessions on one request', () => {
  it('answers 401 session_mismatch, of two people and of one', async () => {
    const account = await verifiedAccount(api.db)
    const token = await tokenOf(await api.signedInAs(account))
    const own = await api.signedInAs(account)
    const other = await api.signedInAs(await verifiedAccount(api.db))
    for (const client of [own, other])
      expect(refusedAs(await whoIs(token, client))).toEqual([401, 'session_mismatch'])
    const changed = await other.put('/users/me', { firstName: 'Mallory' }, bearer(token))
    expect(refusedAs(changed)).toEqual([401, 'session_mismatch'])
    expect((await other.get('/users/me')).body).toMatchObject({ firstName: 'Adaeze' })
  })

  it('is so for a cookie that is over already', async () => {
    const account = await verifiedAccount(api.db)
    const token = await tokenOf(await api.signedInAs(account))
    const stale = await api.signedInAs(account, { expiresAt: api.clock.now() })
    expect(refusedAs(await whoIs(token, stale))).toEqual([401, 'session_mismatch'])
  })
})

/** A token signed as the API does, with these changes. */
async function tokenWith(changes: { claims?: object; header?: object; key?: CryptoKey | Uint8Array } = {}) {
  const client = await api.signedInAs(await verifiedAccount(api.db))
  const claims = decodeJwt(await tokenOf(client))
  const header = { alg: 'EdDSA', typ: 'naijatax-session+jwt', ...changes.header }
  const { secret } = await signingKey(api.env)
  return new SignJWT({ ...claims, ...changes.claims }).setProtectedHeader(header).sign(changes.key ?? secret)
}

describe('forged tokens', () => {
  it('is taken when nothing is changed, so that the ones below fail for their change', async () => {
    expect((await whoIs(await tokenWith())).status).toBe(200)
  })

  it.each([
    ['another audience', { claims: { aud: 'http://naijatax.test' } }],
    ['another issuer', { claims: { iss: 'http://elsewhere.test/api/auth' } }],
    ['no expiry', { claims: { exp: undefined } }],
    ['past its end', { claims: { exp: 1 } }],
    ['not valid yet', { claims: { nbf: 9_999_999_999 } }],
    ['another account', { claims: { sub: '01900000-0000-7000-8000-000000000000' } }],
    ['another session', { claims: { sid: Buffer.alloc(32).toString('base64url') } }],
    ['no session', { claims: { sid: undefined } }],
    ['a session that is no text', { claims: { sid: { $ne: null } } }],
    ['another kind of token', { header: { typ: 'JWT' } }],
  ])('%s', async (_what, changes) => {
    expect(refusedAs(await whoIs(await tokenWith(changes)))).toEqual(over)
  })

  it('another key, no signature, and the public key as a shared secret', async () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
    const stranger = await tokenWith({ key: await importPKCS8(pem, 'EdDSA') })
    const claims = decodeJwt(await tokenWith())
    const unsigned = new UnsecuredJWT(claims).encode()
    const { published } = await signingKey(api.env)
    const shared = await tokenWith({
      header: { alg: 'HS256' },
      key: new TextEncoder().encode(String(published['x']).padEnd(32)),
    })
    for (const token of [stranger, unsigned, shared]) expect(refusedAs(await whoIs(token))).toEqual(over)
  })

  it('the token of a mailed link, and a session’s id', async () => {
    const { id: accountId } = await verifiedAccount(api.db)
    const client = await api.signedInAs({ id: accountId })
    const row = await mailTokenOf(api.db, api.env.TOKEN_KEY, { accountId, purpose: 'reset-password' })
    const [cookie = ''] = client.cookies.values()
    for (const token of [mailToken(api.env.TOKEN_KEY, 'reset-password', row), cookie])
      expect(refusedAs(await whoIs(token))).toEqual(over)
    const own = await tokenOf(client)
    const reset = await client.post('/auth/reset-password', { token: own, password: 'three blue gourds' })
    expect(reset.status).toBe(400)
    expect((await client.get('/users/me')).status).toBe(200)
  })

  it('one changed letter anywhere', async () => {
    const token = await tokenWith()
    const letters = 'A B C a b c 0 1 9 - _ . ='.split(' ')
    await fc.assert(
      fc.asyncProperty(fc.nat(token.length - 2), fc.constantFrom(...letters), async (at, letter) => {
        fc.pre(token[at] !== letter)
        const bent = token.slice(0, at) + letter + token.slice(at + 1)
        expect(refusedAs(await whoIs(bent))).toEqual(over)
      }),
      { numRuns: 60 },
    )
  })

  it('any text at all is refused, and never a fault of ours', async () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'Z', '0', '9', '.', '-', '_', '=', '+', '/', ' ', '{', '"', '\\', '%'),
      maxLength: 200,
    })
    await fc.assert(
      fc.asyncProperty(text, async (token) => {
        expect(refusedAs(await whoIs(token))).toEqual(over)
      }),
      { numRuns: 60 },
    )
    expect(refusedAs(await whoIs('a'.repeat(9000)))).toEqual(over)
  })

  it('another kind of Authorization is nothing to us', async () => {
    const client = await api.signedInAs(await verifiedAccount(api.db))
    expect((await client.get('/users/me', { Authorization: 'Basic eDp5' })).status).toBe(200)
  })
})

describe('the published keys', () => {
  it('check our tokens, and hold nothing secret', async () => {
    const answer = await api.anonymous().get('/auth/.well-known/jwks.json')
    const set = answer.body as unknown as JSONWebKeySet
    expect(set.keys).toEqual([
      {
        kty: 'OKP',
        crv: 'Ed25519',
        x: expect.any(String),
        kid: expect.any(String),
        alg: 'EdDSA',
        use: 'sig',
      },
    ])
    const token = await tokenOf(await api.signedInAs(await verifiedAccount(api.db)))
    await jwtVerify(token, createLocalJWKSet(set), { currentDate: api.clock.now() })
  })

  it('are the same in every process that has the same TOKEN_KEY, and in no other', async () => {
    const one = await signingKey({ TOKEN_KEY: 'k'.repeat(32) })
    const same = await signingKey({ TOKEN_KEY: 'k'.repeat(32) })
    const other = await signingKey({ TOKEN_KEY: 'l'.repeat(32) })
    expect(one.published).toEqual(same.published)
    expect(one.published.kid).not.toBe(other.published.kid)
  })

  it('are two while TOKEN_KEY rolls: tokens of both hold, and new ones are of the first', async () => {
    const [old, fresh] = ['k'.repeat(32), 'l'.repeat(32)]
    const rolling = await signingKey({ TOKEN_KEY: `${fresh},${old}` })
    const [before, after] = [await signingKey({ TOKEN_KEY: old }), await signingKey({ TOKEN_KEY: fresh })]
    const now = api.clock.now()
    const idHash = Buffer.alloc(32, 7)
    const holder = { idHash, holderId: 'ada', now }
    const read = async (key: typeof rolling, by: typeof rolling) =>
      readToken(api.env, key, { token: (await issueToken(api.env, by, holder)).token, now })
    for (const by of [before, after, rolling])
      expect(await read(rolling, by)).toEqual({ idHash, accountId: 'ada' })
    expect(await read(after, rolling)).toEqual({ idHash, accountId: 'ada' })
    expect(await read(after, before)).toBeUndefined()
    expect(rolling.before?.published.kid).toBe(before.published.kid)
  })
})
