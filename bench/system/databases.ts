import { connectDatabase } from '../../db/connection.ts'
import { migrate } from '../../db/schema.ts'
import { startTestPostgres } from '../../local/testing/index.ts'
import { migrateQueues } from '../../platform/queues.ts'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'
import { seedPopulation, type Person } from '../population/index.ts'

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
    const database = connectDatabase({ DATABASE_URL: databaseUrl, DATABASE_POOL: 2 }, quietLogger)
    await migrate(database.connection)
    await database.connection.raw('create extension pg_stat_statements')
    await database.close()
    await migrateQueues({ DATABASE_URL: databaseUrl })
    await work(databaseUrl)
  } finally {
    await postgres.stop()
  }
}

/** What each of them keeps: a few drafts and calculations, as people do. */
const recordCounts = { ready: 2, submissions: 3 }

/** Brings a new database to the newest schema and puts so many signed-in people in it. */
export async function migrateAndSeed(databaseUrl: string, people: number): Promise<Person[]> {
  const database = connectDatabase({ DATABASE_URL: databaseUrl, DATABASE_POOL: 2 }, quietLogger)
  try {
    await migrate(database.connection)
  } finally {
    await database.close()
  }
  return seedPopulation(databaseUrl, people, recordCounts)
}
