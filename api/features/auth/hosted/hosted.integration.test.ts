import { generateKeyPairSync } from 'node:crypto'
import { SignJWT, UnsecuredJWT, importPKCS8 } from 'jose'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { signUp, verifiedAccount } from '../../../../db/testing/factories.ts'
import { startHostedProvider, type HostedPerson } from '../../../../platform/testing/hosted-provider.ts'
import { useTestApi, type Answered } from '../../../testing/index.ts'

const provider = await startHostedProvider()
afterAll(() => provider.stop())
const api = useTestApi({ env: provider.env })
afterEach(() => provider.goesAway(false))

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
const refusedAs = ({ status, body }: Answered) => [status, body['code']]
const over = [401, 'unauthorized']
let people = 0
/** A new person at the provider, which vouches for their address. */
const newPerson = (overrides: Partial<HostedPerson> = {}): HostedPerson => {
  people += 1
  return { sub: `user_${people}`, email: `hosted-${people}@example.test`, email_verified: true, ...overrides }
}
const tokenOf = (person: HostedPerson, changes = {}) => provider.token(person, api.clock.now(), changes)
const whoIs = async (person: HostedPerson, changes = {}) =>
  api.anonymous().get('/users/me', bearer(await tokenOf(person, changes)))
const accountsWith = ({ email }: HostedPerson) =>
  api.db.rows('select * from accounts where email = ?', [email ?? null])

