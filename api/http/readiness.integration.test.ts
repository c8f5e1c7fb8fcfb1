import { expect, test } from 'vitest'
import { useTestApi } from '../testing/index.ts'
import { isReady } from './readiness.ts'

const api = useTestApi()

test('a process takes work while it accepts, the database answers and has every migration', async () => {
  const readiness = { accepting: true }
  const ready = () => isReady(api.services, readiness)
  expect(await ready()).toBe(true)

  await api.db.connection.raw("update schema_migrations set name = 'away' where name = '0011-operations'")
  expect(await ready()).toBe(false)
  expect((await api.anonymous().get(`${api.origin}/readyz`)).status).toBe(503)
  expect((await api.anonymous().get(`${api.origin}/livez`)).status).toBe(200)
  await api.db.connection.raw("update schema_migrations set name = '0011-operations' where name = 'away'")
  expect(await ready()).toBe(true)

  readiness.accepting = false
  expect(await ready()).toBe(false)
})
