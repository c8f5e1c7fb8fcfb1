import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { startPostgres, type Postgres } from '../../../local/postgres/index.ts'
import { databaseUser } from '../../../local/postgres/system-user.ts'

/** One PostgreSQL of the house. */
export interface DatabaseServer {
  readonly port: number
  readonly folder: string
  readonly postgres: Postgres
  /** Its address, as the superuser's, for the rehearsal itself. */
  readonly url: string
  run(...statements: readonly string[]): Promise<Record<string, unknown>[]>
}

const superuserPassword = 'rehearsal'

/** What a server needs to have a standby, and to be one. */
const replicating = {
  wal_level: 'replica',
  max_wal_senders: '5',
  hot_standby: 'on',
  max_connections: '200',
  wal_keep_size: '256MB',
}

async function startIn(
  folder: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<DatabaseServer> {
  const postgres = await startPostgres({
    dataDir: join(folder, 'cluster'),
    port,
    superuserPassword,
    logFile: join(folder, 'postgres.log'),
    log: () => undefined,
    settings: { ...replicating, ...settings },
  })
  const url = postgres.url('postgres')
  const run = async (...statements: readonly string[]) => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => undefined)
    await client.connect()
    try {
      let rows: Record<string, unknown>[] = []
      for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement))
      return rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  return { port, folder, postgres, url, run }
}

/** A folder of a server; as root it belongs to the user that PostgreSQL runs as. */
export function makeFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const user = databaseUser()
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
}

/** Starts the server that everything is written to. @param settings beside those that a standby asks for. */
export const startPrimary = (
  folder: string,
  port: number,
  settings?: Readonly<Record<string, string>>,
): Promise<DatabaseServer> => startIn(makeFolder(folder), port, settings)

/** Waits until a statement is true. @throws after half a minute. */
export async function untilTrue(server: DatabaseServer, statement: string): Promise<void> {
  for (let waited = 0; ; waited += 50) {
    const [row] = await server.run(statement)
    if (row && Object.values(row)[0] === true) return
    if (waited > 30_000) throw new Error(`Waited too long for: ${statement}`)
    await pause(50)
  }
}

/** Copies the files of a running server. @returns the folder of the copy's cluster, which is started in `folder`. */
export async function copyRunning(primary: DatabaseServer, folder: string): Promise<string> {
  const cluster = join(makeFolder(folder), 'cluster')
  const source = new Client({ connectionString: primary.url })
  await source.connect()
  await source.query("select pg_backup_start('copy', true)")
  spawnSync('cp', ['-a', `${join(primary.folder, 'cluster')}/.`, cluster])
  const { rows } = await source.query<{ labelfile: string }>('select * from pg_backup_stop(false)')
  writeOwned(join(cluster, 'backup_label'), rows[0]?.labelfile ?? '')
  await source.end()
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  return cluster
}

/**
 * Starts a copy of a server that is gone, brought forward by the log that it had archived.
 * @param cluster of the copy (see copyRunning). @param archive the folder of the log. @param until a moment as the server
 * writes it; left out, everything that was archived.
 */
export async function startRecovered(
  cluster: string,
  port: number,
  archive: string,
  until?: string,
): Promise<DatabaseServer> {
  const target = until === undefined ? '' : `recovery_target_time = '${until}'\n`
  writeOwned(
    join(cluster, 'postgresql.auto.conf'),
    `restore_command = 'cp ${archive}/%f %p'\n${target}recovery_target_action = 'promote'\n`,
  )
  writeOwned(join(cluster, 'recovery.signal'), '')
  const server = await startIn(dirname(cluster), port)
  await untilTrue(server, 'select not pg_is_in_recovery()')
  return server
}

/**
 * Copies a running server, starts the copy as its standby, and from then on lets the server wait with each commit until
 * the standby has it: what was acknowledged is then on both.
 */
export async function startStandby(
  primary: DatabaseServer,
  folder: string,
  port: number,
): Promise<DatabaseServer> {
  const cluster = await copyRunning(primary, folder)
  writeOwned(join(cluster, 'standby.signal'), '')
  const from = `host=127.0.0.1 port=${primary.port} user=naijatax password=${superuserPassword} application_name=standby`
  writeOwned(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`)
  const standby = await startIn(folder, port)
  await untilTrue(primary, "select count(*) = 1 from pg_stat_replication where state = 'streaming'")
  await primary.run("alter system set synchronous_standby_names = 'standby'", 'select pg_reload_conf()')
  await untilTrue(primary, "select count(*) = 1 from pg_stat_replication where sync_state = 'sync'")
  return standby
}

function writeOwned(file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600 })
  const user = databaseUser()
  if (user) chownSync(file, user.uid, user.gid)
}

/** Waits until the standby has all that the server wrote. */
export async function untilCaughtUp(primary: DatabaseServer): Promise<void> {
  await untilTrue(
    primary,
    "select replay_lsn >= pg_current_wal_flush_lsn() from pg_stat_replication where application_name = 'standby'",
  )
}

/** Makes a standby the server that takes writes. */
export async function promote(standby: DatabaseServer): Promise<void> {
  await standby.run('select pg_promote(true, 30)')
}
