import { describe, expect, it } from 'vitest'
import { verifiedAccount } from '../../../db/testing/factories.ts'
import { verifyPassword } from '../../../platform/password-hash.ts'
import { useTestApi } from '../../testing/index.ts'
import { hashAsUsual } from '../../../platform/testing/cheap-hashes.ts'

const api = useTestApi()
hashAsUsual()
const password = 'three red peppers'

const signUp = (email: string, typed = password, client = api.anonymous()) =>
  client.post('/auth/signup', { email, password: typed })
const signUpsOf = async (email: string) => {
  await api.answerMailRequests()
  return api.db.rows('select * from sign_ups where email = ? order by created_at, id', [email])
}
const accountsOf = (email: string) => api.db.rows('select * from accounts where email = ?', [email])

describe('POST /auth/signup', () => {
  it('keeps the request with the address sealed, starts no session, and looks nothing up', async () => {
    const client = api.anonymous()
    const answer = await signUp('  Ngozi@Example.test ', password, client)
    expect([answer.status, answer.body]).toEqual([202, { ok: true }])
    expect([...client.cookies.keys()]).toEqual(['browser-80'])
    const requests = await api.db.rows('select * from mail_requests')
    expect(requests).toMatchObject([{ purpose: 'sign-up', known_account_id: null }])
    const jobs = await api.db.rows(`select payload from outbox where job = 'answer-mail-request'`)
    expect(jobs).toEqual([
      { payload: { mailRequestId: requests[0]?.['id'], requestId: answer.headers.get('X-Request-Id') } },
    ])
    const kept = JSON.stringify([requests, jobs, await api.db.rows('select * from audit_log')])
    expect(kept.toLowerCase()).not.toContain('ngozi')
    expect(kept).not.toContain(Buffer.from('ngozi@example.test').toString('hex'))
  })

  it('becomes a waiting sign-up with its hash, a link and a mail: no account, no data', async () => {
    await api.answerMailRequests()
    const before = (await api.mails()).length
    const email = 'ifeoma@example.test'
    await signUp(email)
    const [row, ...others] = await signUpsOf(email)
    expect(others).toEqual([])
    expect(row?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(String(row?.['password_hash']), password)).toBe(true)
    expect(row?.['expires_at']).toEqual(new Date(api.clock.now().getTime() + 7 * 24 * 3_600_000))
    expect(await accountsOf(email)).toEqual([])
    expect((await api.mails()).slice(before)).toEqual([
      { mail: 'verify-email', mailTokenId: expect.any(String) as string, requestId: 'a job of a test' },
    ])
    expect(await api.db.rows('select 1 from mail_requests')).toEqual([])
  })

  it('keeps the password as typed: any letters, spaces, up to 256', async () => {
    for (const typed of ['eightlet', ' ẹkáàárọ̀ o ', '🦜'.repeat(8), 'x'.repeat(256)]) {
      const email = `typed-${typed.length}@example.test`
      expect((await signUp(email, typed)).status).toBe(202)
      const [row] = await signUpsOf(email)
      const hash = String(row?.['password_hash'])
      expect(await verifyPassword(hash, typed)).toBe(true)
      expect(await verifyPassword(hash, typed.trim())).toBe(typed === typed.trim())
    }
  })

  it('answers alike for an owned address, changes nothing of it and tells its owner', async () => {
    const owner = await verifiedAccount(api.db)
    const [known, unknown] = [await signUp(owner.email), await signUp('nobody-yet@example.test')]
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()])

    await api.answerMailRequests()
    expect(await accountsOf(owner.email)).toMatchObject([
      { id: owner.id, password_hash: owner.passwordHash, updated_at: owner.updatedAt },
    ])
    expect(await api.mails(owner.id)).toMatchObject([{ mail: 'already-registered', accountId: owner.id }])
    expect(await api.audited(owner.id)).toEqual(['user_created_fail'])
  })

  it('again in the same browser takes the place of the one before, and of no other browser’s', async () => {
    const email = 'again@example.test'
    const [mine, other] = [api.anonymous(), api.anonymous()]
    await signUp(email, 'the first of mine', mine)
    await signUp(email, 'somebody else’s one', other)
    await signUp(email, 'the second of mine', mine)
    const hashes = (await signUpsOf(email)).map((row) => String(row['password_hash']))
    expect(hashes).toHaveLength(2)
    const kept = await Promise.all(hashes.map((hash) => verifyPassword(hash, 'the second of mine')))
    expect(kept.filter(Boolean)).toHaveLength(1)
    const gone = await Promise.all(hashes.map((hash) => verifyPassword(hash, 'the first of mine')))
    expect(gone.filter(Boolean)).toHaveLength(0)
  })

  it('keeps ten of an address, also of many at once', async () => {
    const email = 'together@example.test'
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, number) => signUp(email, `password number ${number}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(14).fill(202))
    expect(await signUpsOf(email)).toHaveLength(10)
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
    expect(await signUpsOf('a@example.test')).toEqual([])
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
