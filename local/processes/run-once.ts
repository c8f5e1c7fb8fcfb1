import { Refusal } from '../refusal.ts'
import { howItEnded, startProcess, type Surroundings } from './spawn.ts'
import type { ProcessSpec } from './spec.ts'

/**
 * Runs a process that does one thing and ends.
 * @throws Refusal with its last lines when it fails.
 */
export async function runOnce(
  spec: ProcessSpec,
  surroundings: Surroundings,
  signal: AbortSignal,
): Promise<void> {
  const started = startProcess(spec, surroundings)
  const { child } = started
  const stop = (): void => void child.kill('SIGTERM')
  signal.addEventListener('abort', stop)
  const ending = await new Promise<string | undefined>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, killedBy) => resolve(code === 0 ? undefined : howItEnded(code, killedBy)))
  })
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  if (ending !== undefined)
    throw new Refusal(`${spec.name} ${ending} (${started.logFile}):\n${started.lastLines(40)}`)
}
