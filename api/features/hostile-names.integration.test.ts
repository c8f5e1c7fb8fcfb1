import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { verifiedAccount } from '../../db/testing/factories.ts'
import { useTestApi } from '../testing/index.ts'

const api = useTestApi()

const kept = [
  '<script>alert(1)</script>',
  '"quoted" & \'single\'',
  '{{7*7}} ${process.env}',
  '=HYPERLINK("http://x")',
  "Robert'); drop table accounts;--",
  'Ọláńrewájú',
]
const refused = [
  ['a new line', 'Ada\nBcc: all@example.ng'],
  ['a carriage return', 'Ada\r\nBcc: all@example.ng'],
  ['NUL', 'Ada\u0000'],
  ['a right-to-left override', 'Ada\u202Egnp.exe'],
  ['a right-to-left mark', 'Ada\u200F'],
  ['10,000 characters', 'A'.repeat(10_000)],
  ['half a character', 'Ada\ud800'],
  ['nothing but spaces', '   '],
] as const

async function person() {
  const account = await verifiedAccount(api.db)
  const client = await api.signedInAs(account)
  const nameNow = async () => (await client.get('/users/me')).body['firstName']
  return { account, client, nameNow }
}

describe('a name', () => {
  it.each(kept)('%s is a text like any other', async (firstName) => {
    const { client, nameNow } = await person()
    expect((await client.put('/users/me', { firstName })).status).toBe(200)
    expect(await nameNow()).toBe(firstName)
  })

  it.each(refused)('with %s is refused, in words, and nothing changes', async (_what, firstName) => {
    const { client, nameNow } = await person()
    const answer = await client.put('/users/me', { firstName, lastName: 'Changed' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation' } })
    expect(JSON.stringify(answer.body['fields'])).toMatch(/first name|letters, digits/)
    expect(await nameNow()).toBe('Adaeze')
    expect((await client.get('/users/me')).body).toMatchObject({ lastName: 'Okafor' })
  })

  it('of any characters is kept as it is or refused, never a fault of ours', async () => {
    const { client, nameNow } = await person()
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 130 }), async (firstName) => {
        const before = await nameNow()
        const { status } = await client.put('/users/me', { firstName })
        expect([200, 400]).toContain(status)
        expect(await nameNow()).toBe(status === 200 ? firstName.trim().normalize('NFC') : before)
      }),
      { numRuns: 60 },
    )
  })
})

describe('forged headers', () => {
  const forged: Record<string, string>[] = [
    { 'X-Forwarded-For': '127.0.0.1', 'X-Real-IP': '127.0.0.1' },
    { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
    { 'X-HTTP-Method-Override': 'DELETE' },
    { 'X-User-Id': '01900000-0000-7000-8000-000000000000', 'X-Email': 'admin@example.ng' },
    { 'X-Request-Id': 'not\tan id at all, but words' },
  ]
  it.each(forged)('%o open nothing and change nothing', async (headers) => {
    expect((await api.anonymous().get('/users/me', headers)).status).toBe(401)
    const { client, nameNow } = await person()
    const answer = await client.post('/drafts', {}, headers)
    expect(answer.status).toBe(201)
    expect(answer.text).not.toContain('evil.example')
    expect(await nameNow()).toBe('Adaeze')
  })

  it('do not lead a mailed link elsewhere', async () => {
    const { email } = (await person()).account
    const headers = { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' }
    expect((await api.anonymous().post('/auth/forgot-password', { email }, headers)).status).toBe(202)
    expect(JSON.stringify(await api.db.rows('select * from outbox'))).not.toContain('evil.example')
  })

  it.each([{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'null' }])(
    '%o are another site’s, also with a bearer token',
    async (headers) => {
      const { client, nameNow } = await person()
      const token = String((await client.post('/auth/token')).body['token'])
      const sent = { ...headers, Authorization: `Bearer ${token}` }
      const answer = await client.put('/users/me', { firstName: 'Mallory' }, sent)
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden_origin' } })
      expect((await client.send('POST', '/auth/token', { headers })).status).toBe(403)
      expect(await nameNow()).toBe('Adaeze')
    },
  )
})
