import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Known } from './env-faults.ts'

/**
 * Files of this machine that a process will write, and may not. The erased log is made where there is none, as its job does:
 * a process that found out hours later would leave people who were erased to come back with a restore.
 */
export function fileFaults({ ERASED_LOG }: Known): string[] {
  if (ERASED_LOG === undefined) return []
  try {
    mkdirSync(dirname(ERASED_LOG), { recursive: true, mode: 0o700 })
    for (const flags of ['a', 'r+']) closeSync(openSync(ERASED_LOG, flags, 0o600))
    return []
  } catch (error) {
    const { code = 'it cannot be opened' } = error as { code?: string }
    return [`ERASED_LOG must name a file that this process may read and add to (${code})`]
  }
}
