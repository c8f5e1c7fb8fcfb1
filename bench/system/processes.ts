import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sourceEnv, sourceOptions } from '../../local/processes/sources.ts'

/** A process of the product that tests and benches start, and may kill. */
export interface RunningProcess {
  readonly pid: number
  /** Resolves when it says that it is ready; rejects with what it printed, when it ends before. */
  readonly ready: Promise<void>
  /** What it has printed so far. */
  output(): string
  /** Ends it at once (-9). */
  kill(): Promise<void>
  /** Asks it to end, as a deployment does. @returns its exit code; null when it was killed. */
  stop(): Promise<number | null>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const parentWatchdog = fileURLToPath(new URL('../../local/processes/parent-watchdog.ts', import.meta.url))

/** Starts a file of the product and waits until it is ready. */
export async function startProcess(
  script: string,
  env: Readonly<Record<string, string>>,
  logFile?: string,
): Promise<RunningProcess> {
  const launched = launchProcess(script, env, logFile)
  await launched.ready
  return launched
}

/**
 * Starts a file of the product, TypeScript or compiled. It ends with the process that started it, however that ends.
 * @param env its whole environment, but for PATH.
 * @param logFile takes what it prints, where that would be too much to keep in memory.
 */
export function launchProcess(
  script: string,
  env: Readonly<Record<string, string>>,
  logFile?: string,
): RunningProcess {
  // Compiled code runs as it does in production, with nothing else loaded.
  const isCompiled = script.endsWith('.js')
  const loaded = isCompiled ? [] : [...sourceOptions, '--import', parentWatchdog]
  const log = logFile === undefined ? undefined : openSync(logFile, 'a', 0o600)
  const child = spawn(process.execPath, [...loaded, script], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...(isCompiled ? {} : sourceEnv), ...env },
    stdio: ['ignore', log ?? 'pipe', log ?? 'pipe', 'ipc'],
  })
  if (log !== undefined) closeSync(log)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  const printed = (): string => (logFile === undefined ? output : readFileSync(logFile, 'utf8'))
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
  })
  const early = ended.then(() =>
    Promise.reject(new Error(`${script} ended before it was ready:\n${printed()}`)),
  )
  const ready = Promise.race([once(child, 'message').then(() => undefined), early])
  ready.catch(() => undefined)

  const endWith = (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    return ended
  }
  return {
    pid: child.pid ?? 0,
    ready,
    output: printed,
    kill: async () => void (await endWith('SIGKILL')),
    stop: () => endWith('SIGTERM'),
  }
}
