import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookAtDatabase } from '../../../../db/usable.ts'
import { useTestDatabase } from '../../../../db/testing/database.ts'
import type { Figures } from './figures.ts'
import type { Line } from './line.ts'
import { startWays } from './start-way.ts'
import { causeLines } from './lines/causes.ts'

const db = useTestDatabase()

/** An administrator, whose connection stays what it is when the product's refuse. */
let admin: Client
beforeAll(async () => {
  admin = new Client({ connectionString: db.url })
  await admin.connect()
})
afterAll(() => admin.end())

test('the command that is printed takes a read-only setting away, as it is typed', async () => {
  const name = new URL(db.url).pathname.slice(1)
  await admin.query(`alter database ${name} set default_transaction_read_only = on`)
  await db.cutConnections()
  await expect(db.ping()).rejects.toThrow(/takes no writes|terminated/)
  const unusable = await lookAtDatabase(db)
  const state = {
    unusable,
    trouble: db.trouble(),
    backSeconds: db.backSeconds(),
  }
  const [line]: readonly Line[] = causeLines
  const { command } = line.judge({ database: state, now: new Date() } as Figures)
  const client = new Client({ connectionString: db.url })
  await client.connect()
  // What psql does with each -c of a line, in one session.
  for (const [, statement = ''] of command!(startWays.compose).matchAll(/-c "([^"]*)"/g))
    await client.query(statement)
  await client.end()
  await db.ping()
  expect(await lookAtDatabase(db)).toBeUndefined()
  expect(db.trouble()).toBeNull()
  expect(db.backSeconds()).toBeLessThan(20)
})
