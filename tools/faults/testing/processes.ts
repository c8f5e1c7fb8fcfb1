import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A process of the product that a test may kill. */
export interface RunningProcess {
  readonly pid: number
  /** What it has printed so far. */
  output(): string
  /** Ends it at once (-9). */
  kill(): Promise<void>
  /** Asks it to end, as a deployment does. @returns its exit code; null when it was killed. */
  stop(): Promise<number | null>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const leash = fileURLToPath(new URL('../../../platform/embedded/processes/leash.ts', import.meta.url))

/**
 * Starts a TypeScript file of the product and waits until it says that it is ready. It ends with the test run,
 * however that ends.
 * @param env its whole environment, but for PATH.
 * @throws with what it printed, when it ends before it is ready.
 */
export async function startProcess(
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<RunningProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', leash, script], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
  })
  const early = ended.then(() => Promise.reject(new Error(`${script} ended before it was ready:\n${output}`)))
  early.catch(() => undefined)
  await Promise.race([once(child, 'message'), early])

  const endWith = (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    return ended
  }
  return {
    pid: child.pid ?? 0,
    output: () => output,
    kill: async () => void (await endWith('SIGKILL')),
    stop: () => endWith('SIGTERM'),
  }
}
