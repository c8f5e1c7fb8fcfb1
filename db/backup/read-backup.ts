import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BackupError, manifest, manifestFile, tableFile, type Manifest } from './manifest.ts'

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
