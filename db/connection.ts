import createKnex, { type Knex } from 'knex'
import { types } from 'pg'
import type { Env } from '../platform/env.ts'
import type { Logger } from '../platform/logger.ts'
import { comesFrom } from '../platform/system.ts'
import { endUnresponsiveConnection } from '../platform/timeout.ts'
import {
  clientsOf,
  DatabaseServers,
  ReadOnlyServerError,
  type DatabaseTrouble,
  type WritableClient,
} from '../platform/writable-server.ts'

/**
 * What a store function works on: the pool, or the transaction it is part of. Opaque outside db/, so that
 * nothing else knows which query builder stands behind it.
 */
export type Connection = Knex

/** What the product adds to knex's own configuration of a connection, for its statements. */
export interface StatementConfig {
  /** Whether PostgreSQL may keep statements by a name. */
  readonly namesStatements: boolean
}

/** A transaction: everything done on it is kept together or not at all. */
export type Transaction = Knex.Transaction

/** The database of one process. */
export interface Database {
  /** For single reads and single writes. */
  readonly connection: Connection
  /**
   * Runs `work` in one transaction: commits when it resolves, rolls back when it throws.
   * @throws whatever `work` throws, or the database's own error.
   */
  transaction<Answer>(work: (trx: Transaction) => Promise<Answer>): Promise<Answer>
  /** Whether the last that was heard is that the only servers there are take no writes. */
  isReadOnly(): boolean
  /** Since when it is out of reach or read-only, as far as this process knows; null while it is neither. */
  trouble(): DatabaseTrouble | null
  /** How long it works again after a trouble that this process met, in seconds; null where there was none, or one still is. */
  backSeconds(): number | null
  /** Notes that a server was found to take no writes: connections to it end once they are free, and another is looked for. */
  noteReadOnly(): void
  /** Notes that it kept silent for longer than it may. */
  noteSilence(error: Error): void
  /** Notes that it carried out a write and takes up new connections. */
  noteUsable(): void
  /** Resolves when it takes up new connections; rejects when it says nothing to one within `ms` milliseconds. */
  knock(ms: number): Promise<void>
  /** Resolves when the database answers; rejects when it does not. */
  ping(): Promise<void>
  close(): Promise<void>
}

// A calendar date has no time zone: keep it as the text YYYY-MM-DD instead of a moment.
types.setTypeParser(types.builtins.DATE, (text) => text)

/**
 * Longest a statement may run and a request may wait for a connection, in milliseconds. A connection may take longer
 * to be made than a request waits for it: it then serves the next, else a database far away would never be reached.
 */
export const STATEMENT_TIMEOUT = 10_000
export const ACQUIRE_TIMEOUT = 2_000
const CONNECT_TIMEOUT = 5_000

/** Longer than any statement may run: a server that is there has said something by then. Milliseconds. */
const LONGEST_SILENCE = 13_000

/** Notes of every error that comes from the pool or from a statement that it is the database's. */
function noteOrigin(knex: Connection): void {
  knex.on('query-error', (error: unknown) => comesFrom('database', error))
  const client = knex.client as Knex.Client
  const acquire = client.acquireConnection.bind(client) as () => Promise<unknown>
  const acquireConnection = (): Promise<unknown> =>
    acquire().catch((error: unknown) => {
      throw comesFrom('database', error)
    })
  Object.assign(client, { acquireConnection })
}

/**
 * Opens the pool. Connects on first use, so a database that is down is met per request, not at start.
 * @param silenceMs how long an answer may take until its connection counts as dead; 0 = for ever.
 */
export function connectDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL'> &
    Partial<Pick<Env, 'DATABASE_DIRECT_URL' | 'DATABASE_PREPARED'>>,
  logger: Logger,
  silenceMs = LONGEST_SILENCE,
): Database {
  const servers = new DatabaseServers(env.DATABASE_URL)
  const knex = createKnex({
    client: 'pg',
    connection: {
      // A pooler refuses the parameter: behind one the database's own limit holds (db/statement-limit.ts).
      ...(env.DATABASE_DIRECT_URL === undefined && { statement_timeout: STATEMENT_TIMEOUT }),
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      application_name: 'naijatax',
    },
    acquireConnectionTimeout: ACQUIRE_TIMEOUT,
    // Knex would write the values of a statement that failed into the error's message.
    compileSqlOnError: false,
    // Knex would print its own lines to standard output, beside the log.
    log: {
      debug: () => undefined,
      deprecate: (method: string) => logger.debug({ method }, 'knex will drop this'),
      warn: (said: unknown) => logger.warn({ said }, 'knex warns'),
      error: (said: unknown) => logger.warn({ said }, 'knex met a fault'),
    },
    pool: {
      min: 0,
      max: env.DATABASE_POOL,
      afterCreate(client: WritableClient & { __knex__disposed?: unknown }, done: () => void) {
        client.on('error', (error) => logger.warn({ err: error }, 'a database connection was lost'))
        client.onDemotion = () => {
          client.__knex__disposed = new ReadOnlyServerError()
        }
        endUnresponsiveConnection(client, silenceMs)
        done()
      },
    },
  })
  // Knex has no option for whose connections it makes.
  Object.assign(knex.client as object, { driver: { Client: clientsOf(servers) } })
  noteOrigin(knex)
  const { config } = knex.client as { config: object }
  Object.assign(config, { namesStatements: env.DATABASE_PREPARED !== 'off' } satisfies StatementConfig)
  return {
    connection: knex,
    isReadOnly: () => servers.isReadOnly,
    trouble: () => servers.trouble,
    backSeconds: () => servers.backSeconds,
    noteReadOnly: () => servers.suspect(new ReadOnlyServerError()),
    noteSilence: (error) => servers.suspect(error),
    noteUsable: () => servers.noteUsable(),
    knock: (ms) => servers.knock(ms),
    transaction: (work) => knex.transaction(work),
    ping: async () => void (await knex.raw('select 1')),
    close: () => knex.destroy(),
  }
}

/** Waits for a lock of this name and holds it until the transaction ends, also when the process dies. */
export async function lock(trx: Transaction, name: string): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
}

/** Tries to take a lock of this name until the transaction ends, without waiting. @returns whether it was free. */
export async function tryLock(trx: Transaction, name: string): Promise<boolean> {
  const answer = await trx.raw<{ rows: { taken: boolean }[] }>(
    'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as taken',
    [name],
  )
  return answer.rows[0]?.taken ?? false
}
