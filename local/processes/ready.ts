import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { howItEnded } from './spawn.ts'
import type { ServiceSpec } from './spec.ts'

/** Longest a process may take to become ready, in milliseconds. */
const longest = 60_000

async function answers(url: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(5000)]) }).catch(
      () => undefined,
    )
    await answer?.body?.cancel()
    if (answer?.status === 200) return
    await pause(50, undefined, { signal })
  }
}

function says(child: ChildProcess, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const hear = (message: unknown): void => {
      if (message === 'ready') resolve()
    }
    child.on('message', hear)
    signal.addEventListener('abort', () => child.off('message', hear))
  })
}

/**
 * Waits until a started process shows that it works. Resolves to undefined then, else to what went wrong:
 * it ended, took too long, or `signal` was aborted.
 */
export async function becomesReady(
  child: ChildProcess,
  ready: ServiceSpec['ready'],
  signal: AbortSignal,
): Promise<string | undefined> {
  const over = new AbortController()
  const stop = AbortSignal.any([signal, over.signal])
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`could not be started: ${error.message}`))
    child.once('exit', (code, killedBy) => resolve(howItEnded(code, killedBy)))
  })
  const shown = (ready === 'message' ? says(child, stop) : answers(ready.url, stop)).catch(() => undefined)
  const late = pause(longest, `was not ready after ${longest / 1000} s`, { signal: stop }).catch(
    () => 'was stopped',
  )
  try {
    return await Promise.race([ended, shown.then(() => (stop.aborted ? 'was stopped' : undefined)), late])
  } finally {
    over.abort()
  }
}
