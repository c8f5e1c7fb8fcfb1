import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { startProcess } from '../system/processes.ts'

/** How long a started process is left alone before it is measured, in milliseconds. */
const REST = 3_000

/** Memory that a process of the product holds at rest, in megabytes (resident). */
export async function memoryAtRest(script: string, env: Readonly<Record<string, string>>): Promise<number> {
  const running = await startProcess(script, env)
  try {
    await pause(REST)
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', `${running.pid}`], { encoding: 'utf8' })
    return Number(kilobytes.trim()) / 1024
  } finally {
    await running.stop()
  }
}
