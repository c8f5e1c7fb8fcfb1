import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../db/connection.ts'
import { migrate } from '../../db/schema.ts'
import { verifiedAccount } from '../../db/testing/factories.ts'
import { freePort } from '../../local/testing/index.ts'
import { hashCheaply } from '../../platform/testing/cheap-hashes.ts'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'
import {
  copyRunning,
  makeFolder,
  startPrimary,
  startRecovered,
  untilTrue,
  type DatabaseServer,
} from '../rehearse/house/database.ts'

// docs/backup.md, "How much may be lost": a copy of the server's files, and its log archived beside it.

hashCheaply()
const folder = mkdtempSync(join(tmpdir(), 'naijatax-log-'))
chmodSync(folder, 0o755)
const running: DatabaseServer[] = []
afterAll(async () => {
  for (const { postgres } of running) await postgres.stop().catch(() => undefined)
  rmSync(folder, { recursive: true })
})

const keep = (server: DatabaseServer): DatabaseServer => {
  running.push(server)
  return server
}

async function on<Answer>(
  { postgres }: DatabaseServer,
  work: (database: Database) => Promise<Answer>,
): Promise<Answer> {
  const env = { DATABASE_URL: postgres.url('postgres'), DATABASE_POOL: 2 }
  const database = connectDatabase(env, quietLogger)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const idsOf = async (server: DatabaseServer): Promise<unknown[]> =>
  (await server.run('select id from accounts order by created_at, id')).map(({ id }) => id)

test('a server that is gone is back from a copy of its files and its log: all of it, or up to a moment', async () => {
  const archive = makeFolder(join(folder, 'archive'))
  const server = keep(
    await startPrimary(join(folder, 'server'), await freePort(), {
      archive_mode: 'on',
      // A server that dies while it copies leaves half a file: it gets its name when it is whole.
      archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
    }),
  )
  const people = (count: number): Promise<string[]> =>
    on(server, async (database) => {
      const made: string[] = []
      for (let index = 0; index < count; index += 1) made.push((await verifiedAccount(database)).id)
      return made
    })

  await on(server, ({ connection }) => migrate(connection))
  const before = await people(5)
  const copies = [
    await copyRunning(server, join(folder, 'whole')),
    await copyRunning(server, join(folder, 'moment')),
  ] as const
  const after = await people(5)
  const [moment] = await server.run('select clock_timestamp()::text as at')
  await server.run('select pg_sleep(0.2)')
  // What a copy alone cannot undo: somebody deletes what was there.
  await server.run(`delete from accounts where id = '${before[0]}'`)
  const last = await people(1)
  await server.run('create table if not exists switched as select pg_walfile_name(pg_switch_wal()) as name')
  await server.run('select pg_switch_wal()')
  await untilTrue(server, 'select last_archived_wal >= (select name from switched) from pg_stat_archiver')
  server.postgres.kill()

  const started = performance.now()
  const whole = keep(await startRecovered(copies[0], await freePort(), archive))
  const seconds = (performance.now() - started) / 1000
  expect(new Set(await idsOf(whole))).toEqual(new Set([...before.slice(1), ...after, ...last]))
  const earlier = keep(await startRecovered(copies[1], await freePort(), archive, String(moment?.['at'])))
  expect(new Set(await idsOf(earlier))).toEqual(new Set([...before, ...after]))
  await on(earlier, (database) => verifiedAccount(database))
  process.stdout.write(`back from a copy and its log after ${seconds.toFixed(1)} s\n`)
})
