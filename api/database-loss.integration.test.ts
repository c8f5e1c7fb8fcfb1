import { describe, expect, it, vi } from 'vitest'
import { connectDatabase, type Transaction } from '../db/connection.ts'
import { lockAccount } from '../db/stores/accounts.ts'
import { TEST_PASSWORD, verifiedAccount } from '../db/testing/factories.ts'
import { quietLogger } from '../platform/testing/quiet-logger.ts'
import { useTestApi, type Answered } from './testing/index.ts'

const api = useTestApi()

const refusedAs = (answer: Answered) => [
  answer.status,
  answer.body['code'],
  answer.headers.get('Retry-After'),
]
const unavailable = [503, 'unavailable', '3']

/**
 * Has `request` stand still in its transaction, behind a lock that `hold` takes, and ends the database
 * connection it stands on.
 */
async function cutWhileWaiting(
  hold: (trx: Transaction) => Promise<unknown>,
  request: () => Promise<Answered>,
): Promise<Answered> {
  const other = connectDatabase({ DATABASE_URL: api.db.url, DATABASE_POOL: 1 }, quietLogger)
  try {
    return await other.transaction(async (trx) => {
      await hold(trx)
      const answer = request()
      const cut = `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`
      await vi.waitUntil(async () => (await api.db.rows(cut)).length > 0, { interval: 5, timeout: 5000 })
      return answer
    })
  } finally {
    await other.close()
  }
}

const holdMailRequests = (trx: Transaction) => trx.raw('lock table mail_requests')

describe('the database goes away in the middle of a request', () => {
  it('a change answers 503, is not made in part, and can be asked again', async () => {
    const account = await verifiedAccount(api.db)
    const client = await api.signedInAs(account)
    const change = () => client.put('/users/me', { firstName: 'Halima' })
    const answer = await cutWhileWaiting((trx) => lockAccount(trx, account.id), change)
    expect(refusedAs(answer)).toEqual(unavailable)
    expect(answer.body['error']).toContain('try again')

    expect((await client.get('/users/me')).body).toMatchObject({ firstName: account.firstName })
    expect(await api.audited(account.id)).toEqual([])
    expect((await change()).body).toMatchObject({ firstName: 'Halima' })
  })

  it('a sign-up answers 503 and leaves neither request nor mail', async () => {
    const email = 'cut@example.test'
    const signUp = () => api.anonymous().post('/auth/signup', { email, password: TEST_PASSWORD })
    expect(refusedAs(await cutWhileWaiting(holdMailRequests, signUp))).toEqual(unavailable)
    for (const table of ['mail_requests', 'sign_ups', 'outbox'])
      expect(await api.db.rows(`select 1 from ${table}`), table).toEqual([])
    expect((await signUp()).status).toBe(202)
  })

  it('a login answers 503 and leaves no session', async () => {
    const account = await verifiedAccount(api.db)
    const client = api.anonymous()
    const logIn = () => client.post('/auth/login', { email: account.email, password: TEST_PASSWORD })
    expect(refusedAs(await cutWhileWaiting((trx) => lockAccount(trx, account.id), logIn))).toEqual(
      unavailable,
    )
    expect(client.cookies.size).toBe(0)
    expect(await api.db.rows('select 1 from sessions where account_id = ?', [account.id])).toEqual([])
  })

  it('loses nothing that was acknowledged when every connection is cut, and goes on by itself', async () => {
    const account = await verifiedAccount(api.db)
    const client = await api.signedInAs(account)
    expect((await client.put('/users/me', { firstName: 'Kept' })).status).toBe(200)
    await api.db.cutConnections()
    await vi.waitUntil(async () => {
      const answer = await client.get('/users/me')
      expect([200, 503]).toContain(answer.status)
      return answer.body['firstName'] === 'Kept'
    })
  })
})

describe('the database cannot be reached', () => {
  const away = useTestApi({
    database: () => unreachable,
  })
  const unreachable = connectDatabase(
    { DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none', DATABASE_POOL: 1 },
    quietLogger,
  )

  it('every call that needs it answers 503', async () => {
    const client = await away.signedInAs(await verifiedAccount(away.db))
    const email = 'a@example.test'
    const answers = [
      await client.get('/users/me'),
      await client.delete('/users/me'),
      await away.anonymous().post('/auth/signup', { email, password: TEST_PASSWORD }),
      await away.anonymous().post('/auth/login', { email, password: TEST_PASSWORD }),
      await away.anonymous().post('/auth/forgot-password', { email }),
      await away.anonymous().get('/auth/verify?token=x'),
    ]
    for (const answer of answers) expect(refusedAs(answer)).toEqual(unavailable)
    expect(client.cookies.size).toBe(1)
  })

  it('the process lives but is not ready, and wrong input is still told apart', async () => {
    const client = away.anonymous()
    expect((await client.get(`${away.origin}/livez`)).status).toBe(200)
    expect((await client.get(`${away.origin}/readyz`)).status).toBe(503)
    expect((await client.post('/auth/login', {})).status).toBe(400)
  })
})
