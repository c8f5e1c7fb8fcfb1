import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useTestApi, type Answered } from '../../../testing/index.ts'
import { leavesFor, signsInWith, typesThere, useProviders } from '../testing/providers.ts'

const env = await useProviders()
const api = useTestApi({ env })

let people = 0
const newEmail = () => `person-${(people += 1)}@provider.test`
const goesTo = (answer: Answered) => [answer.status, answer.headers.get('Location')]
const sessionsOf = (email: string) =>
  api.db.rows(
    'select s.* from sessions s join accounts a on a.id = s.account_id where a.email = ? order by s.id',
    [email],
  )

describe('GET /config/public', () => {
  it('names the providers and a key', async () => {
    const { body } = await api.anonymous().get('/config/public')
    expect(body).toEqual({
      publishableKey: expect.stringMatching(/./) as string,
      identityScriptUrl: null,
      providers: ['google', 'microsoft'],
      freeCalculations: 3,
      identityMode: 'built-in',
      movingUntil: null,
    })
  })
})

describe('a sign-in with Google', () => {
  it('asks with a code, PKCE, state and nonce, for the email alone, and leaves no secret in the browser', async () => {
    const client = api.anonymous()
    const there = await leavesFor(client, 'google')
    const asked = Object.fromEntries(there.searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: 'http://naijatax.test/api/auth/google/callback',
      state: expect.stringMatching(/^.{43}$/) as string,
      nonce: expect.stringMatching(/^.{43}$/) as string,
    })
    expect([...client.cookies.keys()]).toEqual(['sign-in-80', 'browser-80'])
    const [attempt] = await api.db.rows('select * from sign_in_attempts')
    expect(JSON.stringify(attempt)).not.toContain(client.cookies.get('sign-in-80'))
  })

  it('makes a verified account and lands on /onboarding, again and again the same', async () => {
    const email = newEmail()
    const client = api.anonymous()
    const answer = await signsInWith(client, 'google', { email, verified: true })
    expect(goesTo(answer)).toEqual([302, '/onboarding'])
    const me = await client.get('/users/me')
    expect(me.body).toMatchObject({ email, verified: true, authProvider: 'google', firstName: null })
    expect(client.cookies.has('sign-in-80')).toBe(false)
    expect(answer.text + JSON.stringify([...answer.headers])).not.toMatch(/eyJ|id_token|access_token/)

    const first = client.cookies.get('session-80')
    await signsInWith(client, 'google', { email, verified: true })
    expect(client.cookies.get('session-80')).not.toBe(first)
    expect((await sessionsOf(email)).map((row) => row['ended_because'])).toEqual(['replaced', null])
    expect((await client.get('/users/me')).body['id']).toBe(me.body['id'])
    expect(await api.audited(String(me.body['id']))).toEqual([
      'user_created',
      'authn_login_success',
      'authn_login_success',
    ])
  })

  it('mails its own verification when Google does not vouch, and lets nothing else be used before', async () => {
    const email = newEmail()
    const client = api.anonymous()
    await signsInWith(client, 'google', { email, verified: false })
    expect((await client.get('/users/me')).body).toMatchObject({ email, verified: false })
    expect((await client.get('/drafts')).status).toBe(403)
    const path = `/auth/verify?token=${await api.linkTo(email, 'verify-email')}`
    expect((await api.anonymous().get(path)).status, 'in another browser').toBe(303)
    expect((await client.get(path)).status).toBe(200)
    // The session of a sign-up never becomes an account's: one sign-in more.
    expect((await client.get('/drafts')).status).toBe(401)
    const wish = '?returnTo=%2Faccount'
    expect(goesTo(await signsInWith(client, 'google', { email, verified: false }, wish))).toEqual([
      302,
      '/onboarding',
    ])
    expect((await client.get('/drafts')).status).toBe(200)
    expect(goesTo(await signsInWith(client, 'google', { email, verified: false }, wish))).toEqual([
      302,
      '/account',
    ])
  })

  it('mails its own verification too when a personal Google account has an address elsewhere', async () => {
    const client = api.anonymous()
    await signsInWith(client, 'google', { email: newEmail(), verified: true, says: { hd: '' } })
    expect((await client.get('/users/me')).body).toMatchObject({ verified: false })
  })

  it('ends at /login when the person cancels', async () => {
    const client = api.anonymous()
    expect(goesTo(await signsInWith(client, 'google', 'cancel'))).toEqual([302, '/login?problem=cancelled'])
    expect([...client.cookies.keys()]).toEqual(['browser-80'])
  })

  it.each([
    ['/questionnaire?draft=1', '/questionnaire?draft=1'],
    ['//evil.test', '/onboarding'],
    ['/\\evil.test', '/onboarding'],
    ['javascript:alert(1)', '/onboarding'],
    ['https://evil.test/', '/onboarding'],
    ['/\t/evil.test', '/onboarding'],
    ['/.//evil.test', '/onboarding'],
    ['/api/auth/logout', '/onboarding'],
  ])('asked to return to %j goes to %j', async (returnTo, lands) => {
    const query = `?returnTo=${encodeURIComponent(returnTo)}`
    const who = { email: newEmail(), verified: true }
    const first = await signsInWith(api.anonymous(), 'google', who, query)
    expect(goesTo(first), 'a first sign-in lands on /onboarding').toEqual([302, '/onboarding'])
    const answer = await signsInWith(api.anonymous(), 'google', who, query)
    expect(answer.headers.get('Location')).toBe(lands)
  })

  it('does nothing for a HEAD', async () => {
    const client = api.anonymous()
    expect(goesTo(await client.send('HEAD', '/auth/google'))).toEqual([302, '/login?problem=expired'])
    expect([...client.cookies.keys()]).toEqual([])
  })
})

