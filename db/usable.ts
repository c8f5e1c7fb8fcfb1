import type { Connection, Database } from './connection.ts'
import { databaseFaultOf } from './database-fault.ts'
import { missingSteps } from './schema.ts'
import { prepared } from './statements.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

/** Oldest PostgreSQL that the product runs on. */
const OLDEST = 16

const tooOld = (version: number): string | undefined =>
  version < OLDEST ? `PostgreSQL ${version} is too old: run the database on ${OLDEST} or newer` : undefined

/** Why a server is too old to be migrated, in the words of readiness; undefined when it is not. */
export async function whyTooOld(connection: Pick<Connection, 'raw'>): Promise<string | undefined> {
  const { rows } = await connection.raw<{ rows: [Pick<ServerState, 'version'>] }>(
    "select current_setting('server_version_num')::integer / 10000 as version",
  )
  return tooOld(rows[0].version)
}

interface ServerState {
  readonly version: number
  readonly refuses: boolean
}

/** Prepared, so that a pooler that keeps no prepared statements is seen here before people see it. */
const serverState = prepared<ServerState>(
  'server_state',
  `select current_setting('server_version_num')::integer / 10000 as version,
    pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as refuses`,
)

/**
 * Why a process cannot work with its database, in a sentence that says what to mend: it is not reached, or not in this
 * way, takes no writes, is too old, or its schema is older than this code.
 * @returns undefined when it can.
 * @throws faults of any other kind.
 */
export async function whyUnusable(database: Database): Promise<string | undefined> {
  const readOnly = 'the database takes no writes: it is a standby, or was made read-only'
  try {
    const [state] = await serverState(database.connection, [])
    if (state === undefined) throw new Error('The database says nothing of itself')
    const { version, refuses } = state
    if (refuses) {
      database.noteReadOnly()
      return readOnly
    }
    const old = tooOld(version)
    if (old !== undefined) return old
    const missing = await missingSteps(database.connection)
    return missing.length === 0
      ? undefined
      : `the schema is older than this release (${missing.length} steps are missing): run migrate`
  } catch (error) {
    const fault = databaseFaultOf(error)
    if (fault !== undefined) return fault
    if (!isDatabaseUnavailable(error)) throw error
    return database.isReadOnly() ? readOnly : 'the database does not answer'
  }
}