describe('a hosted provider’s token', () => {
  it('makes the account on first sight, and finds it again by issuer and subject', async () => {
    const person = newPerson({ email: 'Hosted-First@Example.test' })
    const first = await whoIs(person)
    expect(first.body).toMatchObject({
      email: 'hosted-first@example.test',
      verified: true,
      authProvider: 'email',
    })
    const again = await whoIs({ ...person, email: 'changed@example.test' })
    expect(again.body).toMatchObject({ id: first.body['id'], email: 'hosted-first@example.test' })
    expect(await api.audited(String(first.body['id']))).toEqual(['user_created'])
    expect(
      await api.db.rows('select notice from consents where account_id = ?', [first.body['id']]),
    ).not.toEqual([])
  })

  it('makes one account, however many calls come at once', async () => {
    const person = newPerson()
    const answers = await Promise.all(Array.from({ length: 8 }, () => whoIs(person)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['id'])}`)).size).toBe(1)
    expect(await accountsWith(person)).toHaveLength(1)
  })

  it('works for every call of the product', async () => {
    const client = api.anonymous()
    const token = bearer(await tokenOf(newPerson()))
    const created = await client.post('/drafts', { answers: { salary: '1' }, currentStep: 1 }, token)
    expect(created.status).toBe(201)
    expect((await client.get('/drafts', token)).body).toHaveLength(1)
    expect((await client.post('/auth/logout', undefined, token)).status).toBe(204)
    expect([...client.cookies.keys()]).toEqual([])
  })

  it('whose address is not vouched for makes nothing, until the provider vouches for it', async () => {
    const person = newPerson({ email_verified: false })
    for (const email_verified of [false, 'true' as unknown as boolean]) {
      const refused = await whoIs({ ...person, email_verified })
      expect(refusedAs(refused)).toEqual([403, 'email_unverified'])
    }
    expect(await accountsWith(person)).toEqual([])
    expect(await api.mails()).toEqual([])
    const { body } = await whoIs({ ...person, email_verified: true })
    expect(body).toMatchObject({ verified: true })
    // What the provider says of the address later on takes nothing away: the account is the identity's.
    expect((await whoIs(person)).body).toMatchObject({ id: body['id'], verified: true })
  })

  it('opens no account by its address alone', async () => {
    const owner = await verifiedAccount(api.db)
    const refused = await whoIs(newPerson({ email: owner.email }))
    expect(refusedAs(refused)).toEqual([409, 'address_taken'])
    expect(await accountsWith(newPerson({ email: owner.email }))).toHaveLength(1)
  })

  it('vouched for wipes what others had planted under the address', async () => {
    const planted = await signUp(api.db)
    const { body } = await whoIs(newPerson({ email: planted.email }))
    expect(body['verified']).toBe(true)
    expect(await api.db.rows('select id from sign_ups where email = ?', [planted.email])).toEqual([])
    expect(await accountsWith(newPerson({ email: planted.email }))).toMatchObject([
      { id: body['id'], password_hash: null },
    ])
  })

  it('without an address is refused in words that say what to do', async () => {
    const { sub } = newPerson()
    const refused = await whoIs({ sub })
    expect(refusedAs(refused)).toEqual([403, 'email_missing'])
    expect(refused.body['error']).toContain('email address')
  })
})

describe('a token that does not hold', () => {
  it.each([
    ['over', { exp: 1 }],
    ['without an end', { exp: undefined }],
    ['not valid yet', { nbf: 9_999_999_999 }],
    ['for another audience', { aud: 'another-product' }],
    ['for nobody', { aud: undefined }],
    ['of nobody', { sub: undefined }],
    ['of the empty name', { sub: '' }],
  ])('%s', async (_what, changes) => {
    const person = newPerson()
    expect(refusedAs(await whoIs(person, changes))).toEqual(over)
    expect(await accountsWith(person)).toEqual([])
  })

  it('is over when its minute is', async () => {
    const token = await tokenOf(newPerson())
    api.clock.advance({ seconds: 64 })
    expect((await api.anonymous().get('/users/me', bearer(token))).status).toBe(200)
    api.clock.advance({ seconds: 2 })
    expect(refusedAs(await api.anonymous().get('/users/me', bearer(token)))).toEqual(over)
  })

  it('by another key, by no key, and by another issuer', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const key = await importPKCS8(String(privateKey.export({ type: 'pkcs8', format: 'pem' })), 'ES256')
    const now = Math.floor(api.clock.now().getTime() / 1000)
    const person = newPerson()
    const claims = { ...person, iss: provider.issuer, aud: provider.audience, iat: now, exp: now + 60 }
    const sign = (header: object, iss = provider.issuer) =>
      new SignJWT({ ...claims, iss }).setProtectedHeader({ alg: 'ES256', ...header }).sign(key)
    const tokens = [
      await sign({ kid: 'one' }),
      await sign({ kid: 'two' }),
      await sign({ kid: 'one' }, 'https://elsewhere.example'),
      new UnsecuredJWT(claims).encode(),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(new Uint8Array(32)),
    ]
    for (const token of tokens)
      expect(refusedAs(await api.anonymous().get('/users/me', bearer(token)))).toEqual(over)
    expect(await accountsWith(person)).toEqual([])
  })
})

describe('deleting the account', () => {
  it('needs a sign-in that the provider says was of the last ten minutes', async () => {
    const person = newPerson()
    const now = api.clock.now().getTime() / 1000
    for (const age of [
      { auth_time: now - 601 },
      { auth_time: undefined },
      { auth_time: undefined, fva: [11, -1] },
    ]) {
      const refused = await api.anonymous().delete('/users/me', bearer(await tokenOf(person, age)))
      expect(refusedAs(refused)).toEqual([401, 'reauthentication_required'])
    }
    const fresh = bearer(await tokenOf(person, { auth_time: undefined, fva: [9, -1] }))
    expect((await api.anonymous().delete('/users/me', fresh)).status).toBe(204)
  })

  it('is not undone by a token that was signed before', async () => {
    const person = newPerson()
    const token = bearer(await tokenOf(person))
    expect((await api.anonymous().delete('/users/me', token)).status).toBe(204)
    expect(refusedAs(await api.anonymous().get('/users/me', token))).toEqual(over)
    expect(await accountsWith(person)).toEqual([])
    const kept = JSON.stringify(await api.db.rows('select * from ended_identities'))
    expect(kept).not.toContain(person.sub)
    api.clock.advance({ seconds: 1 })
    expect((await whoIs(person)).status).toBe(200)
  })
})

describe('the page and its config', () => {
  it('names the key and the script, lets in exactly its host, and offers no provider of ours', async () => {
    const answer = await api.anonymous().get('/config/public')
    expect(answer.body).toEqual({
      publishableKey: provider.publishableKey,
      identityScriptUrl: provider.scriptUrl,
      providers: [],
      freeCalculations: 3,
      identityMode: 'hosted',
      movingUntil: null,
    })
    const page = await api.anonymous().get('/docs', { Accept: 'text/html' })
    const policy = page.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain(`script-src 'self' ${provider.issuer};`)
    expect(policy).toContain(`connect-src 'self' ${provider.issuer};`)
    expect(policy.split(provider.issuer)).toHaveLength(3)
  })
})
