import { expect, test, vi } from 'vitest'
import { quietLogger } from '../platform/testing/quiet-logger.ts'
import { connectDatabase } from './connection.ts'
import { useTestDatabase } from './testing/database.ts'

const db = useTestDatabase()

test('of several servers the one that answers and takes writes is used, and another one after it is gone', async () => {
  const url = new URL(db.url)
  const several = db.url.replace(url.host, `127.0.0.1:1,${url.host},127.0.0.1:2`)
  const database = connectDatabase({ DATABASE_URL: several, DATABASE_POOL: 2 }, quietLogger)
  try {
    const asked = () => database.connection.raw<{ rows: object[] }>('select inet_server_port() as port')
    expect((await asked()).rows).toEqual([{ port: Number(url.port) }])
    await db.cutConnections()
    // The server ends connections in its own time: a question may still meet one that is about to go.
    await vi.waitFor(async () => expect((await asked()).rows).toEqual([{ port: Number(url.port) }]))
  } finally {
    await database.close()
  }
})

test('that nothing answers is told as what the server said', async () => {
  const url = 'postgres://ada@127.0.0.1:1,127.0.0.1:2/tax'
  const database = connectDatabase({ DATABASE_URL: url, DATABASE_POOL: 1 }, quietLogger)
  await expect(database.ping()).rejects.toThrow('ECONNREFUSED')
  expect(database.isReadOnly()).toBe(false)
  expect(database.trouble()).toMatchObject({ answeredSeconds: null })
  await database.close()
})
