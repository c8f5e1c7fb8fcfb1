import { setTimeout as pause } from 'node:timers/promises'
import type { Knex } from 'knex'
import { backoffMs } from '../platform/retry.ts'
import type { Connection, Transaction } from './connection.ts'
import { contractSteps, migrationSource, runsOutsideTransaction } from './migrations/index.ts'

const tableName = 'schema_migrations'

/** Steps are compared by our own rule (see `newerSteps`): knex would refuse a schema that is newer than its code. */
const config: Knex.MigratorConfig = {
  migrationSource,
  tableName,
  disableMigrationsListValidation: true,
}

/** Key of the advisory lock that lets one process migrate at a time. */
const MIGRATION_LOCK = 2_026_0101

/** How long whoever waits for a migration sleeps before asking again, in milliseconds. */
const TURN = 200

/** Asks PostgreSQL a question with one column, `answer`. */
type Ask = (question: string) => Promise<{ rows: readonly { answer: unknown }[] }>

/**
 * Takes a lock as soon as it is free, without waiting in the database: an index that is made while people write waits for
 * every statement that is older, also for one that waits for the migration.
 */
async function takeLock(
  ask: Ask,
  lock: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared',
): Promise<void> {
  while ((await ask(`select ${lock}(${MIGRATION_LOCK}) as answer`)).rows[0]?.answer !== true)
    await pause(TURN)
}

/** Waits until nobody migrates. @param ask of a connection that is in no transaction. */
export async function waitForMigration(ask: Ask): Promise<void> {
  await takeLock(ask, 'pg_try_advisory_lock_shared')
  await ask(`select pg_advisory_unlock_shared(${MIGRATION_LOCK}) as answer`)
}

/** What the server shows a backup's connection as (application_name). */
export const BACKUP_CONNECTION = 'naijatax backup'

/**
 * A backup holds every table as it was for as long as it runs: the step that meets it goes first. The backup begins
 * anew after it. Needs the role of the backup, or pg_signal_backend.
 */
const endBackups = (connection: Connection) =>
  connection.raw(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = ?',
    [BACKUP_CONNECTION],
  )

/** Longest that a step waits for a lock, in milliseconds: whoever comes after it waits as long. */
const LOCK_TIMEOUT = 2_000

/** How often a step that met a lock tries again before the migration gives up: some minutes in all. */
const MOST_TRIES = 40

/** What knex lists as done and open: names, or rows with a name. */
type Listed = readonly (string | { readonly name: string })[]

const namesOf = (listed: Listed): string[] =>
  listed.map((step) => (typeof step === 'string' ? step : step.name))

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === '55P03'

/** Runs `work` in a transaction that never makes others wait for long. */
async function withoutStanding(
  connection: Connection,
  work: (trx: Transaction) => Promise<unknown>,
): Promise<void> {
  await connection.transaction(async (trx) => {
    await trx.raw(`set local statement_timeout = 0; set local lock_timeout = ${LOCK_TIMEOUT}`)
    await work(trx)
  })
}

/**
 * One step, in a transaction of its own. One that makes an index while people write runs outside of any: only then
 * knex notes by itself that it is at work, and a process that died in it left that note behind.
 */
async function runStep(connection: Connection, name: string): Promise<void> {
  if (await runsOutsideTransaction(name)) {
    await endBackups(connection)
    await connection.migrate.forceFreeMigrationsLock(config)
    await connection.migrate.up({ ...config, name })
  } else {
    await withoutStanding(connection, (trx) => trx.migrate.up({ ...config, name, disableTransactions: true }))
  }
}

/** Tries a step again while somebody else holds what it needs. @throws what it failed with, or the last lock met. */
async function runStepPatiently(connection: Connection, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runStep(connection, name)
    } catch (error) {
      if (tries === MOST_TRIES || !isLockTimeout(error)) throw error
      await endBackups(connection)
      await pause(backoffMs(tries))
    }
  }
}

/**
 * Runs `work` while no other process migrates. The lock belongs to a connection that does nothing else, is in no
 * transaction, and takes the lock along when its process dies.
 */
