import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { BACKUP_CONNECTION, waitForMigration } from '../schema.ts'
import { openForCopying } from './copying.ts'
import { BackupError, manifestFile, tableFile, type Manifest } from './manifest.ts'
import { columnList, tablesInOrder, type Table } from './tables.ts'

/**
 * Writes the state of a database at one moment into a folder of its own: a packed file a table and a manifest, readable
 * by nobody else. What is written meanwhile is not in it. The manifest comes last: without it a folder is no backup.
 * Waits for a migration, and begins anew when one ended it.
 * @param folder is made, and gone again when nothing could be written; what is there must be empty, and closed to other users.
 * @throws BackupError for a folder that holds something or that others may enter, or a database without the product's
 * schema.
 */
export async function backUp(databaseUrl: string, folder: string): Promise<Manifest> {
  const isMade = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined
  try {
    return await backUpInto(databaseUrl, folder)
  } catch (error) {
    // One that holds something stays: it shows how far the backup came.
    if (isMade) await rmdir(folder).catch(() => undefined)
    throw error
  }
}

async function backUpInto(databaseUrl: string, folder: string): Promise<Manifest> {
  if ((await readdir(folder)).length > 0)
    throw new BackupError(`${folder} is not empty. Name a new folder for each backup.`)
  await refuseShared(folder)
  for (let tries = 1; ; tries += 1) {
    try {
      return await copyTables(databaseUrl, folder)
    } catch (error) {
      if (!wasEnded(error)) throw error
      if (tries === MOST_TRIES)
        throw new BackupError('Migrations ended the backup again and again. Try it later.')
      for (const file of await readdir(folder)) await rm(join(folder, file))
    }
  }
}

/** How often a backup begins anew after a migration ended it. */
const MOST_TRIES = 5

/** Whether a connection was ended from outside: a migration does that to a backup that stands in its way. */
const wasEnded = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as { code?: unknown }).code === '57P01' || /Connection terminated/.test(error.message))

async function copyTables(databaseUrl: string, folder: string): Promise<Manifest> {
  const client = await openForCopying(databaseUrl, BACKUP_CONNECTION)
  try {
    await waitForMigration((question) => client.query(question))
    await client.query('begin isolation level repeatable read read only')
    const steps = await stepsOf(client)
    const { rows } = await client.query<{ at: Date }>('select now() as at')
    const tables: Manifest['tables'] = []
    for (const table of await tablesInOrder(client)) tables.push(await writeTable(client, table, folder))
    await client.query('commit')
    const manifest: Manifest = {
      format: 1,
      takenAt: (rows[0]?.at ?? new Date()).toISOString(),
      steps,
      tables,
    }
    await writeFile(join(folder, manifestFile), JSON.stringify(manifest, null, 2), { mode: 0o600 })
    return manifest
  } finally {
    await client.end()
  }
}

/** Refuses a folder that other users of the machine may read, enter or write. Windows keeps no such bits. */
async function refuseShared(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const { mode, uid } = await stat(folder)
  const mend = 'or name a new folder, which is made for you alone.'
  if ((mode & 0o077) !== 0)
    throw new BackupError(
      `${folder} is open to other users of this machine, and a backup holds everything in the clear. ` +
        `Close it with: chmod 700 ${folder}, ${mend}`,
    )
  if (uid !== process.getuid?.())
    throw new BackupError(
      `${folder} belongs to another user of this machine, who could read the backup. Make it yours, ${mend}`,
    )
}

async function stepsOf(client: Client): Promise<string[]> {
  const { rows: found } = await client.query(
    "select to_regclass('public.schema_migrations') is not null as there",
  )
  if (!(found[0] as { there: boolean }).there)
    throw new BackupError('This database does not hold the product: nothing to back up. Check DATABASE_URL.')
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by id')
  return rows.map(({ name }) => name)
}

async function writeTable(client: Client, { name, columns }: Table, folder: string) {
  const copied = client.query(copyTo(`copy "${name}" (${columnList(columns)}) to stdout`))
  const hash = createHash('sha256')
  const counted = new PassThrough()
  counted.on('data', (piece: Buffer) => hash.update(piece))
  const file = createWriteStream(join(folder, tableFile(name)), { mode: 0o600, flags: 'wx' })
  await pipeline(copied, createGzip(), counted, file)
  return { name, columns: [...columns], rows: copied.rowCount, sha256: hash.digest('hex') }
}
