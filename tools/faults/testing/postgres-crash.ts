import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestDatabase } from '../../../db/testing/database.ts'

/** Turns synchronous_commit on, so that commits survive a crash of the server. Tests have it off for speed. */
export async function makeCommitsDurable(db: TestDatabase): Promise<void> {
  const [row] = await db.rows('select current_database() as name')
  await db.connection.raw(`alter database ${String(row?.['name'])} set synchronous_commit = on`)
}

/**
 * Ends the PostgreSQL of the test run at once (-9), as a crash does. Whoever started it starts it again; it recovers
 * within a second or two.
 */
export async function crashPostgres(db: TestDatabase): Promise<void> {
  const [row] = await db.rows(`select current_setting('data_directory') as folder`)
  const [pid] = readFileSync(join(String(row?.['folder']), 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}
