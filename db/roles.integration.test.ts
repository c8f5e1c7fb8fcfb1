import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrateQueues, openQueues } from '../platform/queues.ts'
import { quietLogger } from '../platform/testing/quiet-logger.ts'
import { connectDatabase, type Database } from './connection.ts'
import { migrate } from './schema.ts'
import { limitStatements } from './statement-limit.ts'
import { useTestDatabase } from './testing/database.ts'
import { verifiedAccount } from './testing/factories.ts'
import { whyUnusable } from './usable.ts'

const db = useTestDatabase()

/** What docs/scale.md, "Roles and TLS", has typed: roles and database; the schema of the queues before `migrate`; rights on it after. */
const [roles = '', queuesBefore = '', queuesAfter = ''] = [
  ...readFileSync(new URL('../docs/scale.md', import.meta.url), 'utf8').matchAll(/```sql\n([^`]*)```/g),
].map(([, sql = '']) => sql)

// Roles and databases belong to the whole server: these are the file's own.
const own = randomUUID().slice(0, 8)
const renamed = (sql: string, database: string): string =>
  sql
    .replaceAll(/tax_(owner|app)\b/g, `${database}_$1`)
    .replace('create database tax ', `create database ${database} `)
    .replaceAll('…', 'five quiet looms')

/** The statements of such a block, one by one: some run in no transaction. */
const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')

const addressOf = (database: string, role?: 'owner' | 'app'): string => {
  const url = new URL(db.url)
  url.pathname = `/${database}`
  if (role) Object.assign(url, { username: `${database}_${role}`, password: 'five quiet looms' })
  return url.href
}

async function type(sql: string, database: string): Promise<void> {
  const client = new Client({ connectionString: addressOf(database) })
  await client.connect()
  try {
    for (const statement of statementsOf(renamed(sql, database))) await client.query(statement)
  } finally {
    await client.end()
  }
}

async function as<Answer>(
  role: 'owner' | 'app',
  database: string,
  work: (as: Database) => Promise<Answer>,
): Promise<Answer> {
  const opened = connectDatabase({ DATABASE_URL: addressOf(database, role), DATABASE_POOL: 2 }, quietLogger)
  try {
    return await work(opened)
  } finally {
    await opened.close()
  }
}

const [there, before] = roles.split('-- connected to tax:\n')

describe.each([
  ['made before the first migrate', `roles_${own}_a`, true],
  ['of a database that was migrated before', `roles_${own}_b`, false],
])('roles as the page makes them, with queues in PostgreSQL: their schema %s', (_, database, isFirst) => {
  beforeAll(async () => {
    const maker = new Client({ connectionString: db.url })
    await maker.connect()
    for (const statement of statementsOf(renamed(there ?? '', database))) await maker.query(statement)
    await maker.end()
    await type(before ?? '', database)
    const first = statementsOf(queuesBefore)
    if (isFirst) await type(queuesBefore, database)
    await as('owner', database, async ({ connection }) => {
      await migrate(connection)
      await limitStatements(connection)
    })
    await migrateQueues({ DATABASE_URL: addressOf(database, 'owner') })
    if (!isFirst) await type([...first.slice(1), queuesAfter].join(';\n'), database)
  })
  afterAll(async () => {
    await db.connection.raw(`drop database ${database}`)
    await db.connection.raw(`drop role ${database}_app; drop role ${database}_owner`)
  })

  test('the processes read, write and queue by a role that owns nothing', async () => {
    await as('app', database, async (opened) => {
      expect(await whyUnusable(opened)).toBeUndefined()
      const { id } = await verifiedAccount(opened)
      await opened.connection('accounts').where({ id }).delete()
      await expect(opened.connection.raw('create table mine (id integer)')).rejects.toThrow(
        'permission denied',
      )
      await expect(opened.connection.raw('drop table accounts')).rejects.toThrow('must be owner')
    })
    const env = {
      DATABASE_URL: addressOf(database, 'app'),
      DATABASE_DIRECT_URL: undefined,
      DATABASE_POOL: 2,
      REDIS_URL: undefined,
    }
    const queues = openQueues(env, quietLogger)
    try {
      const queue = queues.queue('mail')
      // As the relay adds them, under the id of their event: without one PostgreSQL would have to make a sequence for the queue.
      await queue.add('greet', {}, { jobId: 'one' })
      expect(await queue.getWaitingCount()).toBe(1)
    } finally {
      await queues.close()
    }
  })

  test('whoever migrates is no superuser, and may end what a process does', async () => {
    const client = new Client({ connectionString: addressOf(database, 'app') })
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const ended = new Promise((resolve) => client.once('end', resolve))
    await as('owner', database, async ({ connection }) => {
      const answer = await connection.raw<{ rows: object[] }>(
        'select pg_terminate_backend(?) as ended, rolsuper from pg_roles where rolname = current_user',
        [rows[0]?.pid ?? 0],
      )
      expect(answer.rows).toEqual([{ ended: true, rolsuper: false }])
    })
    await ended
  })
})
