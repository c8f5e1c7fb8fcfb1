import { describe, expect, it } from 'vitest'
import { connectDatabase } from './connection.ts'
import { isSchemaCurrent, migrate } from './schema.ts'
import { quietLogger } from '../platform/testing/quiet-logger.ts'
import { useTestDatabase } from './testing/database.ts'

const db = useTestDatabase()

describe('the schema', () => {
  it('is current after migrating, and migrating again does nothing', async () => {
    expect(await isSchemaCurrent(db.connection)).toBe(true)
    expect(await migrate(db.connection)).toEqual([])
  })

  it('is made once when several processes migrate an empty database at the same time', async () => {
    await db.connection.raw('create database migrated_together')
    const url = new URL(db.url)
    url.pathname = '/migrated_together'
    const processes = [1, 2, 3].map(() =>
      connectDatabase({ DATABASE_URL: url.href, DATABASE_POOL: 2 }, quietLogger),
    )
    try {
      const [first] = processes
      expect(await isSchemaCurrent(first!.connection)).toBe(false)
      const { rows } = await first!.connection.raw<{ rows: unknown[] }>(
        `select 1 from information_schema.tables where table_schema = 'public'`,
      )
      expect(rows, 'looking makes nothing').toEqual([])
      const steps = await Promise.all(processes.map(({ connection }) => migrate(connection)))
      expect(steps.filter((names) => names.length > 0)).toHaveLength(1)
      expect(await isSchemaCurrent(processes[0]!.connection)).toBe(true)
    } finally {
      for (const process of processes) await process.close()
      await db.connection.raw('drop database migrated_together with (force)')
    }
  })

  it('is what every test database starts from, without a row', async () => {
    const tables = await db.rows(
      `select table_name from information_schema.tables where table_schema = 'public' order by 1`,
    )
    const names = tables.map((row) => row['table_name'])
    expect(names).toEqual(
      expect.arrayContaining(['accounts', 'audit_log', 'mail_tokens', 'outbox', 'sessions']),
    )
    expect(await db.rows('select * from accounts')).toEqual([])
  })
})
