import type { TestProject } from 'vitest/node'
import { startTestPostgres } from '../../platform/embedded/testing/index.ts'
import { migrateQueues } from '../../platform/queues.ts'
import { connectDatabase } from '../connection.ts'
import { migrate } from '../schema.ts'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated database that every test file's own is copied from, as the superuser. */
    templateDatabaseUrl: string
  }
}

/** One PostgreSQL for the whole run, with a template database that has the product's and the queues' schema. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres()
  try {
    const admin = connectDatabase({ DATABASE_URL: postgres.url('postgres'), DATABASE_POOL: 1 }, quietLogger)
    await admin.connection.raw('create database template_naijatax')
    await admin.close()

    const url = postgres.url('template_naijatax')
    const template = connectDatabase({ DATABASE_URL: url, DATABASE_POOL: 1 }, quietLogger)
    await migrate(template.connection)
    await template.close()
    await migrateQueues({ DATABASE_URL: url })
    project.provide('templateDatabaseUrl', url)
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return () => postgres.stop()
}
