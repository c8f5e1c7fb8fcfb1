import { describe, expect, it } from 'vitest'
import { useTestApi, type Answered } from '../../testing/index.ts'

const api = useTestApi()

const password = 'three red peppers'
const refusedAs = (answer: Answered) => [answer.status, answer.body['code']]
const accountsOf = (email: string) => api.db.rows('select * from accounts where email = ?', [email])
const open = (browser: ReturnType<typeof api.anonymous>, token: string) =>
  browser.get(`/auth/verify?token=${encodeURIComponent(token)}`)

/** Signs up in a browser and gives it with the token of the link that was mailed. */
async function signedUp(email: string, typed = password) {
  const browser = api.anonymous()
  await browser.post('/auth/signup', { email, password: typed })
  const token = await api.linkTo(email, 'verify-email')
  if (token === undefined) throw new Error('No link was mailed')
  return { browser, token }
}

describe('GET /auth/verify', () => {
  it('opens the account in the browser that signed up, provisional and without a session', async () => {
    const email = 'ife@example.test'
    const { browser, token } = await signedUp(email)
    expect(await accountsOf(email)).toEqual([])
    const answer = await open(browser, token)
    expect([answer.status, answer.body]).toEqual([200, { ok: true }])
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('session'))).toEqual([])
    expect(await accountsOf(email)).toMatchObject([{ verified_at: api.clock.now() }])

    const elsewhere = await api.anonymous().post('/auth/login', { email, password })
    expect(refusedAs(elsewhere)).toEqual([403, 'email_unverified'])
    expect((await browser.post('/auth/login', { email, password })).status).toBe(200)
    expect((await api.anonymous().post('/auth/login', { email, password })).status).toBe(200)
  })

  it('sends any other browser on to choose a password, which opens the account with that alone', async () => {
    const email = 'elsewhere@example.test'
    const { token } = await signedUp(email, 'password of an attacker')
    const other = api.anonymous()
    const answer = await open(other, token)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/reset-password?token=${token}`])
    expect(await accountsOf(email)).toEqual([])
    const valid = await other.post('/auth/validate-reset-token', { token })
    expect(valid.body).toMatchObject({ valid: true, email, purpose: 'sign-up' })
    expect((await other.post('/auth/reset-password', { token, password })).status).toBe(204)
    const planted = await api.anonymous().post('/auth/login', { email, password: 'password of an attacker' })
    expect(refusedAs(planted)).toEqual([401, 'invalid_credentials'])
    expect((await other.post('/auth/login', { email, password })).status).toBe(200)
  })

  it('opens one account of two clicks at once, and answers both alike', async () => {
    const email = 'twice@example.test'
    const { browser, token } = await signedUp(email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(browser, token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(await accountsOf(email)).toHaveLength(1)
    expect((await open(browser, token)).status, 'and once more, later').toBe(200)
  })

  it('opens one account when one link is opened here and used elsewhere at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = `race-${round}@example.test`
      const { browser, token } = await signedUp(email, 'password of the asker')
      const [opened, chosen] = await Promise.all([
        open(browser, token),
        api.anonymous().post('/auth/reset-password', { token, password }),
      ])
      expect([[200, 400].includes(opened.status), [204, 400].includes(chosen.status)]).toEqual([true, true])
      const accounts = await accountsOf(email)
      expect(accounts).toHaveLength(1)
      expect([opened.status, chosen.status], 'exactly one of them did it').toContain(400)
    }
  })

  it('that was used is dead in any other browser', async () => {
    const { browser, token } = await signedUp('used@example.test')
    await open(browser, token)
    const other = api.anonymous()
    expect(refusedAs(await open(other, token))).toEqual([400, 'invalid_token'])
    expect((await other.post('/auth/validate-reset-token', { token })).body).toEqual({ valid: false })
    const reset = await other.post('/auth/reset-password', { token, password })
    expect(refusedAs(reset)).toEqual([400, 'invalid_token'])
  })

  it('works for a day', async () => {
    const { browser, token } = await signedUp('in-a-day@example.test')
    api.clock.advance({ hours: 23, minutes: 59, seconds: 59 })
    const { browser: later, token: laterToken } = await signedUp('in-another@example.test')
    expect((await open(browser, token)).status).toBe(200)
    api.clock.advance({ hours: 24 })
    expect(refusedAs(await open(later, laterToken))).toEqual([400, 'invalid_token'])
    expect(await accountsOf('in-another@example.test')).toEqual([])
  })

  it('does nothing for a HEAD, and for a page of another site', async () => {
    const email = 'previewed@example.test'
    const { browser, token } = await signedUp(email)
    const path = `/auth/verify?token=${token}`
    expect((await browser.send('HEAD', path)).status).toBe(200)
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.test' }])
      expect(refusedAs(await browser.get(path, headers))).toEqual([403, 'forbidden_origin'])
    expect(await accountsOf(email)).toEqual([])
    expect((await open(browser, token)).status).toBe(200)
  })

  it('forwarded to a third browser that signed up with another address opens nothing there', async () => {
    const email = 'forwarded@example.test'
    const [{ token }, { browser: third }] = [await signedUp(email), await signedUp('third@example.test')]
    expect((await open(third, token)).status).toBe(303)
    expect(await accountsOf(email)).toEqual([])
    expect(await accountsOf('third@example.test')).toEqual([])
  })

  it('is for the address: the owner’s browser adopts its own sign-up, whoever asked for the mail', async () => {
    const email = 'crowded@example.test'
    const { browser: attacker, token } = await signedUp(email, 'password of an attacker')
    const owner = api.anonymous()
    await owner.post('/auth/signup', { email, password })
    expect(await api.answerMailRequests()).toEqual(['a working link is out'])
    expect((await open(owner, token)).status).toBe(200)
    const planted = { email, password: 'password of an attacker' }
    expect(refusedAs(await attacker.post('/auth/login', planted))).toEqual([401, 'invalid_credentials'])
    expect((await owner.post('/auth/login', { email, password })).status).toBe(200)
  })

  it.each(['', 'x', '0'.repeat(43), '../../etc', '%00'])('refuses %j', async (token) => {
    const answer = await api.anonymous().get(`/auth/verify?token=${encodeURIComponent(token)}`)
    expect(answer.status).toBe(400)
  })
})

const opens = async (email: string) => {
  const { browser, token } = await signedUp(email)
  await open(browser, token)
  const logIn = async (client: ReturnType<typeof api.anonymous>) =>
    refusedAs(await client.post('/auth/login', { email, password }))
  return { browser, logIn }
}

describe('a provisional account', () => {
  it('opens to its sign-up’s password in its own browser for an hour', async () => {
    const { browser, logIn } = await opens('an-hour@example.test')
    api.clock.advance({ minutes: 59, seconds: 59 })
    expect(await logIn(api.anonymous())).toEqual([403, 'email_unverified'])
    expect(await logIn(browser)).toEqual([200, undefined])
    expect(await logIn(api.anonymous()), 'open everywhere from then on').toEqual([200, undefined])
  })

  it('opens to nobody after the hour, until its owner chooses a password by a new mail', async () => {
    const email = 'too-late@example.test'
    const { browser, logIn } = await opens(email)
    api.clock.advance({ hours: 1 })
    expect(await logIn(browser)).toEqual([403, 'email_unverified'])
    await api.anonymous().post('/auth/resend-verification', { email })
    const token = (await api.linkTo(email, 'reset-password'))!
    const chosen = 'chosen by the owner'
    expect((await api.anonymous().post('/auth/reset-password', { token, password: chosen })).status).toBe(204)
    expect(await logIn(browser)).toEqual([401, 'invalid_credentials'])
    expect((await api.anonymous().post('/auth/login', { email, password: chosen })).status).toBe(200)
  })

  it('has no session: the id of its browser alone opens nothing', async () => {
    const { browser } = await opens('no-session@example.test')
    expect(refusedAs(await browser.get('/users/me'))).toEqual([401, 'unauthorized'])
  })
})
