import { describe, expect, it } from 'vitest'
import { pendingAccount, verifiedAccount } from '../../../db/testing/factories.ts'
import { verifyPassword } from '../../../platform/password-hash.ts'
import { useTestApi } from '../../testing/index.ts'

const api = useTestApi()
const password = 'three red peppers'

const signUp = (email: string, typed = password) =>
  api.anonymous().post('/auth/signup', { email, password: typed })
const accountsOf = (email: string) =>
  api.db.rows('select * from accounts where email = ? order by created_at, id', [email])

describe('POST /auth/signup', () => {
  it('keeps an unverified account, its hash, a link, a mail and an audit line, and starts no session', async () => {
    const client = api.anonymous()
    const answer = await client.post('/auth/signup', { email: '  Ngozi@Example.test ', password })
    expect([answer.status, answer.body]).toEqual([202, { ok: true }])
    expect(client.cookies.size).toBe(0)

    const [account, ...others] = await accountsOf('ngozi@example.test')
    expect(others).toEqual([])
    expect(account).toMatchObject({ verified_at: null, auth_provider: 'email', first_name: null })
    expect(account?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(String(account?.['password_hash']), password)).toBe(true)

    const id = String(account?.['id'])
    const [mail, ...more] = await api.mails(id)
    expect(more).toEqual([])
    expect(mail).toEqual({
      mail: 'verify-email',
      accountId: id,
      mailTokenId: expect.any(String) as string,
      requestId: answer.headers.get('X-Request-Id'),
    })
    expect(await api.audited(id)).toEqual(['user_created'])
  })

  it('keeps the password as typed: any letters, spaces, up to 256', async () => {
    for (const typed of ['eightlet', ' ẹkáàárọ̀ o ', '🦜'.repeat(8), 'x'.repeat(256)]) {
      const email = `typed-${typed.length}@example.test`
      expect((await signUp(email, typed)).status).toBe(202)
      const [account] = await accountsOf(email)
      const hash = String(account?.['password_hash'])
      expect(await verifyPassword(hash, typed)).toBe(true)
      expect(await verifyPassword(hash, typed.trim())).toBe(typed === typed.trim())
    }
  })

  it('answers alike for a verified address, changes nothing of it and tells its owner', async () => {
    const owner = await verifiedAccount(api.db)
    const [known, unknown] = [await signUp(owner.email), await signUp('nobody-yet@example.test')]
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()])

    expect((await accountsOf(owner.email)).filter((row) => row['verified_at'] !== null)).toMatchObject([
      { id: owner.id, password_hash: owner.passwordHash },
    ])
    expect(await api.mails(owner.id)).toMatchObject([{ mail: 'already-registered', accountId: owner.id }])
    expect(await api.audited(owner.id)).toEqual(['user_created_fail'])
  })

  it('keeps each waiting sign-up apart, and only the newest five of an address', async () => {
    const first = await pendingAccount(api.db, { email: 'often@example.test' })
    for (let count = 1; count <= 5; count += 1) {
      api.clock.advance({ seconds: 1 })
      await signUp(first.email, `password number ${count}`)
    }
    const kept = await accountsOf(first.email)
    expect(kept).toHaveLength(5)
    expect(new Set(kept.map((row) => row['password_hash'])).size).toBe(5)
    expect(kept.map((row) => row['id'])).not.toContain(first.id)
  })

  it('keeps five when many sign up with one address at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp('together@example.test')))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(202))
    expect(await accountsOf('together@example.test')).toHaveLength(5)
  })

  it.each([
    ['nothing', {}, ['email', 'password']],
    ['no address', { email: 'not an address', password }, ['email']],
    ['an address with a line break', { email: 'a@example.test\r\nBcc: b@example.test', password }, ['email']],
    ['an address with a NUL', { email: 'a\u0000@example.test', password }, ['email']],
    ['an address past 254', { email: `${'a'.repeat(250)}@example.test`, password }, ['email']],
    ['a list for an address', { email: ['a@example.test'], password }, ['email']],
    ['a short password', { email: 'a@example.test', password: '1234567' }, ['password']],
    ['a password past 256', { email: 'a@example.test', password: 'x'.repeat(257) }, ['password']],
    ['a number for a password', { email: 'a@example.test', password: 12_345_678 }, ['password']],
    ['an unknown key', { email: 'a@example.test', password, verified: true }, ['verified']],
  ])('refuses %s', async (_, body, fields) => {
    const answer = await api.anonymous().post('/auth/signup', body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'validation' })
    expect(Object.keys(answer.body['fields'] as object)).toEqual(fields)
    expect(await accountsOf('a@example.test')).toEqual([])
  })

  it('says that a short password is too short, in the words of [spec 20.9]', async () => {
    const answer = await signUp('a@example.test', 'short')
    expect(answer.body['error']).toBe('Password must be at least 8 characters long')
  })

  it('refuses __proto__ as an unknown key', async () => {
    const raw = `{"email":"a@example.test","password":"${password}","__proto__":{"verifiedAt":"2026-01-01"}}`
    const headers = { 'Content-Type': 'application/json' }
    const answer = await api.anonymous().send('POST', '/auth/signup', { raw, headers })
    expect(answer.status).toBe(400)
  })
})
