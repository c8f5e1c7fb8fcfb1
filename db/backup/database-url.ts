import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BackupError } from './manifest.ts'

/**
 * The database that is meant: DATABASE_URL, else that of the copy that `npm start` runs, by the services.json of its
 * DATA_DIR (default `.data`).
 * @throws BackupError that says how to name one.
 */
export function databaseUrl(env: Readonly<Record<string, string | undefined>>): string {
  if (env['DATABASE_URL']) return env['DATABASE_URL']
  const file = join(env['DATA_DIR'] ?? '.data', 'services.json')
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { database?: string }) : {}
  if (known.database !== undefined) return known.database
  throw new BackupError('Which database? Set DATABASE_URL, or start the product here with npm start.')
}
