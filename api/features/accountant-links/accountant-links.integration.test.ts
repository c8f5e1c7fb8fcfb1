import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openAccountantLink } from '../../../db/stores/accountant-links.ts'
import { accountantLink, paidAccount, submission, verifiedAccount } from '../../../db/testing/factories.ts'
import type { Account } from '../../../db/stores/accounts.ts'
import { useTestApi, type Answered } from '../../testing/index.ts'
import { MOST_LINKS } from './policy.ts'

const api = useTestApi()
const chrome = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'
const refusedAs = ({ status, body }: Answered) => [status, body['code']]
const wanted = { reader: '  Ngozi Eze, accountant ', days: 30 }

/** A person with Pro and a calculation, signed in. */
async function owner(given: Partial<Account> = {}) {
  const account = await paidAccount(api.db, given)
  const { id } = await submission(api.db, { accountId: account.id })
  return { account, id, client: await api.signedInAs(account) }
}
type Owner = Awaited<ReturnType<typeof owner>>

/** Makes a link. @returns its id and its token. */
async function made({ client, id }: Pick<Owner, 'client' | 'id'>, given: object = {}) {
  const answer = await client.post(`/submissions/${id}/links`, { ...wanted, ...given })
  expect(answer.status, answer.text).toBe(201)
  const address = new URL(String(answer.body['address']))
  const link = answer.body['link'] as Record<string, unknown>
  return { linkId: String(link['id']), link, address, token: address.hash.slice(1) }
}

const opens = (token: string, userAgent?: string) =>
  api.anonymous().post('/shared', { token }, userAgent === undefined ? {} : { 'User-Agent': userAgent })
const listed = async ({ client, id }: Pick<Owner, 'client' | 'id'>) =>
  (await client.get(`/submissions/${id}/links`)).body as unknown as {
    links: Record<string, unknown>[]
    left: number
  }

