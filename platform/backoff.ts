import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from './logger.ts'

const FIRST = 100
const LONGEST = 10_000

/**
 * Milliseconds to wait after the `failures`-th failure in a row (from 1): doubles from 100 ms up to 10 s. Random
 * between half and whole, so that many processes do not come back at one moment.
 */
export function backoffMs(failures: number): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** Math.min(failures - 1, 20))
  return Math.round(whole / 2 + (Math.random() * whole) / 2)
}

/** Waits, or less long when `signal` is aborted. */
export async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => undefined)
}

/**
 * Does `work` again until it succeeds, with growing pauses; each failure is logged with `what` it is about.
 * @returns whether it was done; false when `signal` was aborted before.
 */
export async function untilDone(
  what: string,
  work: () => Promise<void>,
  { signal, logger }: { signal: AbortSignal; logger: Logger },
): Promise<boolean> {
  for (let failures = 0; !signal.aborted;) {
    try {
      await work()
      return true
    } catch (error) {
      failures += 1
      const waitMs = backoffMs(failures)
      logger.warn({ err: error, failures, waitMs }, `${what} failed; trying again`)
      await waitFor(waitMs, signal)
    }
  }
  return false
}
