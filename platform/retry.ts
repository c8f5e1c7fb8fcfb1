import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from './logger.ts'

const FIRST_DELAY_MS = 100
const MAX_DELAY_MS = 10_000

/**
 * Milliseconds to wait after the `failures`-th failure in a row (from 1): doubles from 100 ms up to 10 s. Random
 * between half and whole (jitter), so that many processes do not retry at the same moment.
 */
export function backoffMs(failures: number): number {
  const whole = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(failures - 1, 20))
  return Math.round(whole / 2 + (Math.random() * whole) / 2)
}

/** Waits `ms` milliseconds; returns early when `signal` is aborted. */
export async function delay(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined)
}

/**
 * Repeats `work` with growing delays until it succeeds; each failure is logged under the name `what`.
 * @returns true when it succeeded, false when `signal` was aborted first.
 */
export async function retryUntilDone(
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
      await delay(waitMs, signal)
    }
  }
  return false
}
