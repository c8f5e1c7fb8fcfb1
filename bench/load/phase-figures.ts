import { percentile } from '../figures.ts'
import type { ResponseSample, Outcome, Phase } from './spec.ts'

/** How the requests of one phase went. */
export interface PhaseFigures {
  requests: number
  p50: number
  p95: number
  p99: number
  slowest: number
  /** Turned away with 429 or 503 and told when to come again. */
  shed: number
  /** 5xx that were no such answer, and requests without any answer. */
  failed: number
  /** Their statuses and what was asked, each once. */
  failures: string[]
  /** 4xx that nobody expected of this load. */
  refused: number
}

const isShed = ({ status, toldWhen }: ResponseSample): boolean =>
  (status === 429 || status === 503) && toldWhen

/** Figures of one phase, or of one kind of request in it; times in milliseconds, of those that were served. */
export function figuresOf(
  answered: readonly ResponseSample[],
  phase: Phase['name'],
  what?: string,
): PhaseFigures {
  const those = answered.filter((one) => one.phase === phase && (what === undefined || one.what === what))
  const served = those.filter((one) => !isShed(one)).map(({ ms }) => ms)
  const failed = those.filter((one) => !isShed(one) && (one.status === 0 || one.status >= 500))
  return {
    requests: those.length,
    p50: percentile(served, 0.5),
    p95: percentile(served, 0.95),
    p99: percentile(served, 0.99),
    slowest: percentile(served, 1),
    shed: those.filter(isShed).length,
    failed: failed.length,
    failures: [...new Set(failed.map(({ what, status }) => `${what} ${status || 'no answer'}`))],
    refused: those.filter((one) => !isShed(one) && one.status >= 400 && one.status < 500).length,
  }
}

/** Requests are looked at in spans of so many milliseconds. */
const SPAN = 5_000

/**
 * How long after the peak requests are served again as they should be, and stay so: seconds until the first span of
 * five, until the load `ends`, from which on each has its 95th percentile within `goalMs` and turns nobody away. Undefined when never.
 */
export function recoverySeconds(
  { answered }: Pick<Outcome, 'answered'>,
  { peakEnds, ends }: { peakEnds: number; ends: number },
  goalMs: number,
): number | undefined {
  const after = answered.filter(({ at }) => at >= peakEnds && at < ends)
  const spans: ResponseSample[][] = []
  for (const one of after) (spans[Math.floor((one.at - peakEnds) / SPAN)] ??= []).push(one)
  const bad = spans.findLastIndex((span) => {
    const p95 = percentile(
      span.map(({ ms }) => ms),
      0.95,
    )
    return p95 > goalMs || span.some((one) => isShed(one) || one.status === 0 || one.status >= 500)
  })
  return after.length === 0 || bad === spans.length - 1 ? undefined : ((bad + 1) * SPAN) / 1000
}
