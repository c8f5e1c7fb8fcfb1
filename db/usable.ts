import type { Database } from './connection.ts'
import { knownSteps, stepsDone } from './schema.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

/** Oldest PostgreSQL that the product runs on. */
const OLDEST = 16

interface ServerState {
  readonly version: number
  readonly refuses: boolean
}

/**
 * Why a process cannot work with its database, in a sentence that says what to mend: it is not reached, takes no writes,
 * is too old, or its schema is older than this code.
 * @returns undefined when it can.
 * @throws faults of any other kind.
 */
export async function whyUnusable(database: Database): Promise<string | undefined> {
  const readOnly = 'the database takes no writes: it is a standby, or was made read-only'
  try {
    const { rows } = await database.connection.raw<{ rows: [ServerState] }>(
      `select current_setting('server_version_num')::integer / 10000 as version,
        pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as refuses`,
    )
    const [{ version, refuses }] = rows
    if (refuses) return readOnly
    if (version < OLDEST) return `PostgreSQL ${version} is too old: run the database on ${OLDEST} or newer`
    const done = new Set(await stepsDone(database.connection))
    const missing = (await knownSteps()).filter((step) => !done.has(step))
    return missing.length === 0
      ? undefined
      : `the schema is older than this release (${missing.length} steps are missing): run migrate`
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return database.isReadOnly() ? readOnly : 'the database does not answer'
  }
}
