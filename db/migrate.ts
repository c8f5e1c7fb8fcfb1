import { readEnvOrExit } from '../platform/env.ts'
import { createLogger } from '../platform/logger.ts'
import { migrateQueues } from '../platform/queues.ts'
import { connectDatabase } from './connection.ts'
import { databaseFaultOf } from './database-fault.ts'
import { reseal } from './reseal.ts'
import { migrate, newerSteps, waitingSteps } from './schema.ts'
import { limitStatements } from './statement-limit.ts'
import { whyTooOld } from './usable.ts'

// The migrate service: brings the product's schema and the queues' schema up to date, seals again what a rolled key
// sealed, then ends. On a schema that a later release made it does nothing and ends well, so that an image can be rolled
// back. `migrate contract` also takes away what the release before this one used, once none of its processes runs.
const [word, ...rest] = process.argv.slice(2)
if ((word !== undefined && word !== 'contract') || rest.length > 0) {
  process.stderr.write(
    'migrate, or migrate contract once no process of the release before runs (docs/release.md)\n',
  )
  process.exit(2)
}
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
  const steps = await migrate(database.connection, word === 'contract')
  const waiting = await waitingSteps(database.connection)
  if (env.DATABASE_DIRECT_URL !== undefined) await limitStatements(database.connection)
  await migrateQueues(env)
  const resealed = await reseal(database.connection, env.TOKEN_KEY)
  if (resealed > 0) logger.info({ resealed }, 'secrets are sealed under the new key')
  logger.info({ steps }, 'the schema is up to date')
  if (waiting.length > 0)
    logger.info(
      { waiting },
      'once no process of the release before runs, "migrate contract" runs these steps',
    )
} catch (error) {
  const why = databaseFaultOf(error)
  logger.fatal({ err: error }, why === undefined ? 'could not migrate' : `could not migrate: ${why}`)
  process.exitCode = 1
} finally {
  await database.close()
}
