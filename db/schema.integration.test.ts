import type { Knex } from 'knex'
import { describe, expect, it } from 'vitest'
import { connectDatabase } from './connection.ts'
import { migrations } from './migrations/index.ts'
import { isSchemaCurrent, migrate, missingSteps, newerSteps, waitingSteps } from './schema.ts'
import { quietLogger } from '../platform/testing/quiet-logger.ts'
import { sqlName } from './table.ts'
import { tables } from './tables/index.ts'
import { useTestDatabase } from './testing/database.ts'

const db = useTestDatabase()

/** Every index and reference, as PostgreSQL writes them. */
const drawn = () =>
  db.rows(
    `select indexdef as drawn from pg_indexes where schemaname = 'public'
     union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where contype = 'f'
     order by 1`,
  )

const none = () => Promise.resolve()

/** A column as one line. */
const lineOf = (...parts: unknown[]) => parts.join(' ')

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

  it('waits for nobody longer than two seconds, and goes on once the way is free', async () => {
    const name = '0029-payment-lost'
    const table = 'billing_notices'
    const held = await db.connection.transaction()
    await db.connection('schema_migrations').where({ name }).delete()
    await held.raw(`lock table ${table} in access share mode`)
    const migrating = migrate(db.connection)
    // Whoever comes after the step that waits is let through when it gives up, long before a statement may run out.
    await db.connection.raw('select pg_sleep(0.3)')
    await db.connection(table).select()
    await held.rollback()
    expect(await migrating).toEqual([name])
    expect(await isSchemaCurrent(db.connection)).toBe(true)
  })

  it('of a later release is left as it is, and counts as current', async () => {
    await db.connection('schema_migrations').insert({ name: '9999-tomorrow', batch: 9 })
    expect(await newerSteps(db.connection)).toEqual(['9999-tomorrow'])
    expect(await migrate(db.connection)).toEqual([])
    expect(await isSchemaCurrent(db.connection)).toBe(true)
    await db.connection('schema_migrations').where({ name: '9999-tomorrow' }).delete()
  })

  it('is left wide by a release whose predecessor still runs, which may come back, and is completed afterwards', async () => {
    const steps = migrations as (typeof migrations)[number][]
    const widen = { up: (knex: Knex) => knex.raw('create table widened (old text)'), down: none }
    const contract = {
      up: (knex: Knex) => knex.raw('alter table widened drop column old'),
      down: none,
      contractOf: '9.9.9',
    }
    const afterwards = {
      up: (knex: Knex) => knex.raw('alter table widened add column next text'),
      down: none,
    }
    try {
      steps.push(['9997-widen', widen], ['9998-contract', contract])
      expect(await isSchemaCurrent(db.connection)).toBe(false)
      expect(await migrate(db.connection)).toEqual(['9997-widen'])
      // A process of this release works, and migrating again takes nothing away.
      expect(await isSchemaCurrent(db.connection)).toBe(true)
      expect(await migrate(db.connection)).toEqual([])
      expect(await waitingSteps(db.connection)).toEqual(['9998-contract'])
      expect(await db.rows('select old from widened')).toEqual([])
      // Where nobody completed it, the next release does: the one before that is gone.
      steps.push(['9999-next', afterwards])
      expect(await missingSteps(db.connection)).toEqual(['9998-contract', '9999-next'])
      steps.pop()
      expect(await migrate(db.connection, true)).toEqual(['9998-contract'])
      expect(await waitingSteps(db.connection)).toEqual([])
      await expect(db.rows('select old from widened')).rejects.toThrow('does not exist')
    } finally {
      steps.splice(steps.findIndex(([name]) => name === '9997-widen'))
      await db.connection.raw('drop table if exists widened')
      await db.connection('schema_migrations').where('name', '>=', '9997').delete()
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

  it('has the tables, columns, types and keys that the definitions say, and no others', async () => {
    // Tables of the rate limiter's and the migrations' own libraries.
    const others = ['rate_counters', 'schema_migrations', 'schema_migrations_lock']
    const columns = await db.rows(
      `select c.table_name, c.column_name, c.udt_name, c.is_nullable = 'YES' as nullable,
          coalesce(c.column_name::text = any (
            select a.attname::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
            where i.indisprimary and i.indrelid = format('%I', c.table_name)::regclass
          ), false) as key
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and not c.table_name = any(?)`,
      [others],
    )
    const migrated = columns.map((c) =>
      lineOf(c['table_name'], c['column_name'], c['udt_name'], c['nullable'], c['key']),
    )
    const defined = tables.flatMap(({ name: table, columns: byName, key }) =>
      Object.entries(byName).map(([name, { type, nullable }]) =>
        lineOf(table, sqlName(name), type, nullable, key.includes(name)),
      ),
    )
    expect(defined.toSorted()).toEqual(migrated.toSorted())
  })

  it('has its account in every table whose rows are part of the download, and says of each other why not', () => {
    const inDownload = tables.filter(({ download }) => download !== null)
    for (const { columns } of inDownload) expect(columns).toHaveProperty('accountId')
    const leftOut = tables.filter(({ columns, download }) => 'accountId' in columns && !download)
    expect(leftOut.map(({ name }) => name)).toEqual(['outbox'])
  })

  it('has the account in each unique key of rows that lie beside it, and in what names another of its rows', async () => {
    const beside = tables.filter(({ place }) => place === 'account').map(({ name }) => name)
    const alone = await db.rows(
      `select indexrelid::regclass::text as index from pg_index
       where indisunique and indrelid = any (?::text[]::regclass[]) and not exists (
         select 1 from pg_attribute where attrelid = indrelid and attnum = any (indkey) and attname = 'account_id')`,
      [beside],
    )
    expect(alone).toEqual([])
    const references = await db.rows(
      `select conname from pg_constraint
       where contype = 'f' and confrelid = any (?::text[]::regclass[]) and cardinality(conkey) = 1`,
      [beside],
    )
    expect(references).toEqual([])
  })

  it('comes back from the keys that hold the account, and goes there again', async () => {
    const before = await drawn()
    const steps = migrations.filter(([name]) => /^003[78]/.test(name)).map(([, step]) => step)
    for (const step of steps.toReversed()) await step.down(db.connection)
    expect(await drawn()).not.toEqual(before)
    for (const step of steps) await step.up(db.connection)
    expect(await drawn()).toEqual(before)
  })
})
