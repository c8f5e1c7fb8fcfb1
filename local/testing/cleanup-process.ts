/**
 * Runs beside a test server. When its standard input closes, which happens when the test process ends for any reason,
 * it stops the server whose data lies in the folder named by its argument, and removes the folder.
 */
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { stopOrphan } from '../postgres/orphan.ts'
import { removeData } from './cleanup.ts'

const folder = process.argv[2]
if (!folder) throw new Error('cleanup-process needs the folder to remove')

async function stopPostgres(cluster: string): Promise<void> {
  await stopOrphan(existsSync(cluster) ? realpathSync(cluster) : cluster)
}

/** Kills the process of a pid file, such as Redis writes. */
function killByPidFile(file: string): void {
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  try {
    if (pid > 1) process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

process.on('SIGINT', () => undefined)
process.stdin.resume().once('end', () => {
  killByPidFile(join(folder, 'pid'))
  void stopPostgres(join(folder, 'postgres')).then(() => removeData(folder))
})
