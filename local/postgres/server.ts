import type { ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { errorCode } from '../errors.ts'
import type { Binaries } from './binaries.ts'
import { startFailure, superuser } from './cluster.ts'
import { stopServer } from './orphan.ts'
import type { ClusterLocation } from './location.ts'
import { runInBackground, runToEnd } from './run.ts'

/**
 * Settings of the embedded server, for a small machine with one user. They are passed at each start, so that a cluster
 * of an older copy of the product gets them too.
 * @param more settings over these, for a server that is measured.
 */
export function serverSettings(
  port: number,
  durable: boolean,
  more: Readonly<Record<string, string>> = {},
): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    max_parallel_workers_per_gather: 0,
    io_method: 'sync',
    wal_level: 'minimal',
    max_wal_senders: 0,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A person's email or name must not reach the log through the statement or row that failed.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...more,
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** How a server is started. */
export interface ServerOptions {
  binaries: Binaries
  place: ClusterLocation
  port: number
  password: string
  durable: boolean
  /** Settings over our own. */
  settings?: Readonly<Record<string, string>> | undefined
  /** File of the server's log. */
  logFile: string
}

/** A server that runs. */
export interface Server {
  /** Settles when the process ends, wanted or not. */
  ended: Promise<void>
  stop(): Promise<void>
  /** Immediate shutdown without waiting; the next start recovers. */
  kill(): void
}

/** Longest start, in milliseconds: crash recovery reads the log of all changes since the last checkpoint. */
const longestRecovery = 120_000

/** Address of a database on an embedded server. */
export function databaseUrl(port: number, password: string, database: string): string {
  return `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${encodeURIComponent(database)}`
}

type Answer = 'ready' | 'not yet' | 'wrong password'

async function ask(options: ServerOptions): Promise<Answer> {
  const client = new Client({
    connectionString: databaseUrl(options.port, options.password, 'postgres'),
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    return errorCode(error) === '28P01' ? 'wrong password' : 'not yet'
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Sets the role's password in the server's single-user mode, which needs no password. */
async function resetPassword({ binaries, place, password }: ServerOptions): Promise<void> {
  const quoted = `'${password.replaceAll("'", "''")}'`
  const sql = `alter role ${superuser} password ${quoted};\n`
  const { code, output } = await runToEnd(
    binaries.postgres,
    ['--single', '-D', place.cluster, 'postgres'],
    place.user,
    sql,
  )
  if (code !== 0) throw startFailure(place.cluster, output)
}

function launch(options: ServerOptions): { child: ChildProcess; said: () => string } {
  const log = openSync(options.logFile, 'a', 0o600)
  const from = readFileSync(options.logFile).length
  try {
    const args = [
      '-D',
      options.place.cluster,
      ...serverSettings(options.port, options.durable, options.settings),
    ]
    const child = runInBackground(options.binaries.postgres, args, options.place.user, log)
    return { child, said: () => readFileSync(options.logFile).subarray(from).toString() }
  } finally {
    closeSync(log)
  }
}

/** The log of a start while backends of a killed server still run and hold its shared memory. */
const lingering = /pre-existing shared memory block|lock file .* already exists/

/**
 * Starts the server of a complete cluster and waits until it answers.
 * @throws StartError with the server's own reason when it cannot start.
 */
export async function startServer(options: ServerOptions, attempt = 1): Promise<Server> {
  const { child, said } = launch(options)
  let over = false
  const ended = new Promise<void>((resolve) => {
    for (const event of ['exit', 'error'] as const)
      child.once(event, () => {
        over = true
        resolve()
      })
  })
  const pid = child.pid ?? 0
  const stop = (): Promise<void> => (over ? Promise.resolve() : stopServer(pid).then(() => ended))
  for (let waited = 0; waited < longestRecovery && !over; waited += 30) {
    const answer = await ask(options)
    if (answer === 'ready' && !over) return { ended, stop, kill: () => void child.kill('SIGQUIT') }
    if (answer === 'wrong password') {
      await stop()
      if (attempt > 1) throw startFailure(options.place.cluster, 'its password cannot be set')
      await resetPassword(options)
      return startServer(options, attempt + 1)
    }
    await pause(30)
  }
  await stop()
  if (lingering.test(said()) && attempt < 20) {
    await pause(250)
    return startServer(options, attempt + 1)
  }
  throw startFailure(options.place.cluster, said())
}
