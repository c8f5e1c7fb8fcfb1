import { describe, expect, it } from 'vitest'
import { newAccount, TEST_PASSWORD, verifiedAccount } from '../../../../db/testing/factories.ts'
import { hashSecretId } from '../../../../identity/sessions.ts'
import { useTestApi, type Answered, type ApiClient } from '../../../testing/index.ts'
import { signsInWith, useProviders } from '../testing/providers.ts'

const api = useTestApi({ env: await useProviders() })
const password = TEST_PASSWORD
const refusedAs = (answer: Answered) => [answer.status, answer.body['code']]

/** A browser back from Google, which vouches for the address, and the address already has an account. */
async function waiting(given: Parameters<typeof verifiedAccount>[1] = {}) {
  const account = await verifiedAccount(api.db, given)
  const client = api.anonymous()
  const answer = await signsInWith(client, 'google', { email: account.email, verified: true })
  expect(answer.headers.get('Location')).toBe('/link-account')
  expect(client.cookies.has('session-80')).toBe(false)
  return { account, client }
}
/** The same with a provider that vouches for nothing: the browser looks signed up. */
async function unvouched(email: string) {
  const client = api.anonymous()
  const answer = await signsInWith(client, 'google', { email, verified: false })
  expect(answer.headers.get('Location')).toBe('/onboarding')
  return client
}
const identitiesOf = (id: string) =>
  api.db.rows('select provider, proved_by from identities where account_id = ?', [id])
const mailedTo = async ({ email }: { email: string }) => (await api.linkTo(email, 'link-identity'))!
const signsInAgain = async (client: ApiClient, email: string) =>
  (await signsInWith(client, 'google', { email, verified: true })).headers.get('Location')
const showCode = async (token: string) =>
  String((await api.anonymous().post('/auth/mail-code', { token })).body['code'])

describe('an identity whose provider vouches for an address that has an account', () => {
  it('is linked by the account’s password; the first provider stays', async () => {
    const { account, client } = await waiting()
    expect((await client.get('/auth/link')).body).toEqual({
      provider: 'google',
      email: account.email,
      byPassword: true,
      byFactor: false,
    })
    const answer = await client.post('/auth/link/password', { password })
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { user: { id: account.id, authProvider: 'email' } },
    ])
    expect((await client.get('/users/me')).body['id']).toBe(account.id)
    expect(await identitiesOf(account.id)).toEqual([{ provider: 'google', proved_by: 'password' }])
    expect(await signsInAgain(api.anonymous(), account.email)).toBe('/onboarding')
    expect(await api.mails(account.id), 'the owner is told').toMatchObject([{ mail: 'security-notice' }])
  })

  it('is linked by a mailed link, once, in the browser that began', async () => {
    const { account, client } = await waiting({ passwordHash: null, authProvider: 'microsoft' })
    expect((await client.post('/auth/link/mail')).status).toBe(202)
    const token = await mailedTo(account)
    const other = api.anonymous()
    await signsInWith(other, 'google', { email: 'somebody-else@provider.test', verified: true })
    for (const stranger of [other, api.anonymous()])
      expect(refusedAs(await stranger.post('/auth/link/token', { token }))).toEqual([400, 'invalid_token'])
    expect((await client.post('/auth/link/token', { token: 'x'.repeat(43) })).status).toBe(400)
    expect((await client.post('/auth/link/token', { token })).body).toMatchObject({
      user: { id: account.id },
    })
    expect((await client.post('/auth/link/token', { token })).status).toBe(400)
    expect(await identitiesOf(account.id)).toEqual([{ provider: 'google', proved_by: 'mail' }])
  })

  it('is linked once of several clicks at once', async () => {
    const { account, client } = await waiting()
    await client.post('/auth/link/mail')
    const token = await mailedTo(account)
    const answers = await Promise.all([1, 2, 3].map(() => client.post('/auth/link/token', { token })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400])
    expect(await identitiesOf(account.id)).toHaveLength(1)
  })

  it('is not linked by wrong passwords, and after five not by the right one', async () => {
    const { account, client } = await waiting()
    for (let tries = 0; tries < 5; tries += 1)
      expect((await client.post('/auth/link/password', { password: 'wrong' })).status).toBe(401)
    expect((await client.post('/auth/link/password', { password })).status).toBe(400)
    expect(await identitiesOf(account.id)).toEqual([])
  })

  it('waits an hour; a newer mail goes out after twenty minutes and ends none before', async () => {
    const { account, client } = await waiting()
    await client.post('/auth/link/mail')
    const first = await mailedTo(account)
    await client.post('/auth/link/mail')
    expect(await mailedTo(account), 'one is out').toBe(first)
    api.clock.advance({ minutes: 20 })
    await client.post('/auth/link/mail')
    expect(await mailedTo(account)).not.toBe(first)
    const { account: late, client: lateClient } = await waiting()
    expect((await client.post('/auth/link/token', { token: first })).status).toBe(200)
    api.clock.advance({ hours: 1 })
    expect((await lateClient.post('/auth/link/password', { password })).status).toBe(400)
    expect((await lateClient.get('/auth/link')).status).toBe(400)
    expect(await identitiesOf(late.id)).toEqual([])
  })

  it('waits in its browser alone: nothing can be proved without having begun', async () => {
    await waiting()
    const stranger = api.anonymous()
    expect(refusedAs(await stranger.get('/auth/link'))).toEqual([400, 'invalid_token'])
    expect(refusedAs(await stranger.post('/auth/link/password', { password }))).toEqual([
      400,
      'invalid_token',
    ])
    expect(refusedAs(await stranger.post('/auth/link/mail'))).toEqual([400, 'invalid_token'])
  })

  it('goes with its account when that is deleted', async () => {
    const { account, client } = await waiting()
    await client.post('/auth/link/password', { password })
    await waiting({ email: 'another@provider.test' })
    expect((await client.delete('/users/me')).status).toBe(204)
    expect(await identitiesOf(account.id)).toEqual([])
    expect(await signsInAgain(api.anonymous(), account.email)).toBe('/onboarding')
  })

  it('ends by a reset, whatever was mailed for it', async () => {
    const { account, client } = await waiting()
    await client.post('/auth/link/mail')
    const token = await mailedTo(account)
    await api.anonymous().post('/auth/forgot-password', { email: account.email })
    const reset = await api.linkTo(account.email, 'reset-password')
    await api.anonymous().post('/auth/reset-password', { token: reset, password: 'nine purple yams' })
    expect((await client.post('/auth/link/token', { token })).status).toBe(400)
    expect((await client.post('/auth/link/password', { password: 'nine purple yams' })).status).toBe(400)
    expect(await identitiesOf(account.id)).toEqual([])
  })
})

