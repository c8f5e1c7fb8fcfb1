import { setTimeout as pause } from 'node:timers/promises'
import type { Answered } from '../../../api/testing/index.ts'

/** What a flood was answered. */
export interface Answers {
  /** How many answers of each status; `no answer` for a connection that broke. */
  readonly byStatus: ReadonlyMap<number | 'no answer', number>
  /** Refusals (429, 503) that do not say when to come back. */
  readonly withoutRetryAfter: number
}

/** A flood that goes on until it is stopped. */
export interface Flood extends Answers {
  stop(): Promise<void>
}

/**
 * Sends `send` again and again in so many lanes at once. A lane waits for its answer, as a client must, and then
 * `everyMs` milliseconds, whatever it was told: nobody who floods heeds a Retry-After.
 */
export function startFlood(
  { lanes, everyMs }: { lanes: number; everyMs: number },
  send: (count: number) => Promise<Answered>,
): Flood {
  const byStatus = new Map<number | 'no answer', number>()
  const stopping = new AbortController()
  let withoutRetryAfter = 0
  let count = 0

  const lane = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      count += 1
      const answer = await send(count).catch(() => undefined)
      const status = answer?.status ?? 'no answer'
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
      if ((status === 429 || status === 503) && !(Number(answer?.headers.get('Retry-After')) >= 1))
        withoutRetryAfter += 1
      await pause(everyMs)
    }
  }
  const flooding = Promise.all(Array.from({ length: lanes }, lane))
  return {
    byStatus,
    get withoutRetryAfter() {
      return withoutRetryAfter
    },
    stop: async () => {
      stopping.abort()
      await flooding
    },
  }
}

/** The answers of a flood in a line: `401: 300, 429: 5120`. */
export const inWords = ({ byStatus }: Answers): string =>
  [...byStatus].map(([status, count]) => `${status}: ${count}`).join(', ')
