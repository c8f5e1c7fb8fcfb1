import { findMailAnomalies, findWriteAnomalies, type History } from '../faults/testing/history.ts'
import type { Outcome } from '../faults/testing/writers.ts'

/** What people saw while something happened, and what is kept at the end. */
export interface Seen {
  readonly outcomes: readonly Outcome[]
  readonly written: Pick<History, 'written'>
  /** The value of each draft. */
  readonly kept: ReadonlyMap<string, number>
  readonly mails: Parameters<typeof findMailAnomalies>[0]
  readonly promised: ReadonlySet<string>
  /** How long it took to happen, in milliseconds. */
  readonly tookMs: number
  /** Until the last mail was out, after the last request, in milliseconds. */
  readonly mailsMs: number
}

/** What a step may cost. */
export interface Goal {
  /** Requests that may go without the answer they asked for; none unless given. */
  readonly mayFail?: true
  /** Longest time without a kept write, in seconds. */
  readonly writesBackWithin?: number
  /** Mails that may go out a second time: those that a killed worker had in hand. */
  readonly copies?: number
}

/** A step as it is told. */
export interface Verdict {
  readonly requests: number
  readonly failed: number
  /** Longest time without an answered request, in milliseconds. */
  readonly longestPause: number
  readonly mailsMs: number
  /** A sentence for each thing that went against the goal. */
  readonly faults: readonly string[]
}

/** Answers that say that a write is kept: made, saved, or that the try before was kept. */
const kept = new Set<Outcome['status']>([200, 201, 409])

/** Longest time between two kept writes, in milliseconds. */
function longestPauseIn(outcomes: readonly Outcome[]): number {
  const moments = outcomes
    .filter(({ status }) => kept.has(status))
    .map(({ at }) => at)
    .toSorted((one, other) => one - other)
  return Math.max(0, ...moments.slice(1).map((at, index) => at - (moments[index] ?? at)))
}

/** Holds what was seen against the goal of a step. */
export function judge(seen: Seen, { mayFail, writesBackWithin = 10, copies = 0 }: Goal): Verdict {
  const bad = seen.outcomes.filter(({ status }) => !kept.has(status))
  const longestPause = longestPauseIn(seen.outcomes)
  const byStatus = Map.groupBy(bad, ({ status }) => status)
  const told = [...byStatus].map(([status, all]) => `${all.length} x ${status}`).join(', ')
  return {
    requests: seen.outcomes.length,
    failed: bad.length,
    longestPause,
    mailsMs: seen.mailsMs,
    faults: [
      ...findWriteAnomalies(seen.written, (key) => seen.kept.get(key)),
      ...findMailAnomalies(seen.mails, seen.promised, copies),
      ...(bad.length > 0 && !mayFail ? [`requests failed: ${told}`] : []),
      ...(longestPause > writesBackWithin * 1000
        ? [`no write was kept for ${Math.round(longestPause / 1000)} s`]
        : []),
    ],
  }
}