const askedCode = async () => {
  const begun = await waiting()
  await begun.client.post('/auth/link/mail')
  const token = await mailedTo(begun.account)
  return { ...begun, token, code: await showCode(token) }
}
const type = (client: ApiClient, code: string) => client.post('/auth/link/code', { code })

describe('the code that a mailed link shows in another browser', () => {
  it('links where it is typed in the browser that began, however it is written', async () => {
    const { account, client, code } = await askedCode()
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    expect((await type(client, ` ${code.toLowerCase().replace('-', ' ')} `)).status).toBe(200)
    expect(await identitiesOf(account.id)).toEqual([{ provider: 'google', proved_by: 'mail' }])
    expect((await type(client, code)).status, 'once').toBe(400)
  })

  it('is worth nothing in any other browser', async () => {
    const { account, code } = await askedCode()
    const { client: other } = await waiting()
    expect(refusedAs(await type(other, code))).toEqual([400, 'invalid_code'])
    expect(refusedAs(await type(api.anonymous(), code))).toEqual([400, 'invalid_token'])
    expect(await identitiesOf(account.id)).toEqual([])
  })

  it('works for ten minutes after it was last shown', async () => {
    const { client, code, token } = await askedCode()
    api.clock.advance({ minutes: 10 })
    expect(refusedAs(await type(client, code))).toEqual([400, 'invalid_code'])
    expect(await showCode(token)).toBe(code)
    api.clock.advance({ minutes: 9, seconds: 59 })
    expect((await type(client, code)).status).toBe(200)
  })

  it('works for five tries, also when they run at once, and no showing gives more', async () => {
    const first = await askedCode()
    for (let time = 0; time < 5; time += 1)
      expect(refusedAs(await type(first.client, 'AAAA-AAAA'))).toEqual([400, 'invalid_code'])
    await showCode(first.token)
    expect(refusedAs(await type(first.client, first.code))).toEqual([400, 'invalid_code'])

    const second = await askedCode()
    await Promise.all(Array.from({ length: 12 }, () => type(second.client, 'AAAA-AAAA')))
    const [row] = await api.db.rows('select code_tries from mail_tokens where account_id = ?', [
      second.account.id,
    ])
    expect(row).toEqual({ code_tries: 5 })
    expect(refusedAs(await type(second.client, second.code))).toEqual([400, 'invalid_code'])
    // The link itself was used up by nobody.
    expect((await second.client.post('/auth/link/token', { token: second.token })).status).toBe(200)
  })

  it('was never shown: then not even the right one works', async () => {
    const { account, client } = await waiting()
    await client.post('/auth/link/mail')
    const token = await mailedTo(account)
    const code = await showCode(token)
    await api.db.rows('update mail_tokens set code_shown_at = null where account_id = ?', [account.id])
    expect(refusedAs(await type(client, code))).toEqual([400, 'invalid_code'])
  })

  it('is shown for an open link alone', async () => {
    const { client, token } = await askedCode()
    await client.post('/auth/link/token', { token })
    for (const dead of [token, 'x'.repeat(43)])
      expect(refusedAs(await api.anonymous().post('/auth/mail-code', { token: dead }))).toEqual([
        400,
        'invalid_token',
      ])
  })
})

