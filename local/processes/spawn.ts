import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { lastLines, openLog } from './log-file.ts'
import type { ProcessSpec } from './spec.ts'

/** Where processes run and write. */
export interface Surroundings {
  /** Folder they run in. */
  root: string
  /** Folder of their logs. */
  logs: string
  /** The machine's own variables that they get besides those of their spec. */
  given: Readonly<Record<string, string | undefined>>
}

/** A started process and its log. */
export interface Started {
  child: ChildProcess
  logFile: string
  /** The last lines that this process wrote. */
  lastLines(count?: number): string
}

const leash = new URL('leash.ts', import.meta.url).href

/**
 * Starts Node on TypeScript, with its output in its log, in a session of its own: a Ctrl-C in the terminal
 * reaches us alone, and we end the others in order.
 */
export function startProcess(spec: ProcessSpec, { root, logs, given }: Surroundings): Started {
  const logFile = join(logs, `${spec.name}.log`)
  const log = openLog(logFile)
  const from = statSync(logFile).size
  try {
    const child = spawn(process.execPath, ['--import', 'tsx', '--import', leash, ...spec.args], {
      cwd: root,
      env: { ...given, FORCE_COLOR: undefined, NO_COLOR: '1', ...spec.env },
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log, log, 'ipc'],
    })
    child.on('error', () => undefined)
    return { child, logFile, lastLines: (count) => lastLines(logFile, from, count) }
  } finally {
    closeSync(log)
  }
}

/** How a process ended, in words. */
export function howItEnded(code: number | null, signal: NodeJS.Signals | null): string {
  return signal ? `ended by ${signal}` : `ended with exit code ${code ?? 'unknown'}`
}
