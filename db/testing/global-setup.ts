import { writeFileSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startTestPostgres } from '../../local/testing/index.ts'
import { migrateQueues } from '../../platform/queues.ts'
import { hasRedisServer, startTestRedis } from '../../local/testing/index.ts'
import { connectDatabase } from '../connection.ts'
import { migrate } from '../schema.ts'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated database that every test file's own is copied from, as the superuser. */
    templateDatabaseUrl: string
    /** Address of a Redis for the run, without a database number; none when this machine has none. */
    redisUrl: string | undefined
  }
}

/** A Redis for the whole run: that of REDIS_URL, else one of our own; without either a line says so. */
async function provideRedis(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['REDIS_URL']
  if (given) {
    project.provide('redisUrl', given.replace(/\/\d*$/, ''))
    return () => Promise.resolve()
  }
  if (!hasRedisServer()) {
    process.stderr.write(
      'No redis-server on the PATH and no REDIS_URL: the queues are tested on PostgreSQL alone\n',
    )
    project.provide('redisUrl', undefined)
    return () => Promise.resolve()
  }
  const redis = await startTestRedis()
  project.provide('redisUrl', redis.url)
  return () => redis.stop()
}

/** Every statement that the run made, as PostgreSQL sees it with its values left out, into a file: a line of JSON each. */
async function writeStatements(url: string, file: string): Promise<void> {
  const admin = connectDatabase({ DATABASE_URL: url, DATABASE_POOL: 1 }, quietLogger)
  await admin.connection.raw('create extension pg_stat_statements')
  const { rows } = await admin.connection.raw<{ rows: { query: string }[] }>(
    'select distinct query from pg_stat_statements order by query',
  )
  await admin.close()
  writeFileSync(file, rows.map(({ query }) => `${JSON.stringify(query)}\n`).join(''))
}

const withStatements = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.max': '50000' }

/**
 * One PostgreSQL for the whole run, with a template database that has the product's and the queues' schema. When
 * STATEMENTS_FILE names a file, what the tests asked of the database is written there.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const statementsFile = process.env['STATEMENTS_FILE']
  const postgres = await startTestPostgres(statementsFile ? { settings: withStatements } : {})
  try {
    const admin = connectDatabase({ DATABASE_URL: postgres.url('postgres'), DATABASE_POOL: 1 }, quietLogger)
    await admin.connection.raw('create database template_naijatax')
    await admin.close()

    const url = postgres.url('template_naijatax')
    const template = connectDatabase({ DATABASE_URL: url, DATABASE_POOL: 2 }, quietLogger)
    await migrate(template.connection)
    await template.close()
    await migrateQueues({ DATABASE_URL: url })
    project.provide('templateDatabaseUrl', url)
    const stopRedis = await provideRedis(project)
    return async () => {
      await stopRedis()
      if (statementsFile) await writeStatements(postgres.url('postgres'), statementsFile)
      await postgres.stop()
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}
