import type { Middleware } from 'koa'
import { v7 as uuidv7 } from 'uuid'
import type { Services } from '../services.ts'
import { requestDuration, requestsInFlight } from '../../platform/metrics/registry.ts'
import { callersOf } from './caller.ts'
import { methodOf, routeOf, type RequestContext, type RequestState } from './context.ts'

/** Counts of the last minutes' requests, for the status page. */
export interface RecentRequests {
  /** Answered in the last five minutes. */
  answered: number
  /** Of these, answered with status 500 and above. */
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

const accountOf = (state: RequestState): string | undefined => state.live?.account.id

/**
 * Names the request, and when it is answered writes one line and counts it: route pattern, status and time, never the
 * path's ids or query. The name is always ours: it goes with the request into the answer's header, error pages, the audit
 * log, jobs and mails. What the sender calls it (X-Request-Id, when it is well formed) stands beside it in log lines and
 * audit entries, so that a proxy's log can be held against ours.
 */
export function requestLog({ env, logger, clock }: Pick<Services, 'env' | 'logger' | 'clock'>): Middleware {
  const callerOf = callersOf(env)
  return async (ctx, next) => {
    const requestId = uuidv7()
    const { state } = ctx as unknown as RequestContext
    state.requestId = requestId
    state.caller = callerOf(ctx)
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
      countRecent(clock.now(), ctx.status)
    }
    state.logger.info(
      {
        method: ctx.method,
        route: routeOf(ctx),
        status: ctx.status,
        ms: clock.now().getTime() - started,
        accountId: accountOf(state),
      },
      'answered',
    )
  }
}