describe('making a link', () => {
  it('gives the address once, keeps its hash alone, and tells the owner', async () => {
    const person = await owner()
    const { address, token, link } = await made(person)
    expect(address.href).toBe(`http://naijatax.test/shared#${token}`)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(link).toEqual({
      id: expect.any(String) as string,
      reader: 'Ngozi Eze, accountant',
      createdAt: '2026-11-21T09:00:00.000Z',
      expiresAt: '2026-12-21T09:00:00.000Z',
      endedAt: null,
      state: 'open',
      opened: 0,
      openings: [],
    })
    const rows = await api.db.rows(
      'select *, row_to_json(accountant_links)::text as text from accountant_links',
    )
    expect(rows).toMatchObject([{ token_hash: createHash('sha256').update(token).digest() }])
    expect(String(rows[0]!['text'])).not.toContain(token)
    const list = await listed(person)
    expect(list).toEqual({ links: [link], left: MOST_LINKS - 1 })
    const kept = await api.db.rows('select detail, payload from outbox, audit_log')
    expect(JSON.stringify([list, kept])).not.toContain(token)
    expect(await api.mails(person.account.id)).toMatchObject([{ mail: 'security-notice' }])
    expect((await person.client.get('/auth/security')).body).toMatchObject({
      history: [{ event: 'link-made' }],
      links: 1,
    })
    expect(await api.audited(person.account.id)).toContain('authn_token_created')
  })

  it('is for Pro, of one’s own calculation, by somebody who signed in lately', async () => {
    const free = await verifiedAccount(api.db)
    const { id } = await submission(api.db, { accountId: free.id })
    const path = `/submissions/${id}/links`
    expect(refusedAs(await (await api.signedInAs(free)).post(path, wanted))).toEqual([402, 'plan_required'])
    const person = await owner()
    expect(refusedAs(await person.client.post(path, wanted))).toEqual([404, 'not_found'])
    api.clock.advance({ minutes: 11 })
    const late = await person.client.post(`/submissions/${person.id}/links`, wanted)
    expect(refusedAs(late)).toEqual([401, 'reauthentication_required'])
    expect(late.body['proofs']).toEqual(['password'])
    expect((await listed(person)).links).toEqual([])
  })

  it.each([
    [{ reader: '   ' }, { reader: 'Type who it is for' }],
    [{ reader: 'a'.repeat(101) }, { reader: 'Who it is for has at most 100 characters here' }],
    [{ reader: 'Ada\u202Eeze' }, { reader: 'Use letters, digits and common signs only' }],
    [{ days: 31 }, { days: 'A link runs for 7, 30 or 90 days' }],
    [{ days: '30' }, { days: 'A link runs for 7, 30 or 90 days' }],
  ])('says how to mend %j', async (given, fields) => {
    const { client, id } = await owner()
    const answer = await client.post(`/submissions/${id}/links`, { ...wanted, ...given })
    expect([answer.status, answer.body['fields']]).toEqual([400, fields])
  })

  it('stops at ten that run, also of several at once, and goes on when one is over', async () => {
    const person = await owner()
    const other = await submission(api.db, { accountId: person.account.id })
    const { accountId, submissionId } = { accountId: person.account.id, submissionId: other.id }
    for (let count = 0; count < MOST_LINKS - 1; count += 1)
      await accountantLink(api.db, { accountId, submissionId })
    const path = `/submissions/${person.id}/links`
    const answers = await Promise.all([1, 2, 3].map(() => person.client.post(path, wanted)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('link_limit')
    const { links, left } = await listed(person)
    expect([links.length, left]).toEqual([1, 0])
    await person.client.delete(`/links/${String(links[0]!['id'])}`)
    await made(person)
  })
})

describe('opening a link', () => {
  it('gives the calculation, whose it is and until when, and nothing else of the account', async () => {
    const person = await owner({ firstName: 'Chinedu', lastName: 'Eze', dateOfBirth: '1987-03-02' })
    const { token, linkId } = await made(person)
    const answer = await opens(token)
    expect(answer.status).toBe(200)
    const { answers, result, standing, completedAt } = (await person.client.get(`/submissions/${person.id}`))
      .body
    expect(answer.body).toEqual({
      answers,
      result,
      standing,
      completedAt,
      taxpayer: { name: 'Chinedu Eze', tin: '12345678-0001' },
      reader: 'Ngozi Eze, accountant',
      expiresAt: '2026-12-21T09:00:00.000Z',
      worksheets: [],
    })
    const { account } = person
    for (const secret of [account.id, person.id, linkId, account.email, account.phoneNumber, '1987', token])
      expect(answer.text).not.toContain(secret)
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('shows what the calculation is now', async () => {
    const person = await owner()
    const { token } = await made(person)
    const answers = {
      firstName: 'Ada',
      lastName: 'Obi',
      taxYear: 2026,
      status: 'employee',
      salary: 9_000_000,
    }
    await person.client.put(`/submissions/${person.id}`, { answers })
    expect((await opens(token)).body).toMatchObject({ answers: { salary: 9_000_000 } })
    const content = { instalments: [{ on: '2026-05-04', amount: '20,000', receipt: 'R 7' }] }
    const sheet = { version: 0, content, fill: false }
    expect((await person.client.put(`/submissions/${person.id}/worksheets/payments`, sheet)).status).toBe(200)
    expect((await opens(token)).body['worksheets']).toEqual([
      {
        kind: 'payments',
        content: { certificates: [], instalments: [{ ...content.instalments[0], amount: 20_000 }] },
      },
    ])
  })

  it('is written down with its browser: the newest fifty, and how many in all', async () => {
    const person = await owner()
    const { token } = await made(person)
    await opens(token, chrome)
    api.clock.advance({ minutes: 1 })
    await opens(token, 'x'.repeat(1_000))
    expect((await listed(person)).links).toMatchObject([
      {
        opened: 2,
        openings: [
          { at: '2026-11-21T09:01:00.000Z', browser: 'A browser' },
          { at: '2026-11-21T09:00:00.000Z', browser: 'Chrome on Android' },
        ],
      },
    ])
    const opened = { tokenHash: createHash('sha256').update(token).digest(), now: api.clock.now() }
    await Promise.all(
      Array.from({ length: 60 }, (_, count) =>
        api.db.transaction((trx) =>
          openAccountantLink(trx, { ...opened, opening: { at: `${count}`, userAgent: null } }),
        ),
      ),
    )
    const [row] = await api.db.rows('select opened, openings from accountant_links where token_hash = ?', [
      opened.tokenHash,
    ])
    expect(row!['opened']).toBe(62)
    const kept = (row!['openings'] as { at: string }[]).map(({ at }) => at)
    expect([kept.length, new Set(kept).size]).toEqual([50, 50])
  })

  it('leaves who is signed in as they are, and opens no other endpoint', async () => {
    const person = await owner()
    const { token } = await made(person)
    const stranger = await api.signedInAs(await verifiedAccount(api.db))
    const before = new Map(stranger.cookies)
    expect((await stranger.post('/shared', { token })).status).toBe(200)
    expect(stranger.cookies).toEqual(before)
    const asBearer = { Authorization: `Bearer ${token}` }
    for (const path of ['/submissions', `/submissions/${person.id}`, '/users/me', '/drafts'])
      expect((await api.anonymous().get(path, asBearer)).status, path).toBe(401)
    const cookie = [...stranger.cookies.keys()][0]!
    const asCookie = { Cookie: `${cookie}=${token}` }
    expect((await api.anonymous().get('/users/me', asCookie)).status).toBe(401)
  })

  it('is refused alike for what is unknown, expired, ended, without Pro, sealed or deleted', async () => {
    const [unpaid, sealed, gone, person] = await Promise.all([owner(), owner(), owner(), owner()])
    const tokens = {
      unknown: 'a'.repeat(43),
      'no token of ours': 'never ours',
      unpaid: (await made(unpaid)).token,
      sealed: (await made(sealed)).token,
      'calculation gone': (await made(gone)).token,
      expired: (await made(person, { days: 7 })).token,
      ended: (await made(person)).token,
    }
    await api.db.rows('update accounts set subscription_active_until = ? where id = ?', [
      api.clock.now(),
      unpaid.account.id,
    ])
    await api.db.rows('update accounts set sealed_at = now() where id = ?', [sealed.account.id])
    await gone.client.delete(`/submissions/${gone.id}`)
    await person.client.delete(`/links/${String((await listed(person)).links[0]!['id'])}`)
    api.clock.advance({ days: 7 })
    const before = await api.db.rows('select * from accountant_links order by id')
    const answers = await Promise.all(Object.values(tokens).map((token) => opens(token)))
    const seen = answers.map(({ status, body, headers }) => {
      const varies = ['date', 'x-request-id', 'content-length']
      return JSON.stringify({
        status,
        body: { ...body, requestId: '' },
        headers: [...headers].filter(([name]) => !varies.includes(name) && !name.startsWith('ratelimit')),
      })
    })
    expect(refusedAs(answers[0]!)).toEqual([404, 'link_closed'])
    expect(new Set(seen).size).toBe(1)
    expect(await api.db.rows('select * from accountant_links order by id')).toEqual(before)
  })
})

describe('ending a link', () => {
  it('closes it at once, tells the audit log, and says the same the second time', async () => {
    const person = await owner()
    const { token, linkId } = await made(person)
    for (const _time of [1, 2]) expect((await person.client.delete(`/links/${linkId}`)).status).toBe(204)
    expect(refusedAs(await opens(token))).toEqual([404, 'link_closed'])
    const audited = await api.audited(person.account.id)
    expect(audited.filter((action) => action === 'authn_token_revoked')).toHaveLength(1)
    expect((await listed(person)).links).toMatchObject([
      { state: 'ended', endedAt: '2026-11-21T09:00:00.000Z' },
    ])
  })

  it('is for its owner alone, also without Pro, who sees what paused', async () => {
    const person = await owner()
    const { linkId, token } = await made(person)
    const other = await owner()
    expect(refusedAs(await other.client.delete(`/links/${linkId}`))).toEqual([404, 'not_found'])
    expect(refusedAs(await other.client.delete(`/links/${randomUUID()}`))).toEqual([404, 'not_found'])
    await api.db.rows('update accounts set subscription_active_until = null where id = ?', [
      person.account.id,
    ])
    expect((await listed(person)).links).toMatchObject([{ state: 'paused' }])
    expect((await person.client.delete(`/links/${linkId}`)).status).toBe(204)
    expect(refusedAs(await opens(token))).toEqual([404, 'link_closed'])
  })
})
