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

/** Whether the schema has every step this code knows; false also when the database has none. */
export async function isSchemaCurrent(connection: Connection): Promise<boolean> {
  const [, pending] = (await connection.migrate.list(config)) as [unknown[], unknown[]]
  return pending.length === 0
}
