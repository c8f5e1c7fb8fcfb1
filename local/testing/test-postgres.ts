import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres, type PostgresOptions } from '../postgres/index.ts'
import { databaseUser } from '../postgres/system-user.ts'
import { freePort } from './free-port.ts'

/** A PostgreSQL of one test run. */
export interface TestPostgres {
  /** Address of a database on it, as its superuser; `postgres` is there from the start. */
  url(database: string): string
  /** Stops it and removes everything. */
  stop(): Promise<void>
}

const keeper = fileURLToPath(new URL('postgres-keeper.ts', import.meta.url))

/** Starts a process that removes the folder and stops its server when this process ends in whatever way. */
function keep(folder: string): { release(): Promise<void> } {
  const child = spawn(process.execPath, [keeper, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.unref()
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  return {
    release: () => {
      child.ref()
      child.stdin.end()
      return ended
    },
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
  const folder = mkdtempSync(join(tmpdir(), 'naijatax-test-'))
  const user = databaseUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const kept = keep(folder)
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
        await kept.release()
      },
    }
  } catch (error) {
    await kept.release()
    throw error
  }
}