/** Signs in with Microsoft for the first time. @returns whether the address needs no mail of ours. */
const verified = async (email: string, says: Record<string, string> = {}) => {
  const client = api.anonymous()
  expect(goesTo(await signsInWith(client, 'microsoft', { email, says }))).toEqual([302, '/onboarding'])
  return (await client.get('/users/me')).body['verified']
}

describe('a sign-in with Microsoft', () => {
  it('needs no mail of ours where Microsoft runs the mailbox: its own domains, and a tenant’s proved one', async () => {
    const work = { tid: '72f988bf-86f1-41af-91ab-2d7cd011db47' }
    expect(await verified('ngozi@outlook.com')).toBe(true)
    expect(await verified(newEmail(), work)).toBe(true)
    expect(await verified(newEmail(), { ...work, xms_edov: '' })).toBe(false)
    expect(await verified(newEmail(), { ...work, idp: 'live.com' })).toBe(false)
  })

  it('keeps an identity that was known by its sub under tenant and object id, once it comes again', async () => {
    const client = api.anonymous()
    const email = 'bisi@outlook.com'
    await signsInWith(client, 'microsoft', { email })
    const me = String((await client.get('/users/me')).body['id'])
    const identity = () => api.db.rows('select issuer, subject from identities where account_id = ?', [me])
    const [kept] = await identity()
    const sub = createHash('sha256').update(`microsoft ${email}`).digest('hex').slice(0, 32)
    await api.db.connection.raw('update identities set subject = ? where account_id = ?', [sub, me])
    const again = api.anonymous()
    await signsInWith(again, 'microsoft', { email })
    expect((await again.get('/users/me')).body['id']).toBe(me)
    expect(await identity()).toEqual([kept])
    expect(kept?.['subject']).toMatch(/^9188040d-6c67-4c5b-b112-36a304b66dad\.[0-9a-f-]{36}$/)
  })

  it('makes an account that verifies by our own mail', async () => {
    const email = newEmail()
    const client = api.anonymous()
    const there = await leavesFor(client, 'microsoft')
    expect(there.searchParams.get('state')).toMatch(/^.{43}$/)
    const { path, query } = await typesThere(there, { email })
    expect(goesTo(await client.get(`${path}?${query.toString()}`))).toEqual([302, '/onboarding'])
    expect((await client.get('/users/me')).body).toMatchObject({
      email,
      verified: false,
      authProvider: 'microsoft',
    })
  })

  it('is another identity than Google’s with the same address', async () => {
    const email = newEmail()
    const [one, two] = [api.anonymous(), api.anonymous()]
    await signsInWith(one, 'microsoft', { email })
    await signsInWith(two, 'google', { email, verified: true })
    expect((await two.get('/users/me')).body).toMatchObject({ authProvider: 'google', verified: true })
    expect((await one.get('/users/me')).status, 'the one nobody vouched for is gone').toBe(401)
  })
})

