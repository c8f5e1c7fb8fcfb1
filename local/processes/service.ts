import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '../refusal.ts'
import { becomesReady } from './ready.ts'
import { howItEnded, startProcess, type Started, type Surroundings } from './spawn.ts'
import type { ServiceSpec } from './spec.ts'

/** A process that is kept running. */
export interface Service {
  name: string
  /** Asks it to end (SIGTERM), and makes it end after `seconds`. */
  stop(seconds: number): Promise<void>
  /** Ends it at once. */
  kill(): void
  /** Ends it and starts it anew, after its source changed. */
  restart(): void
}

/** Longest pause before a process that keeps dying is started again, in milliseconds. */
const longestPause = 30_000
/** A process that lived this long starts its pauses from the shortest again, in milliseconds. */
const longLife = 60_000

/**
 * Starts a process and resolves when it is ready. From then on it is kept running: when it ends by itself,
 * `notice` is told with its last lines and it is started again after a pause that doubles each time.
 * @throws Refusal with its last lines when it ends before it is ready.
 */
export async function startService(
  spec: ServiceSpec,
  surroundings: Surroundings,
  notice: (sentence: string) => void,
  signal: AbortSignal,
): Promise<Service> {
  let current: Started = startProcess(spec, surroundings)
  let wanted = true
  let wait = 500
  let timer: NodeJS.Timeout | undefined

  const running = (): boolean => {
    const { pid, exitCode, signalCode } = current.child
    return pid !== undefined && exitCode === null && signalCode === null
  }
  const again = (): void => {
    current = startProcess(spec, surroundings)
    watch()
  }
  const watch = (): void => {
    const started = performance.now()
    current.child.once('exit', (code, killedBy) => {
      if (!wanted) return
      if (performance.now() - started > longLife) wait = 500
      const lines = current.lastLines()
      notice(`${spec.name} ${howItEnded(code, killedBy)}; starting it again in ${wait / 1000} s\n${lines}`)
      timer = setTimeout(again, wait)
      wait = Math.min(wait * 2, longestPause)
    })
  }
  const service: Service = {
    name: spec.name,
    async stop(seconds) {
      wanted = false
      clearTimeout(timer)
      if (!running()) return
      const gone = new Promise((resolve) => current.child.once('exit', resolve))
      current.child.kill('SIGTERM')
      const patience = new AbortController()
      const late = pause(seconds * 1000, 'late', { signal: patience.signal }).catch(() => undefined)
      if ((await Promise.race([gone, late])) === 'late') current.child.kill('SIGKILL')
      patience.abort()
      await gone
    },
    kill() {
      wanted = false
      clearTimeout(timer)
      current.child.kill('SIGKILL')
    },
    restart() {
      if (!wanted) return
      clearTimeout(timer)
      wait = 500
      if (!running()) return again()
      current.child.removeAllListeners('exit').once('exit', () => wanted && again())
      current.child.kill('SIGTERM')
    },
  }

  const problem = await becomesReady(current.child, spec.ready, signal)
  if (problem === undefined) {
    watch()
    return service
  }
  await service.stop(5)
  signal.throwIfAborted()
  throw new Refusal(`${spec.name} ${problem} (${current.logFile}):\n${current.lastLines()}`)
}
