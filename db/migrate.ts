import { readEnvOrExit } from '../platform/env.ts'
import { createLogger } from '../platform/logger.ts'
import { migrateQueues } from '../platform/queues.ts'
import { connectDatabase } from './connection.ts'
import { databaseFaultOf } from './database-fault.ts'
import { reseal } from './reseal.ts'
import { migrate, newerSteps } from './schema.ts'
import { limitStatements } from './statement-limit.ts'
import { whyTooOld } from './usable.ts'

// The migrate service: brings the product's schema and the queues' schema up to date, seals again what a rolled key
// sealed, then ends. On a schema that a
// later release made it does nothing and ends well, so that an image can be rolled back.
const env = readEnvOrExit('migrate')
const logger = createLogger(env, 'migrate')
// A step may run for long without sending a byte.
const DATABASE_URL = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL
const database = connectDatabase({ ...env, DATABASE_URL, DATABASE_POOL: 2 }, logger, 0)
try {
  const old = await whyTooOld(database.connection)
  if (old !== undefined) throw new Error(old)
  const newer = await newerSteps(database.connection)
  if (newer.length > 0)
    logger.info({ newer }, 'the schema is of a later release; this one works with it and leaves it as it is')
  const steps = await migrate(database.connection)
  if (env.DATABASE_DIRECT_URL !== undefined) await limitStatements(database.connection)
  await migrateQueues(env)
  const resealed = await reseal(database.connection, env.TOKEN_KEY)
  if (resealed > 0) logger.info({ resealed }, 'secrets are sealed under the new key')
  logger.info({ steps }, 'the schema is up to date')
} catch (error) {
  const why = databaseFaultOf(error)
  logger.fatal({ err: error }, why === undefined ? 'could not migrate' : `could not migrate: ${why}`)
  process.exitCode = 1
} finally {
  await database.close()
}