const owned = async () => (await verifiedAccount(api.db)).email
const ownedByGoogle = async () =>
  (await verifiedAccount(api.db, { passwordHash: null, authProvider: 'google' })).email
/** What a stranger sees, without what differs on every call. */
const seen = ({ status, headers, text }: Answered, email: string) => [
  status,
  text.replaceAll(email, 'EMAIL').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID'),
  headers.get('Location'),
  headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, '=')),
  [...headers.keys()].toSorted(),
]
const withoutSession = ({ cookies }: ApiClient): ApiClient => {
  const client = api.anonymous()
  for (const [name, value] of cookies) if (name !== 'session-80') client.cookies.set(name, value)
  return client
}

describe('an identity whose provider vouches for nothing', () => {
  let addresses = 0
  const free = () => `free-${(addresses += 1)}@provider.test`

  const steps: readonly (readonly [string, (client: ApiClient) => Promise<Answered>])[] = [
    ['GET /auth/link', (client) => client.get('/auth/link')],
    ['POST /auth/link/mail', (client) => client.post('/auth/link/mail')],
    ['POST /auth/link/mail again', (client) => client.post('/auth/link/mail')],
    ['POST /auth/link/password', (client) => client.post('/auth/link/password', { password })],
    [
      'POST /auth/link/password, wrong',
      (client) => client.post('/auth/link/password', { password: 'wrong' }),
    ],
    ['POST /auth/link/code', (client) => client.post('/auth/link/code', { code: 'AAAA-AAAA' })],
    ['POST /auth/link/token', (client) => client.post('/auth/link/token', { token: 'x'.repeat(43) })],
    ['GET /users/me', (client) => client.get('/users/me')],
    ['GET /drafts', (client) => client.get('/drafts')],
    ['GET /auth/sessions', (client) => client.get('/auth/sessions')],
    ['GET /auth/link, without the session', (client) => withoutSession(client).get('/auth/link')],
    ['POST /auth/link/mail, without it', (client) => withoutSession(client).post('/auth/link/mail')],
    [
      'POST /auth/link/password, without it',
      (client) => withoutSession(client).post('/auth/link/password', { password }),
    ],
    [
      'POST /auth/link/code, without it',
      (client) => withoutSession(client).post('/auth/link/code', { code: 'AAAA-AAAA' }),
    ],
    [
      'POST /auth/resend-verification',
      (client) => client.post('/auth/resend-verification', { email: 'EMAIL' }),
    ],
  ]

  it.each(['google', 'microsoft'] as const)(
    'is answered alike by %s whether the address is free or has an account, step by step',
    async (provider) => {
      for (const address of [free, owned, ownedByGoogle]) {
        const [one, other] = [await address(), free()]
        const [ofOne, ofOther] = [api.anonymous(), api.anonymous()]
        const says = provider === 'microsoft' ? { xms_edov: '' } : {}
        const back = await signsInWith(ofOne, provider, { email: one, verified: false, says })
        const otherBack = await signsInWith(ofOther, provider, { email: other, verified: false, says })
        expect(seen(back, one)).toEqual(seen(otherBack, other))
        for (const [name, step] of [...steps, ...steps]) {
          expect(seen(await step(ofOne), one), name).toEqual(seen(await step(ofOther), other))
          await api.answerMailRequests()
        }
      }
    },
  )

  it('sends one mail either way, for the address alone', async () => {
    for (const [email, purpose] of [
      [free(), 'verify-email'],
      [await owned(), 'link-identity'],
    ] as const) {
      const before = (await api.mails()).length
      const client = await unvouched(email)
      await client.post('/auth/link/mail')
      await client.post('/auth/resend-verification', { email })
      expect(await api.linkTo(email, purpose)).toBeDefined()
      expect(await api.mails()).toHaveLength(before + 1)
    }
  })

  it('is linked by the mail alone, never by the account’s password', async () => {
    const account = await verifiedAccount(api.db)
    const client = await unvouched(account.email)
    expect((await client.get('/auth/link')).body['byPassword']).toBe(false)
    expect((await client.post('/auth/link/password', { password })).status).toBeGreaterThanOrEqual(400)
    expect(await identitiesOf(account.id)).toEqual([])
    const token = await mailedTo(account)
    expect((await api.anonymous().post('/auth/link/token', { token })).status).toBe(400)
    expect((await client.post('/auth/link/token', { token })).status).toBe(200)
    expect((await client.get('/users/me')).body['id']).toBe(account.id)
    expect(await identitiesOf(account.id)).toEqual([{ provider: 'google', proved_by: 'mail' }])
  })

  it('has the session of a sign-up, which opens nothing and never becomes an account’s', async () => {
    const email = free()
    const client = await unvouched(email)
    const cookie = client.cookies.get('session-80')!
    expect((await client.get('/users/me')).body).toMatchObject({ email, verified: false })
    expect(refusedAs(await client.get('/drafts'))).toEqual([403, 'email_unverified'])
    const token = (await api.linkTo(email, 'verify-email'))!
    expect((await client.get(`/auth/verify?token=${token}`)).status).toBe(200)
    const old = api.anonymous()
    old.cookies.set('session-80', cookie)
    expect((await old.get('/drafts')).status).toBe(401)
    expect(await api.db.rows('select 1 from sessions where id_hash = ?', [hashSecretId(cookie)])).toEqual([])
    const again = await signsInWith(client, 'google', { email, verified: false })
    expect(again.headers.get('Location')).toBe('/onboarding')
    expect((await client.get('/drafts')).status).toBe(200)
    expect(client.cookies.get('session-80')).not.toBe(cookie)
  })

  it('signs in nowhere but in its browser while its account is provisional', async () => {
    const email = free()
    const client = await unvouched(email)
    const token = (await api.linkTo(email, 'verify-email'))!
    await client.get(`/auth/verify?token=${token}`)
    const elsewhere = await signsInWith(api.anonymous(), 'google', { email, verified: false })
    expect(elsewhere.headers.get('Location')).toBe('/login?problem=unverified')
  })
})

