import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../local/testing/index.ts'
import { databaseUser } from '../../../local/postgres/system-user.ts'
import { startDaemon, type Daemon } from './daemon.ts'
import { keepsStatements } from './programs.ts'

/** A PgBouncer in transaction mode in front of one database server. */
export interface Pooler {
  readonly port: number
  /** Ends it at once and starts it again. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts it. @param serverPort the server behind it. @param users who may come, with their passwords. */
export async function startPooler(
  folder: string,
  serverPort: number,
  users: Readonly<Record<string, string>>,
): Promise<Pooler> {
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  const user = databaseUser()
  const own = (name: string, text: string): string => {
    const file = join(folder, name)
    writeFileSync(file, text)
    chmodSync(file, 0o644)
    return file
  }
  const userFile = own(
    'users.txt',
    Object.entries(users)
      .map(([name, password]) => `"${name}" "${password}"\n`)
      .join(''),
  )
  const settings = own(
    'pgbouncer.ini',
    `[databases]
* = host=127.0.0.1 port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${userFile}
pool_mode = transaction
max_client_conn = 200
default_pool_size = 20
server_login_retry = 1
${keepsStatements() ? 'max_prepared_statements = 200\n' : ''}`,
  )
  if (user) chownSync(folder, user.uid, user.gid)
  const start = (): Promise<Daemon> =>
    startDaemon({ program: 'pgbouncer', args: [settings], port, logFile: join(folder, 'log'), user })
  let daemon = await start()
  return {
    port,
    restart: async () => {
      await daemon.kill()
      daemon = await start()
    },
    stop: () => daemon.stop(),
  }
}
