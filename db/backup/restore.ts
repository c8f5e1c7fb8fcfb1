import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Connection } from '../connection.ts'
import { migrate, migrateTo, knownSteps } from '../schema.ts'
import type { Erasure } from '../stores/audit-log.ts'
import { eraseAgain } from './erase-again.ts'
import { openForCopying } from './copying.ts'
import { BackupError, tableFile, readBackup, type Manifest } from './manifest.ts'
import { columnList, tablesInOrder } from './tables.ts'

/** A backup that was put back, and how many accounts were erased again. */
export type Restored = Manifest & { erasedAgain: number }

/**
 * Puts a backup into an empty database: the schema as it was, then every row in one transaction, then the steps that
 * the schema has had since; then it erases again whom the erased log names. Either all of that is done afterwards or no row
 * is there.
 * @param database the same database, for its schema and, by its address, for the rows.
 * @param erasures accounts that were erased, also before the backup (readErasedLog).
 * @throws BackupError for a damaged backup, one of a newer product, or a database that holds rows.
 */
export async function restore(
  database: { url: string; connection: Connection },
  folder: string,
  erasures: readonly Erasure[],
): Promise<Restored> {
  const backup = await readBackup(folder)
  const known = await knownSteps()
  const unknown = backup.steps.filter((step) => !known.includes(step))
  if (unknown.length > 0)
    throw new BackupError(
      `The backup is of a newer product (${unknown.join(', ')}). Install that one, then restore.`,
    )
  const client = await openForCopying(database.url, 'naijatax restore')
  try {
    await refuseRows(client)
    await migrateTo(database.connection, backup.steps)
    await client.query('begin')
    for (const table of backup.tables) await readTable(client, table, folder)
    await client.query('commit')
  } finally {
    // An open transaction ends with its connection, undone.
    await client.end()
  }
  try {
    await migrate(database.connection)
    return { ...backup, erasedAgain: await eraseAgain(database.connection, erasures) }
  } catch (error) {
    await emptyAgain(database.connection, backup)
    throw error
  }
}

/** A person who was erased is in no database that was put back, also when that fails half-way. */
async function emptyAgain(connection: Connection, { tables }: Manifest): Promise<void> {
  const names = tables.map(({ name }) => `"${name}"`).join(', ')
  await connection.raw(`truncate ${names} cascade`)
}

async function refuseRows(client: Client): Promise<void> {
  for (const { name } of await tablesInOrder(client)) {
    const { rowCount } = await client.query(`select 1 from "${name}" limit 1`)
    if (rowCount !== 0)
      throw new BackupError(`The database holds rows already (${name}). Restore into an empty one.`)
  }
}

async function readTable(
  client: Client,
  { name, columns, rows }: Manifest['tables'][number],
  folder: string,
): Promise<void> {
  const copied = client.query(copyFrom(`copy "${name}" (${columnList(columns)}) from stdin`))
  await pipeline(createReadStream(join(folder, tableFile(name))), createGunzip(), copied)
  if (copied.rowCount !== rows)
    throw new BackupError(`${tableFile(name)} gave ${copied.rowCount} rows, the manifest says ${rows}.`)
}
