import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../../../db/connection.ts'
import { migrate } from '../../../../db/schema.ts'
import { startTestPostgres, type TestPostgres } from '../../../../local/testing/index.ts'
import { hashPassword } from '../../../../platform/password-hash.ts'
import { quietLogger } from '../../../../platform/testing/quiet-logger.ts'
import { useTestApi } from '../../../testing/index.ts'

/** A PostgreSQL of this file's own: its processes are stopped in the middle of their work, which others would notice. */
let postgres: TestPostgres
let database: Database
/** The server's first process, which takes up connections, and those that serve the connections that were made. */
let processes: { postmaster: number; backends: number[] }
beforeAll(async () => {
  postgres = await startTestPostgres()
  database = connectDatabase({ DATABASE_URL: postgres.url('postgres'), DATABASE_POOL: 3 }, quietLogger)
  await migrate(database.connection)
})
afterAll(async () => {
  await database.close()
  await postgres.stop()
})

const signal = (name: 'SIGSTOP' | 'SIGCONT', pids: readonly number[]): void => {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch {
      // It ended meanwhile.
    }
}

afterEach(() => signal('SIGCONT', [processes.postmaster, ...processes.backends]))

const ask = async <Row>(sql: string): Promise<Row[]> =>
  (await database.connection.raw<{ rows: Row[] }>(sql)).rows

async function findProcesses(): Promise<typeof processes> {
  const [at] = await ask<{ folder: string }>(`select current_setting('data_directory') as folder`)
  const [postmaster] = readFileSync(join(at?.folder ?? '', 'postmaster.pid'), 'utf8').split('\n')
  const backends = await ask<{ pid: number }>('select pid from pg_stat_activity')
  return { postmaster: Number(postmaster), backends: backends.map(({ pid }) => pid) }
}

const api = useTestApi({
  database: () => database,
  env: { OPERATOR_USER: 'operator', OPERATOR_PASSWORD_HASH: await hashPassword('five quiet looms') },
})

const readyz = async () => {
  // What was seen is told again for a second.
  await pause(1_000)
  const { status, body } = await api.anonymous().get(`${api.origin}/readyz`)
  return [status, body['why']]
}

/** The text of the status page without its tags. */
const words = async () => {
  const Authorization = `Basic ${Buffer.from('operator:five quiet looms').toString('base64')}`
  const { text } = await api.anonymous().get(`${api.origin}/operator`, { Authorization })
  return text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ')
}

test.each([
  [
    'takes up no new connection',
    ({ postmaster }: typeof processes) => [postmaster],
    'the database takes up no new connection: it answers only on those that were made before',
    /It carried out a write now .* Touches whoever needs a new connection.*What goes over those is saved/,
  ],
  [
    'stands still as a whole',
    ({ postmaster, backends }: typeof processes) => [postmaster, ...backends],
    'the database does not answer',
    /It last answered this process .* Touches everybody: nothing can be saved/,
  ],
  [
    'takes up connections and stands still on those that were made',
    ({ backends }: typeof processes) => backends,
    'the database takes up connections and ends no write in time: its disk hangs, or a standby that it waits for is gone',
    /It last answered this process .* Touches everybody: nothing can be saved/,
  ],
])(
  'a database that %s: /readyz and the page say so in seconds, until it is over',
  async (_, stopped, why, told) => {
    expect(await readyz()).toEqual([200, undefined])
    expect(await words()).toMatch(/Database Takes writes .*? Database pool \d of 3 in use/)
    processes = await findProcesses()
    signal('SIGSTOP', stopped(processes))

    const begun = performance.now()
    expect(await readyz()).toEqual([503, why])
    expect(performance.now() - begun).toBeLessThan(5_000)
    const page = await words()
    expect(page).toContain(`Database ${why.charAt(0).toUpperCase()}${why.slice(1)}`)
    expect(page).toMatch(told)
    // What the page says of saving is so.
    const saved = await database.connection
      .raw("select pg_logical_emit_message(true, 'test', '')")
      .timeout(2_000)
      .then(
        () => true,
        () => false,
      )
    expect(page.includes('nothing can be saved')).toBe(!saved)
    expect(page).toMatch(/First seen by this process .*? \(\d+ s\); it may have begun before\./)
    expect(page).toContain('Database pool Could not be read See Database. Not known')

    signal('SIGCONT', stopped(processes))
    await expect.poll(readyz, { timeout: 15_000, interval: 200 }).toEqual([200, undefined])
    expect(await words()).toContain('Database Takes writes')
  },
)
