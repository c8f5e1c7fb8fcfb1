/** Requests of the last minutes, as the status page tells them. */
export interface RecentRequests {
  /** Answered in the last five minutes. */
  answered: number
  /** Of these, faults of ours: status 500 and above. */
  failed: number
}

const MINUTES = 5
const MINUTE = 60_000

/** One bucket a minute of this process, the newest last. */
const buckets: { minute: number; answered: number; failed: number }[] = []

const minuteOf = (moment: Date): number => Math.floor(moment.getTime() / MINUTE)

/** Counts one answered request of this process. */
export function countRecent(now: Date, status: number): void {
  const minute = minuteOf(now)
  let last = buckets.at(-1)
  if (last?.minute !== minute) {
    last = { minute, answered: 0, failed: 0 }
    buckets.push(last)
    if (buckets.length > MINUTES + 1) buckets.shift()
  }
  last.answered += 1
  if (status >= 500) last.failed += 1
}

/** Requests that this process answered in the last five minutes, the present one included. */
export function recentRequests(now: Date): RecentRequests {
  const recent = buckets.filter(({ minute }) => minute > minuteOf(now) - MINUTES && minute <= minuteOf(now))
  return {
    answered: recent.reduce((sum, { answered }) => sum + answered, 0),
    failed: recent.reduce((sum, { failed }) => sum + failed, 0),
  }
}
