import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { requireDatabase } from './database-url.ts'
import { startPostgres, type Postgres } from './index.ts'
import type { Secrets } from '../data-dir/secrets.ts'
import type { Settings } from '../settings.ts'

/** The database of a copy: its own PostgreSQL, or that of DATABASE_URL (then there is nothing to stop). */
export interface Database {
  url: string
  postgres?: Postgres
}

/**
 * Opens the database of a copy.
 * @throws Refusal when DATABASE_URL does not work or the embedded cluster is damaged.
 */
export async function openDatabase(
  { dataDir, given, ports }: Settings,
  secrets: Secrets,
  log: (sentence: string) => void,
): Promise<Database> {
  if (given['DATABASE_URL']) {
    await requireDatabase(given['DATABASE_URL'])
    return { url: given['DATABASE_URL'] }
  }
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 })
  const postgres = await startPostgres({
    dataDir: join(dataDir, 'postgres'),
    port: ports.postgres,
    superuserPassword: secrets.databasePassword,
    logFile: join(dataDir, 'logs', 'postgres.log'),
    log,
  })
  const url = postgres.url('naijatax')
  try {
    await postgres.ensureDatabase('naijatax')
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return { url, postgres }
}
