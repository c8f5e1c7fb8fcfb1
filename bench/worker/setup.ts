import { connectDatabase, type Database } from '../../db/connection.ts'
import { migrate } from '../../db/schema.ts'
import { verifiedAccount } from '../../db/testing/factories.ts'
import { startTestPostgres } from '../../local/testing/index.ts'
import { migrateQueues } from '../../platform/queues.ts'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'
import { hasRedisServer, startTestRedis } from '../../local/testing/index.ts'

/** What the benches of the worker stand on. */
export interface BenchSetup {
  database: Database
  databaseUrl: string
  /** A verified person to whom mails go. */
  accountId: string
  /** Where queues may be: always PostgreSQL, and Redis where this machine has one. */
  backends: readonly { name: string; redisUrl: string | undefined }[]
  end(): Promise<void>
}

/** A new PostgreSQL with the newest schema and one person, and a Redis with an append-only file where there is one. */
export async function setUp(): Promise<BenchSetup> {
  const postgres = await startTestPostgres()
  const redis = hasRedisServer() ? await startTestRedis() : undefined
  if (!redis) console.log('No redis-server on the PATH: measured on PostgreSQL alone')
  const databaseUrl = postgres.url('postgres')
  const database = connectDatabase({ DATABASE_URL: databaseUrl, DATABASE_POOL: 4 }, quietLogger)
  await migrate(database.connection)
  await migrateQueues({ DATABASE_URL: databaseUrl })
  const { id: accountId } = await verifiedAccount(database)
  return {
    database,
    databaseUrl,
    accountId,
    backends: [
      { name: 'PostgreSQL', redisUrl: undefined },
      ...(redis ? [{ name: 'Redis', redisUrl: redis.url }] : []),
    ],
    end: async () => {
      await database.close()
      await redis?.stop()
      await postgres.stop()
    },
  }
}
