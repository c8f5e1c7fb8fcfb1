import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, inject } from 'vitest'
import { hashCheaply } from '../../platform/testing/cheap-hashes.ts'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'
import { connectDatabase, type Database } from '../connection.ts'

/** A real database of one test file's own, empty but for the schema. */
export interface TestDatabase extends Database {
  /** Its address, for what opens connections of its own (queues, processes). */
  readonly url: string
  /** Rows of any SQL, as the driver gives them (snake_case); values by `?`. */
  rows(sql: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
  /** Ends every connection of the product to it, as a database that goes away does, and gives back once they are gone. */
  cutConnections(): Promise<void>
}

/** The server ends a connection in its own time: for so many milliseconds at most it is waited for. */
const longestEndMs = 5000

const sibling = (url: string, database: string): string => {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

const open = (url: string, pool: number): Database =>
  connectDatabase({ DATABASE_URL: url, DATABASE_POOL: pool }, quietLogger)

/** Runs one statement from outside of the file's database. */
async function asAdmin(template: string, sql: string): Promise<void> {
  const admin = open(sibling(template, 'postgres'), 1)
  try {
    await admin.connection.raw(sql)
  } finally {
    await admin.close()
  }
}

/**
 * Gives this test file its own database: copied from the migrated template before the first test, closed and
 * dropped after the last. Call once at the top of the file; use what it returns inside tests and hooks.
 */
export function useTestDatabase(): TestDatabase {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  let template = ''
  let opened: Database | undefined

  hashCheaply()
  beforeAll(async () => {
    template = inject('templateDatabaseUrl')
    await asAdmin(template, `create database ${name} template template_naijatax`)
    opened = open(sibling(template, name), 10)
  })
  afterAll(async () => {
    await opened?.close()
    await asAdmin(template, `drop database if exists ${name} with (force)`)
  })

  const database = (): Database => {
    if (!opened)
      throw new Error('The test database opens before the first test: use it inside tests and hooks')
    return opened
  }
  return {
    get url() {
      return sibling(template, name)
    },
    get connection() {
      return database().connection
    },
    transaction: (work) => database().transaction(work),
    isReadOnly: () => database().isReadOnly(),
    trouble: () => database().trouble(),
    backSeconds: () => database().backSeconds(),
    noteReadOnly: () => database().noteReadOnly(),
    noteSilence: (error) => database().noteSilence(error),
    noteUsable: () => database().noteUsable(),
    knock: (ms) => database().knock(ms),
    ping: () => database().ping(),
    close: () => database().close(),
    rows: async (sql, values = []) => {
      const answer = await database().connection.raw<{ rows: Record<string, unknown>[] }>(sql, [
        ...values,
      ] as string[])
      return answer.rows
    },
    cutConnections: () =>
      asAdmin(
        template,
        `select pg_terminate_backend(pid, ${longestEndMs}) from pg_stat_activity where datname = '${name}' and application_name = 'naijatax'`,
      ),
  }
}
