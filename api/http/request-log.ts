import type { Middleware } from 'koa'
import { v7 as uuidv7 } from 'uuid'
import type { Services } from '../services.ts'
import type { RequestContext, RequestState } from './context.ts'

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/

const accountOf = (state: RequestState): string | undefined => state.live?.account.id

/**
 * Names the request (a proxy's X-Request-Id when it is well formed, else a new one) and writes one line when
 * it is answered: route, status and time, never the path's ids or query.
 */
export function requestLog({ logger, clock }: Pick<Services, 'logger' | 'clock'>): Middleware {
  return async (ctx, next) => {
    const given = ctx.get('X-Request-Id')
    const requestId = wellFormed.test(given) ? given : uuidv7()
    const { state } = ctx as unknown as RequestContext
    state.requestId = requestId
    state.logger = logger.child({ requestId })
    state.live = null
    ctx.set('X-Request-Id', requestId)
    const started = clock.now().getTime()
    await next()
    const route = (ctx as { _matchedRoute?: unknown })._matchedRoute
    state.logger.info(
      {
        method: ctx.method,
        route: typeof route === 'string' ? route : undefined,
        status: ctx.status,
        ms: clock.now().getTime() - started,
        accountId: accountOf(state),
      },
      'answered',
    )
  }
}
