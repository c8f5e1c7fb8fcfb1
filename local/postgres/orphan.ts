import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { errorCode } from '../errors.ts'

/** Whether a process runs; a zombie, which has ended and waits for its parent to read its exit code, does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
  if (process.platform !== 'linux') return true
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) !== 'Z'
  } catch {
    return false
  }
}

/** Whether the process is a PostgreSQL server on `cluster`: another program may have the same process id by now. */
function serves(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
    } catch {
      return false
    }
  }
  if (process.platform === 'win32') return true
  return spawnSync('ps', ['-p', `${pid}`, '-o', 'command='])
    .stdout.toString()
    .includes(cluster)
}

/** Process id of the server that runs on `cluster`, else undefined. */
export function runningServer(cluster: string): number | undefined {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  return Number.isInteger(pid) && pid > 1 && serves(pid, cluster) ? pid : undefined
}

async function gone(pid: number, seconds: number): Promise<boolean> {
  for (let waited = 0; waited < seconds * 1000; waited += 25) {
    if (!isAlive(pid)) return true
    await pause(25)
  }
  return !isAlive(pid)
}

/**
 * Stops a server: a fast shutdown rolls open transactions back and writes everything to disk; after 15 seconds follows
 * an immediate shutdown, after 5 more SIGKILL. No committed row is lost in any of them.
 */
export async function stopServer(pid: number): Promise<void> {
  const ways = [
    ['SIGINT', 15],
    ['SIGQUIT', 5],
    ['SIGKILL', 5],
  ] as const
  for (const [signal, seconds] of ways) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    if (await gone(pid, seconds)) return
  }
}

/**
 * Cleans up after an earlier start that was killed: stops a server that still runs on this cluster, and removes the
 * lock file of one that has ended. The caller holds the lock on the data folder, so the server is no other copy's.
 * @returns whether a server was stopped.
 */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const pid = runningServer(cluster)
  if (pid !== undefined) await stopServer(pid)
  const file = join(cluster, 'postmaster.pid')
  if (existsSync(file)) rmSync(file)
  return pid !== undefined
}
