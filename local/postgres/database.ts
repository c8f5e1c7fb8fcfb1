import { Client } from 'pg'
import { StartError, errorCode, errorMessage } from '../errors.ts'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres, type Postgres } from './index.ts'
import type { Secrets } from '../data-dir/secrets.ts'
import type { Settings } from '../settings.ts'

/** A sentence's end for the most frequent reasons, by the error code of the system or of PostgreSQL. */
function reason(code: string | undefined, url: URL, message: string): string {
  const database = decodeURIComponent(url.pathname.slice(1))
  switch (code ?? '') {
    case 'ECONNREFUSED':
      return `nobody answers at ${url.host}`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `the host ${url.hostname} is not known`
    case '28P01':
    case '28000':
      return `${url.host} refuses the user or password`
    case '3D000':
      return `there is no database ${database} at ${url.host}`
    default:
      return `${url.host}: ${message}`
  }
}

/**
 * Makes sure that a connection to the database of DATABASE_URL can be opened.
 * @throws StartError with the reason, without the password.
 */
export async function requireDatabase(text: string): Promise<void> {
  const mend = 'Correct DATABASE_URL, or leave it out to use the embedded PostgreSQL.'
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol))
    throw new StartError(
      `DATABASE_URL is no address like postgres://user:password@host:5432/database. ${mend}`,
    )
  const client = new Client({ connectionString: text, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    const why = reason(errorCode(error), new URL(text), errorMessage(error))
    throw new StartError(`The database of DATABASE_URL cannot be used: ${why}. ${mend}`, error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The database of a copy: its own PostgreSQL, or that of DATABASE_URL, which has nothing to stop. */
export interface Database {
  url: string
  postgres?: Postgres
}

/**
 * Opens the database of a copy.
 * @throws StartError when DATABASE_URL does not work or the embedded cluster is damaged.
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
