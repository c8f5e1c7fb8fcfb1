import { describe, expect, it } from 'vitest'
import { mailToken } from '../../../db/mail-link.ts'
import { pendingAccount, verifiedAccount } from '../../../db/testing/factories.ts'
import { useTestApi, type Answered } from '../../testing/index.ts'

const api = useTestApi()

/** Signs up and returns the account with the token it was mailed. */
async function signedUp(
  email: string,
  password = 'three red peppers',
): Promise<{ id: string; token: string }> {
  const before = new Set((await accountsOf(email)).map((row) => row['id']))
  await api.anonymous().post('/auth/signup', { email, password })
  const id = String((await accountsOf(email)).find((row) => !before.has(row['id']))?.['id'])
  const [mail] = await api.mails(id)
  return { id, token: api.tokenIn(mail!) }
}
const accountsOf = (email: string) =>
  api.db.rows('select * from accounts where email = ? order by created_at, id', [email])
const verify = (token: string, headers: Record<string, string> = {}) =>
  api.anonymous().get(`/auth/verify?token=${encodeURIComponent(token)}`, headers)
const resend = (email: string) => api.anonymous().post('/auth/resend-verification', { email })
const isVerified = async (email: string) =>
  (await accountsOf(email)).some((account) => account['verified_at'] !== null)
const refusedAs = (answer: Answered) => [answer.status, answer.body['code']]

