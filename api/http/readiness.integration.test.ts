import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { whyUnusable } from '../../db/usable.ts'
import { useTestApi } from '../testing/index.ts'
import { whyNotReady } from './readiness.ts'

const api = useTestApi()
const readiness = { accepting: true }
const why = () => whyNotReady(api.services, readiness)

/** An administrator, whose connection stays what it is when the product's refuse. */
let admin: Client
beforeAll(async () => {
  admin = new Client({ connectionString: api.db.url })
  await admin.connect()
})
afterAll(() => admin.end())

const name = () => new URL(api.db.url).pathname.slice(1)

test('a process takes work while it accepts, and the database answers and has every migration', async () => {
  expect(await why()).toBeUndefined()

  await admin.query("update schema_migrations set name = 'away' where name = '0011-operations'")
  expect(await why()).toBe('the schema is older than this release (1 steps are missing): run migrate')
  const answer = await api.anonymous().get(`${api.origin}/readyz`)
  expect([answer.status, answer.body]).toEqual([503, { ok: false, why: await why() }])
  expect((await api.anonymous().get(`${api.origin}/livez`)).status).toBe(200)
  await admin.query("update schema_migrations set name = '0011-operations' where name = 'away'")
  expect(await why()).toBeUndefined()

  readiness.accepting = false
  expect(await why()).toBe('this process is stopping')
  readiness.accepting = true
})

test('a server that takes no writes any more is left, and one that takes them again is found', async () => {
  const write = () => api.db.connection.raw('update accounts set first_name = first_name')
  await write()
  await admin.query(`alter database ${name()} set default_transaction_read_only = on`)
  // Connections that were made before keep what they were told: as after a demotion, they must be asked anew.
  await api.db.cutConnections()
  await expect(write()).rejects.toThrow(/takes no writes|terminated/)
  expect(await why()).toContain('the database takes no writes')
  expect(api.db.isReadOnly()).toBe(true)
  expect(api.db.trouble()).toMatchObject({
    seenSeconds: expect.any(Number),
    answeredSeconds: expect.any(Number),
    readOnlyBecause: 'database',
  })
  await admin.query(
    `set transaction read write; alter database ${name()} set default_transaction_read_only = off`,
  )
  await write()
  expect(await why()).toBeUndefined()
  expect(api.db.isReadOnly()).toBe(false)
  expect(api.db.trouble()).toBeNull()
})

test('in production the files of the web client must be there', async () => {
  const { services } = api
  const env = { ...services.env, NODE_ENV: 'production' as const, WEB_DIST: '/nowhere' }
  expect(await whyNotReady({ ...services, env }, readiness)).toContain(
    'the files of the web client are not there',
  )
})

test('a fault that is none of the database is not called one', async () => {
  const broken = { ...api.db, connection: undefined as never }
  await expect(whyUnusable(broken)).rejects.toThrow(TypeError)
})
