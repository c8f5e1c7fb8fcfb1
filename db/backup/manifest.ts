import * as z from 'zod'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** What a backup holds, so that it can be checked before a single row is written. Stands beside its files. */
export const manifest = z.object({
  format: z.literal(1),
  /** Of the moment whose state it holds, UTC, ISO 8601. */
  takenAt: z.iso.datetime(),
  /** Steps of the schema that the database had, in order. */
  steps: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]+$/),
      columns: z.array(z.string().regex(/^[a-z_0-9]+$/)),
      rows: z.int().min(0),
      /** SHA-256 of the packed file, in hex. */
      sha256: z.string().length(64),
    }),
  ),
})
export type Manifest = z.infer<typeof manifest>

/** The manifest's own file. */
export const manifestFile = 'manifest.json'

/** The file of a table: rows as PostgreSQL's COPY writes them, packed. */
export const tableFile = (table: string) => `${table}.copy.gz`

/** A backup that cannot be made or restored, in words that say why and what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/**
 * Reads a backup's manifest and checks that every file is there and as it was written.
 * @throws BackupError that names the file and what to do; nothing was changed then.
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const path = join(folder, manifestFile)
  if (!existsSync(path))
    throw new BackupError(
      `${folder} holds no ${manifestFile}: it is no backup, or one that was not finished.`,
    )
  const read = manifest.safeParse(parsed(await readFile(path, 'utf8')))
  if (!read.success)
    throw new BackupError(`${path} cannot be read: it was changed or damaged. Use another backup.`)
  for (const { name, sha256 } of read.data.tables) {
    const file = join(folder, tableFile(name))
    if (!existsSync(file)) throw new BackupError(`${file} is missing. Use another backup.`)
    if ((await hashOf(file)) !== sha256)
      throw new BackupError(`${file} is not as it was written: it is damaged. Use another backup.`)
  }
  return read.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