async function alone<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  const client = connection.client as Knex.Client
  const held = (await client.acquireConnection()) as object
  const ask: Ask = (question) => connection.raw<{ rows: { answer: unknown }[] }>(question).connection(held)
  try {
    await takeLock(ask, 'pg_try_advisory_lock')
    try {
      return await work()
    } finally {
      await ask(`select pg_advisory_unlock(${MIGRATION_LOCK}) as answer`)
    }
  } finally {
    await client.releaseConnection(held)
  }
}

/** Steps of a schema, by what is chosen of those that are done and those that are open. */
type Choose = (open: readonly string[], done: readonly string[]) => readonly string[]

/** Runs the chosen ones of the steps that are open, each by itself. @returns names of those that were run. */
async function runOpen(connection: Connection, choose: Choose): Promise<readonly string[]> {
  return alone(connection, async () => {
    const [done, pending] = (await connection.migrate.list(config)) as [Listed, Listed]
    const chosen = choose(namesOf(pending), namesOf(done))
    for (const name of chosen) await runStepPatiently(connection, name)
    return chosen
  })
}

/** What a release needs of the steps that are open: all but the contract steps that wait for its processes. */
const neededOf = (open: readonly string[]): string[] =>
  open.slice(0, open.length - contractSteps(open).length)

/**
 * Brings the schema up to date. Safe to run twice and by several processes at once: each waits its turn. Every step is
 * kept by itself, so that a run that was stopped goes on where it was; none stands in front of the people: it waits
 * two seconds for a lock, lets go, and tries again. Needs two connections.
 * Contract steps of the newest release are left until its processes are the only ones, but on an empty database, which
 * nobody uses yet.
 * @param contract whether no process of an earlier release runs any more: then these steps run too.
 * @returns names of the steps that were run.
 * @throws what a step failed with; the steps before it stay.
 */
export async function migrate(connection: Connection, contract = false): Promise<readonly string[]> {
  return runOpen(connection, (open, done) => (contract || done.length === 0 ? open : neededOf(open)))
}

/** Names of every step that this code knows, in order. */
export function knownSteps(): Promise<string[]> {
  return migrationSource.getMigrations([])
}

/**
 * Steps of the schema that this code does not know: a later release made them, and this one works with them, because
 * a release only widens the schema (docs/release.md).
 */
export async function newerSteps(connection: Connection): Promise<string[]> {
  const known = new Set(await knownSteps())
  return (await stepsDone(connection)).filter((name) => !known.has(name))
}

/**
 * Brings an empty database to the schema that another one had, step by step.
 * @param steps names of its steps, in order; those that are done already are passed over.
 */
export async function migrateTo(connection: Connection, steps: readonly string[]): Promise<void> {
  await runOpen(connection, (open) => open.filter((name) => steps.includes(name)))
}

/**
 * Names of the steps that the database has; none when it has no schema. Only looks: knex's own list would make its
 * tables, beside a migration that is making them.
 */
export async function stepsDone(connection: Connection): Promise<string[]> {
  const { rows } = await connection.raw<{ rows: { made: boolean }[] }>(
    'select to_regclass(?) is not null as made',
    [tableName],
  )
  if (!rows[0]?.made) return []
  return connection<{ id: number; name: string }>(tableName).orderBy('id').pluck('name')
}

/** Steps that this code knows and the schema lacks, in order. */
async function openSteps(connection: Connection): Promise<string[]> {
  const done = new Set(await stepsDone(connection))
  return (await knownSteps()).filter((step) => !done.has(step))
}

/** Steps without which this code does not work with the schema; more than it knows do not matter. */
export async function missingSteps(connection: Connection): Promise<string[]> {
  return neededOf(await openSteps(connection))
}

/** Contract steps that wait until no process of an earlier release runs. */
export async function waitingSteps(connection: Connection): Promise<string[]> {
  return contractSteps(await openSteps(connection))
}

/** Whether the schema has every step that this code needs. */
export async function isSchemaCurrent(connection: Connection): Promise<boolean> {
  return (await missingSteps(connection)).length === 0
}
