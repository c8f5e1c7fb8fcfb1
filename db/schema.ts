import type { Connection } from './connection.ts'
import { migrationSource } from './migrations/index.ts'

const config = { migrationSource, tableName: 'schema_migrations' }

/** Key of the advisory lock that lets one process migrate at a time. */
const MIGRATION_LOCK = 2_026_0101

/**
 * Brings the schema up to date. Safe to run twice and by several processes at once: each waits its turn, and
 * a process that died in the middle leaves no lock behind (it ends with its connection).
 * @returns names of the steps that were run.
 */
export async function migrate(connection: Connection): Promise<string[]> {
  return connection.transaction(async (trx) => {
    await trx.raw('set local statement_timeout = 0')
    await trx.raw('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK])
    const [, names] = (await trx.migrate.latest({ ...config, disableTransactions: true })) as [
      number,
      string[],
    ]
    return names
  })
}

/** Names of every step that this code knows, in order. */
export function knownSteps(): Promise<string[]> {
  return migrationSource.getMigrations([])
}

/**
 * Brings an empty database to the schema that another one had, step by step.
 * @param steps names of its steps, in order; those that are done already are passed over.
 */
export async function migrateTo(connection: Connection, steps: readonly string[]): Promise<void> {
  await connection.transaction(async (trx) => {
    await trx.raw('set local statement_timeout = 0')
    await trx.raw('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK])
    const [, pending] = (await trx.migrate.list(config)) as [unknown, { name?: string }[] | string[]]
    const open = new Set(pending.map((step) => (typeof step === 'string' ? step : step.name)))
    for (const name of steps)
      if (open.has(name)) await trx.migrate.up({ ...config, name, disableTransactions: true })
  })
}

/**
 * Whether the schema has every step this code knows; false also when the database has none. Only looks: knex's own
 * list would make its tables, beside a migration that is making them.
 */
export async function isSchemaCurrent(connection: Connection): Promise<boolean> {
  const { rows } = await connection.raw<{ rows: { made: boolean }[] }>(
    'select to_regclass(?) is not null as made',
    [config.tableName],
  )
  if (!rows[0]?.made) return false
  const done = new Set(await connection<{ name: string }>(config.tableName).pluck('name'))
  const steps = await migrationSource.getMigrations([])
  return steps.every((step) => done.has(step))
}