/** Returns from the provider with a changed query and is rejected. @returns the page it lands on. */
const comesBack = async (change: (query: URLSearchParams) => void | Promise<void>) => {
  const client = api.anonymous()
  const email = newEmail()
  const { path, query } = await typesThere(await leavesFor(client, 'google'), { email, verified: true })
  await change(query)
  const answer = await client.get(`${path}?${query.toString()}`)
  expect(await sessionsOf(email)).toEqual([])
  expect(client.cookies.has('session-80')).toBe(false)
  return answer.headers.get('Location')
}
/** Changes one of the stored checks of every pending sign-in. */
const changesChecks = (key: string) =>
  api.db.connection.raw(`update sign_in_attempts set checks = jsonb_set(checks, ?, '"forged"')`, [
    `{google,${key}}`,
  ])

describe('a callback that is not what was asked for', () => {
  it('is refused with another state', async () => {
    expect(await comesBack((query) => query.set('state', 'forged'))).toBe('/login?problem=failed')
  })
  it('is refused without state', async () => {
    expect(await comesBack((query) => query.delete('state'))).toBe('/login?problem=failed')
  })
  it('is refused with another code', async () => {
    expect(await comesBack((query) => query.set('code', 'forged'))).toBe('/login?problem=failed')
  })
  it('is refused without code', async () => {
    expect(await comesBack((query) => query.delete('code'))).toBe('/login?problem=expired')
  })
  it('is refused with another nonce', async () => {
    expect(await comesBack(async () => void (await changesChecks('nonce')))).toBe('/login?problem=failed')
  })
  it('is refused with another PKCE verifier', async () => {
    expect(await comesBack(async () => void (await changesChecks('code_verifier')))).toBe(
      '/login?problem=failed',
    )
  })
  it('is refused after ten minutes', async () => {
    expect(await comesBack(() => api.clock.advance({ minutes: 10 }))).toBe('/login?problem=expired')
  })

  it('works once', async () => {
    const client = api.anonymous()
    const { path, query } = await typesThere(await leavesFor(client, 'google'), {
      email: newEmail(),
      verified: true,
    })
    const cookie = client.cookies.get('sign-in-80')!
    await client.get(`${path}?${query.toString()}`)
    client.cookies.clear()
    client.cookies.set('sign-in-80', cookie)
    expect(goesTo(await client.get(`${path}?${query.toString()}`))).toEqual([302, '/login?problem=expired'])
    expect(client.cookies.has('session-80')).toBe(false)
  })

  it('is refused in another browser, and at the other provider’s address', async () => {
    const client = api.anonymous()
    const { path, query } = await typesThere(await leavesFor(client, 'google'), {
      email: newEmail(),
      verified: true,
    })
    expect(goesTo(await api.anonymous().get(`${path}?${query.toString()}`))[1]).toBe('/login?problem=expired')
    expect(goesTo(await client.get(`/auth/microsoft/callback?${query.toString()}`))[1]).toBe(
      '/login?problem=expired',
    )
  })
})
