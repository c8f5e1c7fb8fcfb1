import { readEnvOrExit } from '../platform/env.ts'
import { createLogger } from '../platform/logger.ts'
import { migrateQueues } from '../platform/queues.ts'
import { connectDatabase } from './connection.ts'
import { migrate } from './schema.ts'

// The migrate service: brings the product's schema and the queues' schema up to date, then ends.
const env = readEnvOrExit()
const logger = createLogger(env, 'migrate')
// A step may run for long without sending a byte.
const database = connectDatabase({ ...env, DATABASE_POOL: 2 }, logger, 0)
try {
  const steps = await migrate(database.connection)
  await migrateQueues(env)
  logger.info({ steps }, 'the schema is up to date')
} catch (error) {
  logger.fatal({ err: error }, 'could not migrate')
  process.exitCode = 1
} finally {
  await database.close()
}
