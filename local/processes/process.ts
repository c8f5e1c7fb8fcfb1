import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../errors.ts'
import { lastLines, openLog } from './log-file.ts'
import { sourceEnv, sourceOptions } from './sources.ts'

/** A process of the product that local mode starts. */
export interface ProcessSpec {
  /** Short name, used in messages and for its log `logs/<name>.log`. */
  name: string
  /** Arguments of Node: the file to run and its own arguments. */
  args: readonly string[]
  /** Variables besides those of the machine. */
  env: Readonly<Record<string, string>>
}

/** Where processes run and write. */
export interface ProcessContext {
  /** Working directory. */
  root: string
  /** Folder of their logs. */
  logs: string
  /** The machine's own variables, passed on besides those of the spec. */
  given: Readonly<Record<string, string | undefined>>
}

/** A started process and its log. */
export interface StartedProcess {
  child: ChildProcess
  logFile: string
  /** The last lines that this process wrote. */
  lastLines(count?: number): string
}

const parentWatchdog = new URL('parent-watchdog.ts', import.meta.url).href

/**
 * Starts Node on TypeScript with its output in its log. It gets a session of its own: a Ctrl-C in the terminal reaches
 * this process alone, which then stops the others in order.
 */
export function startProcess(spec: ProcessSpec, { root, logs, given }: ProcessContext): StartedProcess {
  const logFile = join(logs, `${spec.name}.log`)
  const log = openLog(logFile)
  const from = statSync(logFile).size
  try {
    const child = spawn(process.execPath, [...sourceOptions, '--import', parentWatchdog, ...spec.args], {
      cwd: root,
      env: {
        ...sourceEnv,
        ...given,
        FORCE_COLOR: undefined,
        NO_COLOR: '1',
        ...spec.env,
      },
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
export function describeExit(code: number | null, signal: NodeJS.Signals | null): string {
  return signal ? `ended by ${signal}` : `ended with exit code ${code ?? 'unknown'}`
}

/**
 * Runs a process that does one thing and ends.
 * @throws StartError with its last lines when it fails.
 */
export async function runToCompletion(
  spec: ProcessSpec,
  context: ProcessContext,
  signal: AbortSignal,
): Promise<void> {
  const started = startProcess(spec, context)
  const { child, logFile } = started
  const stop = (): void => void child.kill('SIGTERM')
  signal.addEventListener('abort', stop)
  const failure = await new Promise<string | undefined>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, killedBy) => resolve(code === 0 ? undefined : describeExit(code, killedBy)))
  })
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  if (failure !== undefined)
    throw new StartError(`${spec.name} ${failure} (${logFile}):\n${started.lastLines(40)}`)
}
