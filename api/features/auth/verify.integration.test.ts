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
})
