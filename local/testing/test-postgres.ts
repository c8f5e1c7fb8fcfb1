import { chownSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, type PostgresOptions } from '../postgres/index.ts'
import { databaseUser } from '../postgres/system-user.ts'
import { cleanUpOnExit } from './cleanup.ts'
import { freePort } from './free-port.ts'

/** A PostgreSQL of one test run. */
export interface TestPostgres {
  /** Address of a database on it, as its superuser; `postgres` is there from the start. */
  url(database: string): string
  /** Stops it and removes everything. */
  stop(): Promise<void>
}

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm'
/** What the databases of a whole run come to, and as much again, in bytes. */
const ROOM = 4 * 1024 ** 3

/**
 * Where files are made and removed fastest: in memory, where this machine has the room. Each test file makes a database of
 * some hundred files and removes it, for which a disk takes an eighth of the processor time of a run.
 */
function quickestFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize >= ROOM ? IN_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

/**
 * Starts one PostgreSQL for a whole test run, in a temporary folder on a free port and without flushing to
 * disk. It is removed at the end, also when the run is interrupted or killed. Meant for a globalSetup of
 * Vitest; each test file makes its own database on it.
 * @param measured for what is measured: flushed to disk as in production, and settings of its own.
 */
export async function startTestPostgres(
  measured: Pick<PostgresOptions, 'durable' | 'settings'> = {},
): Promise<TestPostgres> {
  const folder = mkdtempSync(join(measured.durable ? tmpdir() : quickestFolder(), 'naijatax-test-'))
  const user = databaseUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const cleanUp = cleanUpOnExit(folder)
  try {
    const postgres = await startPostgres({
      dataDir: join(folder, 'postgres'),
      port: await freePort(),
      superuserPassword: 'test',
      logFile: join(folder, 'postgres.log'),
      log: (sentence) => console.error(sentence),
      durable: false,
      ...measured,
    })
    return {
      url: (database) => postgres.url(database),
      stop: async () => {
        await postgres.stop()
        await cleanUp()
      },
    }
  } catch (error) {
    await cleanUp()
    throw error
  }
}