describe('GET /auth/verify', () => {
  it('verifies the address, grants nothing else and starts no session', async () => {
    const { id, token } = await signedUp('ife@example.test')
    const client = api.anonymous()
    const answer = await client.get(`/auth/verify?token=${token}`)
    expect([answer.status, answer.body]).toEqual([200, { ok: true }])
    expect(client.cookies.size).toBe(0)
    expect(await accountsOf('ife@example.test')).toMatchObject([
      { id, verified_at: api.clock.now(), subscription_active_until: null },
    ])
    expect(await api.audited(id)).toEqual(['user_created', 'user_updated'])
  })

  it('answers ok again for 24 hours, then no more', async () => {
    const { token } = await signedUp('again@example.test')
    expect((await verify(token)).status).toBe(200)
    api.clock.advance({ hours: 23, minutes: 59 })
    expect((await verify(token)).status).toBe(200)
    api.clock.advance({ minutes: 1 })
    expect(refusedAs(await verify(token))).toEqual([400, 'invalid_token'])
    expect(await isVerified('again@example.test')).toBe(true)
  })

  it('refuses a link past its time and verifies nothing', async () => {
    const { token } = await signedUp('late@example.test')
    api.clock.advance({ hours: 24 })
    expect(refusedAs(await verify(token))).toEqual([400, 'invalid_token'])
    expect(await isVerified('late@example.test')).toBe(false)
  })

  it('activates the credential of its own sign-up and drops the others, whose links then end', async () => {
    const email = 'shared@example.test'
    const theirs = await signedUp(email, 'password of an attacker')
    const mine = await signedUp(email, 'password of the owner')
    expect((await verify(mine.token)).status).toBe(200)
    expect(await accountsOf(email)).toMatchObject([{ id: mine.id }])
    expect(refusedAs(await verify(theirs.token))).toEqual([400, 'invalid_token'])

    const tried = await api.anonymous().post('/auth/login', { email, password: 'password of an attacker' })
    expect(refusedAs(tried)).toEqual([401, 'invalid_credentials'])
  })

  it('leaves one verified account when two sign-ups of an address are verified at once', async () => {
    const email = 'race@example.test'
    const links = [await signedUp(email), await signedUp(email), await signedUp(email)]
    const answers = await Promise.all(links.map(({ token }) => verify(token)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400])
    const kept = await accountsOf(email)
    expect(kept).toHaveLength(1)
    expect(kept[0]?.['verified_at']).not.toBeNull()
  })

  it('answers ok to one link opened several times at once, with one audit line', async () => {
    const { id, token } = await signedUp('twice@example.test')
    const answers = await Promise.all([verify(token), verify(token), verify(token)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await api.audited(id)).toEqual(['user_created', 'user_updated'])
  })

  it('says so when another account took the address meanwhile', async () => {
    const { token } = await signedUp('taken@example.test')
    await verifiedAccount(api.db, { email: 'taken@example.test' })
    const answer = await verify(token)
    expect(refusedAs(answer)).toEqual([409, 'address_taken'])
    expect(answer.body['error']).toContain('Sign in')
  })

  it('does nothing on HEAD and for another site’s page', async () => {
    const { token } = await signedUp('prefetched@example.test')
    const path = `/auth/verify?token=${token}`
    expect((await api.anonymous().send('HEAD', path)).status).toBe(200)
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.test' }])
      expect(refusedAs(await verify(token, headers))).toEqual([403, 'forbidden_origin'])
    expect(await isVerified('prefetched@example.test')).toBe(false)
    expect((await verify(token, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
  })

  it('takes no token of another purpose, even made from the same row', async () => {
    const { id } = await signedUp('purpose@example.test')
    const [mail] = await api.mails(id)
    if (mail?.mail !== 'verify-email') throw new Error('No link was mailed')
    const swapped = mailToken(api.env.TOKEN_KEY, 'reset-password', mail.mailTokenId)
    expect(refusedAs(await verify(swapped))).toEqual([400, 'invalid_token'])

    const owner = await verifiedAccount(api.db)
    await api.anonymous().post('/auth/forgot-password', { email: owner.email })
    const [reset] = await api.mails(owner.id)
    expect(refusedAs(await verify(api.tokenIn(reset!)))).toEqual([400, 'invalid_token'])
  })

  it.each([
    ['no token', ''],
    ['an empty one', '?token='],
    ['one that is too long', `?token=${'x'.repeat(201)}`],
    ['an unknown key', '?token=x&next=/'],
    ['two of them', '?token=x&token=y'],
  ])('refuses %s as wrong input', async (_, query) => {
    expect(refusedAs(await api.anonymous().get(`/auth/verify${query}`))).toEqual([400, 'validation'])
  })

  it.each(['x', '0'.repeat(43), '%00', '😀'])('refuses the made-up token %s', async (token) => {
    expect(refusedAs(await verify(token))).toEqual([400, 'invalid_token'])
  })
})

describe('POST /auth/resend-verification', () => {
  it('mails each waiting sign-up again, three at most, and keeps earlier links working', async () => {
    const email = 'resend@example.test'
    const first = await signedUp(email)
    for (let more = 1; more <= 3; more += 1) {
      api.clock.advance({ seconds: 1 })
      await pendingAccount(api.db, { email, createdAt: api.clock.now() })
    }
    expect((await resend(email)).status).toBe(202)
    const ids = (await accountsOf(email)).map((row) => String(row['id']))
    const counts = await Promise.all(ids.map(async (id) => (await api.mails(id)).length))
    expect(counts).toEqual([1, 1, 1, 1])
    expect((await verify(first.token)).status).toBe(200)
  })

  it('mails a link that works another 24 hours', async () => {
    const { id } = await signedUp('expired@example.test')
    api.clock.advance({ hours: 30 })
    await resend('expired@example.test')
    const [, second] = await api.mails(id)
    expect((await verify(api.tokenIn(second!))).status).toBe(200)
  })

  it('answers alike for unknown, waiting and verified addresses, and mails only the waiting one', async () => {
    const owner = await verifiedAccount(api.db)
    const waiting = await pendingAccount(api.db)
    const answers = [await resend(owner.email), await resend(waiting.email), await resend('no@example.test')]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['202 {"ok":true}']),
    )
    expect(await api.mails(owner.id)).toEqual([])
    expect(await api.mails(waiting.id)).toHaveLength(1)
  })

  it.each([{}, { email: 'no address' }, { email: 'a@example.test', all: true }])(
    'refuses %j',
    async (body) => {
      expect((await api.anonymous().post('/auth/resend-verification', body)).status).toBe(400)
    },
  )
})
