import { hashSecretId, newSecretId } from '../../identity/sessions.ts'
import { connectDatabase, type Database } from '../../db/connection.ts'
import { migrate } from '../../db/schema.ts'
import { session } from '../../db/testing/factories.ts'
import { startTestPostgres } from '../../local/testing/index.ts'
import { migrateQueues } from '../../platform/queues.ts'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'
import { seedPopulation, type Person } from '../population/index.ts'

/** Runs work on a database, and closes the connections afterwards. */
export async function withDatabase<T>(
  databaseUrl: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = connectDatabase({ DATABASE_URL: databaseUrl, DATABASE_POOL: 2 }, quietLogger)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** As much of the machine as a small server would give its database; every commit reaches the disk. */
const measured = {
  durable: true,
  settings: { shared_buffers: '256MB', max_wal_size: '2GB', shared_preload_libraries: 'pg_stat_statements' },
}

/**
 * Runs work on a new PostgreSQL with the newest schema, its own and the queues', and with pg_stat_statements; removes
 * it afterwards.
 */
export async function withPostgres(work: (databaseUrl: string) => Promise<void>): Promise<void> {
  const postgres = await startTestPostgres(measured)
  try {
    const databaseUrl = postgres.url('postgres')
    await withDatabase(databaseUrl, async ({ connection }) => {
      await migrate(connection)
      await connection.raw('create extension pg_stat_statements')
    })
    await migrateQueues({ DATABASE_URL: databaseUrl })
    await work(databaseUrl)
  } finally {
    await postgres.stop()
  }
}

/** Brings a new database to the newest schema and puts so many signed-in people with a few records each in it. */
export async function migrateAndSeed(databaseUrl: string, people: number): Promise<Person[]> {
  await withDatabase(databaseUrl, ({ connection }) => migrate(connection))
  return seedPopulation(databaseUrl, people, { ready: 2, submissions: 3 })
}

const MONTH = 30 * 24 * 3_600_000

/** Signs a person in for a month. @returns the session id, as the browser's cookie has it. */
export async function signIn(database: Database, accountId: string): Promise<string> {
  const now = new Date()
  const sessionId = newSecretId()
  await session(database, {
    accountId,
    idHash: hashSecretId(sessionId),
    createdAt: now,
    authenticatedAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + MONTH),
  })
  return sessionId
}
