import { readFileSync, readdirSync } from 'node:fs'
import type { Client } from 'pg'

/** One process as Linux tells of it in /proc. */
interface Row {
  pid: number
  parent: number
  command: string
  /** Its own and its ended children's time on a processor, in seconds. */
  cpuSeconds: number
}

/** Linux counts time on a processor in hundredths of a second, whatever its own clock does. */
const TICKS = 100

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It ended while we looked.
    return undefined
  }
}

function rowOf(pid: number): Row | undefined {
  const stat = read(`/proc/${pid}/stat`)
  if (stat === undefined) return undefined
  // The command stands in brackets and may hold anything.
  const end = stat.lastIndexOf(')')
  const fields = stat.slice(end + 2).split(' ')
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15).map(Number)
  return {
    pid,
    parent: Number(fields[1]),
    command: stat.slice(stat.indexOf('(') + 1, end),
    cpuSeconds: (user + system + childrenUser + childrenSystem) / TICKS,
  }
}

/** A process and all that it started, at one moment. Linux only. */
export function processTree(root: number): Row[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => rowOf(Number(name)) ?? [])
  const tree = all.filter(({ pid }) => pid === root)
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid))
  return tree
}

/** Time on a processor of a process and all that it started, in seconds. */
export const cpuSecondsOf = (root: number): number =>
  processTree(root).reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0)

/** Memory of a process in megabytes: all that is resident, or what it shares with nobody. */
export function memoryOf(pid: number, kind: 'VmRSS' | 'RssAnon'): number {
  const line = new RegExp(`^${kind}:\\s+(\\d+) kB`, 'm').exec(read(`/proc/${pid}/status`) ?? '')
  return Number(line?.[1] ?? 0) / 1024
}

/** Connections that others have made to this port, TCP on Linux: 01 is ESTABLISHED in /proc/net/tcp. */
export function connectionsTo(port: number): number {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((path) => (read(path) ?? '').split('\n'))
  return rows.filter((row) => {
    const [, address = '', , state] = row.trim().split(/\s+/)
    return state === '01' && address.endsWith(local)
  }).length
}

/** Files, sockets and pipes that a process has open. */
export function openFilesOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return 0
  }
}

/** The server process that every backend of this database is a child of; on the same machine. */
export async function postgresPid(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const status = readFileSync(`/proc/${rows[0]?.pid}/status`, 'utf8')
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1])
}
