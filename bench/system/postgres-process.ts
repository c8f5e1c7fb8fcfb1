import type { Client } from 'pg'
import { readFileSync } from 'node:fs'

/** The server process that every backend of this database is a child of; on the same machine. */
export async function postgresPid(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const status = readFileSync(`/proc/${rows[0]?.pid}/status`, 'utf8')
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1])
}
