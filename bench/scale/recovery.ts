import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { backUp } from '../../db/backup/back-up.ts'
import { restore } from '../../db/backup/restore.ts'
import { count, type Figure } from '../figures.ts'
import { withDatabase } from '../system/databases.ts'

const MB = 1024 ** 2

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

const bytesIn = (folder: string) =>
  readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)

/** Backs up a filled database and puts the backup into an empty one of the same server, which is removed afterwards. */
export async function measureRecovery(databaseUrl: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'naijatax-recovery-'))
  const url = new URL(databaseUrl)
  url.pathname = '/restored'
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const out = await secondsOf(() => backUp(databaseUrl, folder))
    await client.query('create database restored')
    let rows = 0
    const back = await secondsOf(() =>
      withDatabase(url.href, async ({ connection }) => {
        const { tables } = await restore({ url: url.href, connection }, folder, [])
        rows = tables.reduce((sum, table) => sum + table.rows, 0)
      }),
    )
    await client.query('drop database restored')
    return [
      {
        label: 'backed up',
        figure: `${count(rows)} rows, ${(bytesIn(folder) / MB).toFixed(0)} MB, in ${out.toFixed(0)} s`,
      },
      { label: 'restored into an empty database, its indexes included', figure: `${back.toFixed(0)} s` },
    ]
  } finally {
    await client.end()
    rmSync(folder, { recursive: true })
  }
}

/** Where the log of the server stands, in bytes since its beginning: what archiving and a standby are sent. */
export async function logWritten(client: Client): Promise<number> {
  const { rows } = await client.query<{ at: string }>("select pg_current_wal_lsn() - '0/0'::pg_lsn as at")
  return Number(rows[0]?.at)
}
