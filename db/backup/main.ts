import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BackupError, type Manifest } from './manifest.ts'
import { connectDatabase, type Connection } from '../connection.ts'
import { audit } from '../stores/audit-log.ts'
import { EnvironmentError, withSecretFiles } from '../../platform/env.ts'
import { createLogger } from '../../platform/logger.ts'
import { databaseUrlRule, isDatabaseUrl } from '../../platform/writable-server.ts'
import { databaseFaultOf } from '../database-fault.ts'
import { isDatabaseUnavailable } from '../unavailable.ts'
import { backUp } from './back-up.ts'
import { addErasures } from './erased-log.ts'
import { erasuresFor, logBeside } from './erasures-for.ts'
import { restore } from './restore.ts'

/** @throws BackupError that says how to write it, and nothing of what is in it. */
function demandAddress(name: string, url: string): string {
  if (!isDatabaseUrl(url)) throw new BackupError(`${name} ${databaseUrlRule}`)
  return url
}

/**
 * The address of the database: past a pooler where DATABASE_DIRECT_URL names one, else DATABASE_URL, else that of the copy that `npm start` runs, from the services.json of
 * its DATA_DIR (default `.data`).
 * @throws BackupError that says how to name one, or how to write it.
 */
export function databaseUrl(env: Readonly<Record<string, string | undefined>>): string {
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_URL']) {
    const named = env[name]
    if (named) return demandAddress(name, named)
  }
  const file = join(env['DATA_DIR'] ?? '.data', 'services.json')
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { database?: string }) : {}
  if (known.database !== undefined) return known.database
  throw new BackupError(
    'Which database? Set DATABASE_URL, or start the product here with npm start; of a copy that runs elsewhere set DATA_DIR to its folder.',
  )
}

/** Records in the audit log that a backup was made: the operator's status page shows when the last one was. */
export async function recordBackup(connection: Connection, { takenAt, tables }: Manifest): Promise<void> {
  await audit(connection, {
    actor: 'backup',
    action: 'backup_created',
    accountId: null,
    now: new Date(takenAt),
    caller: null,
    detail: { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0) },
  })
}

// npm run -s backup -- FOLDER, npm run -s restore -- FOLDER [ERASED_LOG | none]
const [verb, folder, namedLog] = process.argv.slice(2)
const usage =
  verb === 'restore'
    ? 'usage: npm run -s restore -- FOLDER [ERASED_LOG | none]\n'
    : 'usage: npm run -s backup -- FOLDER\n'

const summary = ({ tables, takenAt }: Manifest) =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, as they stood at ${takenAt}`

async function run(into: string): Promise<void> {
  const url = databaseUrl(withSecretFiles(process.env))
  const logger = createLogger({ LOG_LEVEL: 'warn' }, 'backup')
  // Loading may take longer than a request may wait.
  const database = connectDatabase({ DATABASE_URL: url, DATABASE_POOL: 2 }, logger, 0)
  try {
    const started = performance.now()
    // Before anything is written: the way that the record of the backup takes at its end.
    await database.ping()
    if (verb === 'backup') {
      const manifest = await backUp(url, into)
      await recordBackup(database.connection, manifest)
      await addErasures(database.connection, process.env['ERASED_LOG'] || logBeside(into))
      process.stdout.write(`Backed up ${summary(manifest)}, into ${into}, in ${seconds(started)}.\n`)
    } else {
      const erasures = await erasuresFor(into, namedLog, process.env)
      const restored = await restore({ url, connection: database.connection }, into, erasures)
      process.stdout.write(
        `Restored ${summary(restored)}, in ${seconds(started)}. Erased again: ${restored.erasedAgain} accounts.\n`,
      )
    }
  } finally {
    await database.close()
  }
}

const seconds = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`

if ((verb !== 'backup' && verb !== 'restore') || folder === undefined || folder.startsWith('-')) {
  process.stderr.write(usage)
  process.exitCode = 2
} else {
  try {
    await run(folder)
  } catch (error) {
    const known = error instanceof BackupError || error instanceof EnvironmentError
    const away =
      'the database does not answer. Check DATABASE_URL and that the database runs, then try again.'
    const why = databaseFaultOf(error) ?? (isDatabaseUnavailable(error) ? away : String(error))
    process.stderr.write(`${known ? error.message : `The ${verb} failed: ${why}`}\n`)
    process.exitCode = 1
  }
}
