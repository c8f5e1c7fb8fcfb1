import type { Middleware } from 'koa'
import { randomUUIDv7 } from 'node:crypto'
import type { Services } from '../services.ts'
import { systems, type System } from '../../platform/system.ts'
import { requestDuration, requestsInFlight } from '../../platform/metrics/registry.ts'
import { callersOf, seenFromOf } from './caller.ts'
import { methodOf, routeOf, type RequestContext, type RequestState } from './context.ts'

/** Counts of the last minutes' requests, for the status page. */
export interface RecentRequests {
  /** Answered in the last five minutes. */
  answered: number
  /** Of these, answered with status 500 and above. */
  failed: number
  /** The same by what they failed by. */
  failedBy: Readonly<Partial<Record<System, number>>>
}

const MINUTES = 5
const MINUTE = 60_000

/** One bucket a minute of this process, the newest last. */
const buckets: { minute: number; answered: number; failedBy: Partial<Record<System, number>> }[] = []

const minuteOf = (moment: Date): number => Math.floor(moment.getTime() / MINUTE)

/** Counts one answered request of this process. @param failedBy what it failed by, where it did. */
export function countRecent(now: Date, status: number, failedBy: System = 'product'): void {
  const minute = minuteOf(now)
  let last = buckets.at(-1)
  if (last?.minute !== minute) {
    last = { minute, answered: 0, failedBy: {} }
    buckets.push(last)
    if (buckets.length > MINUTES + 1) buckets.shift()
  }
  last.answered += 1
  if (status >= 500) last.failedBy[failedBy] = (last.failedBy[failedBy] ?? 0) + 1
}

/** Requests that this process answered in the last five minutes, the present one included. */
export function recentRequests(now: Date): RecentRequests {
  const recent = buckets.filter(({ minute }) => minute > minuteOf(now) - MINUTES && minute <= minuteOf(now))
  const failedBy = Object.fromEntries(
    systems.flatMap((system) => {
      const count = recent.reduce((sum, bucket) => sum + (bucket.failedBy[system] ?? 0), 0)
      return count === 0 ? [] : [[system, count] as const]
    }),
  )
  return {
    answered: recent.reduce((sum, { answered }) => sum + answered, 0),
    failed: Object.values(failedBy).reduce((sum, count) => sum + count, 0),
    failedBy,
  }
}

/** A request that took this long is always logged, in milliseconds. */
const SLOW = 1_000

const isProbe = (path: string): boolean => ['/livez', '/readyz'].includes(path)

/** What is asked all the time and tells nothing when it goes well: files of the client, and probes. */
const isOfMachines = (route: string): boolean => route === 'web' || isProbe(route)

/**
 * Whether a request has a line of its own. Every one that failed or was slow has; of those that went well a share, by
 * the request's own name, so that nothing of chance is needed to tell whether it has one.
 * @param sample of 1, LOG_SAMPLE.
 */
export function isLogged(
  requestId: string,
  { route, status, ms }: { route: string; status: number; ms: number },
  sample: number,
): boolean {
  if (status >= 400 || ms >= SLOW) return true
  return !isOfMachines(route) && Number.parseInt(requestId.slice(-8), 16) < sample * 2 ** 32
}

const accountOf = (state: RequestState): string | undefined => state.live?.account.id

/**
 * Names the request, and when it is answered counts it and writes one line (see isLogged): route pattern, status and
 * time, never the path's ids or query. The name is always ours: it goes with the request into the answer's header, error pages, the audit
 * log, jobs and mails. What a trusted proxy calls it (X-Request-Id, when it is well formed) stands beside it in log lines
 * and audit entries, so that the proxy's log can be held against ours.
 */
export function requestLog({ env, logger, clock }: Pick<Services, 'env' | 'logger' | 'clock'>): Middleware {
  const callerOf = callersOf(env)
  const seenFrom = seenFromOf(env)
  return async (ctx, next) => {
    const requestId = randomUUIDv7()
    const { state } = ctx as unknown as RequestContext
    state.requestId = requestId
    state.caller = callerOf(ctx)
    state.seenFrom = seenFrom(ctx)
    const { upstreamId } = state.caller
    state.logger = logger.child({ requestId, ...(upstreamId !== null && { upstreamId }) })
    state.live = null
    ctx.set('X-Request-Id', requestId)
    const started = clock.now().getTime()
    const measure = requestDuration.startTimer()
    requestsInFlight.inc()
    try {
      await next()
    } finally {
      requestsInFlight.dec()
      measure({ method: methodOf(ctx), route: routeOf(ctx), status: ctx.status })
      // Probes are asked by machines all the time: what they are answered is no request of anybody.
      if (!isProbe(ctx.path)) countRecent(clock.now(), ctx.status, state.failedBy)
    }
    const answered = {
      method: ctx.method,
      route: routeOf(ctx),
      status: ctx.status,
      ms: clock.now().getTime() - started,
    }
    if (isLogged(requestId, answered, env.LOG_SAMPLE))
      state.logger.info({ ...answered, accountId: accountOf(state) }, 'answered')
  }
}