it('what waited in the browser before ends alike, whoever has the address of the next one', async () => {
  for (const email of ['next-is-free@provider.test', (await verifiedAccount(api.db)).email]) {
    const { client } = await waiting()
    const answer = await signsInWith(client, 'google', { email, verified: false })
    expect(answer.headers.get('Location')).toBe('/onboarding')
    client.cookies.delete('session-80')
    expect(refusedAs(await client.post('/auth/link/password', { password }))).toEqual([400, 'invalid_token'])
  }
})

describe('a provisional account', () => {
  it('loses the password its sign-up planted when its mailbox proves an identity', async () => {
    const email = 'planted@provider.test'
    const attacker = api.anonymous()
    await attacker.post('/auth/signup', { email, password: 'planted by someone' })
    const token = (await api.linkTo(email, 'verify-email'))!
    await attacker.get(`/auth/verify?token=${token}`)

    const owner = api.anonymous()
    await signsInWith(owner, 'google', { email, verified: true })
    const planted = await owner.post('/auth/link/password', { password: 'planted by someone' })
    expect(planted.status, 'a password that counts elsewhere only proves nothing here').toBe(401)
    await owner.post('/auth/link/mail')
    const link = (await api.linkTo(email, 'link-identity'))!
    expect((await owner.post('/auth/link/token', { token: link })).status).toBe(200)
    const attack = await attacker.post('/auth/login', { email, password: 'planted by someone' })
    expect(refusedAs(attack)).toEqual([401, 'invalid_credentials'])
  })

  it('keeps its password when that proved the identity, in the browser where it counts', async () => {
    const browserHash = hashSecretId('a browser of a test')
    const account = await newAccount(api.db, {
      email: 'mine@provider.test',
      provisionalBrowser: browserHash,
      provisionalUntil: new Date(api.clock.now().getTime() + 3_600_000),
    })
    const client = api.anonymous()
    client.cookies.set('browser-80', 'a browser of a test')
    await signsInWith(client, 'google', { email: account.email, verified: true })
    expect((await client.post('/auth/link/password', { password })).status).toBe(200)
    const elsewhere = await api.anonymous().post('/auth/login', { email: account.email, password })
    expect(elsewhere.status).toBe(200)
  })
})
