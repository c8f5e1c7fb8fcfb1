import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../errors.ts'
import {
  describeExit,
  startProcess,
  type ProcessContext,
  type ProcessSpec,
  type StartedProcess,
} from './process.ts'

/** A process that runs until it is stopped. */
export interface ServiceSpec extends ProcessSpec {
  /** How it shows that it is ready: an IPC message `ready`, or an address that answers 200. */
  ready: 'message' | { url: string }
}

/** A running service. */
export interface Service {
  name: string
  /** Sends SIGTERM, and SIGKILL after `seconds`. */
  stop(seconds: number): Promise<void>
  /** Sends SIGKILL. */
  kill(): void
  /** Stops the process and starts it again, after its source changed. Resolves to whether the new one became ready. */
  restart(): Promise<boolean>
}

/** Longest that a process may take to become ready, in milliseconds. */
const READY_TIMEOUT_MS = 60_000
/** First and longest delay before a process that ended is started again, in milliseconds. */
const FIRST_DELAY_MS = 500
const MAX_DELAY_MS = 30_000
/** After this uptime in milliseconds the delays start from the first again. */
const STABLE_MS = 60_000
/** How long a process may finish its work when its source has changed, in milliseconds; then SIGKILL. */
const RESTART_GRACE_MS = 1_000

async function pollUntilOk(url: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(5000)]) })
      // Read to the end: a body that is only cancelled leaves the connection open, and the server cannot close.
      await response.arrayBuffer()
      if (response.status === 200) return
    } catch {
      signal.throwIfAborted()
    }
    await sleep(50, undefined, { signal })
  }
}

function waitForReadyMessage(child: ChildProcess, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const onMessage = (message: unknown): void => {
      if (message === 'ready') resolve()
    }
    child.on('message', onMessage)
    signal.addEventListener('abort', () => child.off('message', onMessage))
  })
}

/**
 * Waits until a started process is ready. Resolves to undefined then, else to what went wrong: it ended, took too
 * long, or `signal` was aborted.
 */
async function waitUntilReady(
  child: ChildProcess,
  ready: ServiceSpec['ready'],
  signal: AbortSignal,
): Promise<string | undefined> {
  const settled = new AbortController()
  const stop = AbortSignal.any([signal, settled.signal])
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`could not be started: ${error.message}`))
    child.once('exit', (code, killedBy) => resolve(describeExit(code, killedBy)))
  })
  const isReady = (
    ready === 'message' ? waitForReadyMessage(child, stop) : pollUntilOk(ready.url, stop)
  ).catch(() => undefined)
  const timeout = sleep(READY_TIMEOUT_MS, `was not ready after ${READY_TIMEOUT_MS / 1000} s`, {
    signal: stop,
  }).catch(() => 'was stopped')
  try {
    return await Promise.race([
      ended,
      isReady.then(() => (stop.aborted ? 'was stopped' : undefined)),
      timeout,
    ])
  } finally {
    settled.abort()
  }
}

/**
 * Starts a process and resolves when it is ready. From then on it is kept running: when it ends by itself, `notice` is
 * told with its last lines and it is started again after a delay that doubles each time.
 * @throws StartError with its last lines when it ends before it is ready.
 */
export async function startService(
  spec: ServiceSpec,
  context: ProcessContext,
  notice: (sentence: string) => void,
  signal: AbortSignal,
): Promise<Service> {
  let current: StartedProcess = startProcess(spec, context)
  let wanted = true
  let delay = FIRST_DELAY_MS
  let timer: NodeJS.Timeout | undefined
  /** The process that is being ended on purpose. */
  let ending: ChildProcess | undefined
  let restarting: Promise<void> | undefined

  const isRunning = (): boolean => {
    const { pid, exitCode, signalCode } = current.child
    return pid !== undefined && exitCode === null && signalCode === null
  }
  const startAgain = (): void => {
    current = startProcess(spec, context)
    superviseCurrent()
  }
  const superviseCurrent = (): void => {
    const startedAt = performance.now()
    const { child } = current
    child.once('exit', (code, killedBy) => {
      if (child === ending) return
      if (performance.now() - startedAt > STABLE_MS) delay = FIRST_DELAY_MS
      const lines = current.lastLines()
      notice(`${spec.name} ${describeExit(code, killedBy)}; starting it again in ${delay / 1000} s\n${lines}`)
      timer = setTimeout(startAgain, delay)
      delay = Math.min(delay * 2, MAX_DELAY_MS)
    })
  }
  /** Sends SIGTERM, and SIGKILL after `graceMs`; resolves when the process has ended. */
  const endCurrent = async (graceMs: number): Promise<void> => {
    clearTimeout(timer)
    if (!isRunning()) return
    const { child } = current
    ending = child
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    const killTimer = setTimeout(() => child.kill('SIGKILL'), graceMs)
    await ended
    clearTimeout(killTimer)
  }
  const service: Service = {
    name: spec.name,
    async stop(seconds) {
      wanted = false
      await endCurrent(seconds * 1000)
    },
    kill() {
      wanted = false
      clearTimeout(timer)
      ending = current.child
      current.child.kill('SIGKILL')
    },
    async restart() {
      // A second change while the first process still ends needs no second restart: the next process reads both.
      restarting ??= (async () => {
        delay = FIRST_DELAY_MS
        await endCurrent(RESTART_GRACE_MS)
        restarting = undefined
        if (wanted) startAgain()
      })()
      await restarting
      return wanted && (await waitUntilReady(current.child, spec.ready, signal)) === undefined
    },
  }

  const problem = await waitUntilReady(current.child, spec.ready, signal)
  if (problem === undefined) {
    superviseCurrent()
    return service
  }
  await service.stop(5)
  signal.throwIfAborted()
  throw new StartError(`${spec.name} ${problem} (${current.logFile}):\n${current.lastLines()}`)
}
