import { TimeoutError, withTimeout } from '../platform/timeout.ts'
import { ACQUIRE_TIMEOUT, type Connection, type Database } from './connection.ts'
import { databaseFaultOf } from './database-fault.ts'
import { readPool } from './pool.ts'
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

/**
 * Asks for the server's version and whether it takes writes, and writes where it does: a message to its log of changes, which
 * is carried to the disk and leaves no row. Prepared, so that a pooler that keeps no prepared statements is seen here
 * before people see it.
 */
const serverState = prepared<ServerState>(
  'server_state',
  `select version, refuses, case when not refuses then pg_logical_emit_message(true, 'naijatax', ''::text) end as written
    from (select current_setting('server_version_num')::integer / 10000 as version,
      pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as refuses) as said`,
)

/** Longest that the look at a database may take, in milliseconds: longer than a request waits for a connection. */
const LONGEST_LOOK = ACQUIRE_TIMEOUT + 500

/** Why a process cannot work with its database. */
export interface Unusable {
  /**
   * `silent`: no answer in time, or no write. `closed`: it carries out writes, on connections that were made before alone. `refused`:
   * it lets nobody in. `read-only`: it takes no writes. `busy`: it answers, and no connection of this process is free. `old`: too
   * old, or its schema is.
   */
  kind: 'silent' | 'closed' | 'refused' | 'read-only' | 'busy' | 'old'
  /** A sentence that says what to mend, without a capital and a stop. */
  why: string
}

const readOnly: Unusable = {
  kind: 'read-only',
  why: 'the database takes no writes: it is a standby, or was made read-only',
}

interface Said {
  readonly state: ServerState | undefined
  readonly missing: readonly string[]
}

async function ask({ connection }: Database): Promise<Said> {
  const [state] = await serverState(connection, [])
  const canTell = state && !state.refuses && tooOld(state.version) === undefined
  return { state, missing: canTell ? await missingSteps(connection) : [] }
}

/** What is asked and has no answer yet: of a server that keeps silent each question would hold one more connection. */
const asked = new WeakMap<Database, Promise<Said>>()

async function askOnce(database: Database): Promise<Said> {
  const running = asked.get(database)
  if (running) return running
  const begun = ask(database).finally(() => asked.delete(database))
  asked.set(database, begun)
  return begun
}

/** Why a question was not answered. @param isAtHome whether the server took up a new connection meanwhile. */
function whyNoAnswer(database: Database, error: unknown, isAtHome: boolean): Unusable {
  const fault = databaseFaultOf(error)
  if (fault !== undefined) return { kind: 'refused', why: fault }
  const isLate = error instanceof TimeoutError
  if (!isLate && !isDatabaseUnavailable(error)) throw error
  if (database.isReadOnly()) return readOnly
  const { used, most } = readPool(database.connection)
  if (isAtHome && !isLate && used >= most)
    return {
      kind: 'busy',
      why: 'the database answers, and every connection that this process may have is in use: see Database pool',
    }
  if (isLate) database.noteSilence(error)
  return {
    kind: 'silent',
    why:
      isLate && isAtHome
        ? 'the database takes up connections and ends no write in time: its disk hangs, or a standby that it waits for is gone'
        : 'the database does not answer',
  }
}

/** Why the server cannot be worked with, by what it said of itself; undefined when it can. */
function whyRefused(database: Database, { state, missing }: Said): Unusable | undefined {
  if (state === undefined) throw new Error('The database says nothing of itself')
  const { version, refuses } = state
  if (refuses) {
    database.noteReadOnly()
    return readOnly
  }
  const why =
    tooOld(version) ??
    (missing.length === 0
      ? undefined
      : `the schema is older than this release (${missing.length} steps are missing): run migrate`)
  return why === undefined ? undefined : { kind: 'old', why }
}

/**
 * Looks whether a process can work with its database, within three seconds: by a write on a connection that it has, and
 * by knocking for a new one, because a server that stands still keeps those that were made before.
 * @returns undefined when it can.
 * @throws faults that are none of the database.
 */
export async function lookAtDatabase(database: Database): Promise<Unusable | undefined> {
  const [said, knocked] = await Promise.allSettled([
    withTimeout(LONGEST_LOOK, 'a write to the database', askOnce(database)),
    database.knock(LONGEST_LOOK),
  ])
  if (said.status === 'rejected') return whyNoAnswer(database, said.reason, knocked.status === 'fulfilled')
  const refused = whyRefused(database, said.value)
  if (refused) return refused
  if (knocked.status === 'rejected') {
    database.noteSilence(knocked.reason as Error)
    return {
      kind: 'closed',
      why: 'the database takes up no new connection: it answers only on those that were made before',
    }
  }
  database.noteUsable()
  return undefined
}

/** The same as a sentence that says what to mend; undefined when a process can work with its database. */
export async function whyUnusable(database: Database): Promise<string | undefined> {
  return (await lookAtDatabase(database))?.why
}
