/**
 * Waits until its standard input closes, which happens when the process that started it ends in whatever way; then
 * ends the Redis whose process id is in the folder named by its argument, and removes the folder.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.argv[2]
if (!folder) throw new Error('redis-keeper needs the folder to watch over')

process.on('SIGINT', () => undefined)
process.stdin.resume().once('end', () => {
  const pidFile = join(folder, 'pid')
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0
  try {
    if (pid > 1) process.kill(pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
  rmSync(folder, { recursive: true, force: true })
})
