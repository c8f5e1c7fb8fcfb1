import type { Middleware } from 'koa'
import { v7 as uuidv7 } from 'uuid'
import type { Services } from '../services.ts'
import { requestDuration, requestsInFlight } from '../../platform/metrics/registry.ts'
import type { RequestContext, RequestState } from './context.ts'
import { countRecent } from './recent-requests.ts'
import { methodOf, routeOf } from './route-of.ts'

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/

const accountOf = (state: RequestState): string | undefined => state.live?.account.id

/**
 * Names the request (a trusted proxy's X-Request-Id when it is well formed, else a new one), and when it is answered
 * writes one line and counts it: route pattern, status and time, never the path's ids or query. The name goes with the
 * request into the answer's header, error pages, the audit log, jobs and mails.
 */
export function requestLog({ env, logger, clock }: Pick<Services, 'env' | 'logger' | 'clock'>): Middleware {
  return async (ctx, next) => {
    const given = env.TRUSTED_PROXY_HOPS > 0 ? ctx.get('X-Request-Id') : ''
    const requestId = wellFormed.test(given) ? given : uuidv7()
    const { state } = ctx as unknown as RequestContext
    state.requestId = requestId
    state.logger = logger.child({ requestId })
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
