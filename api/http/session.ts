import type { Middleware } from 'koa'
import { findLiveSession, touchSession } from '../../db/stores/sessions.ts'
import type { Services } from '../services.ts'
import type { RequestContext } from './context.ts'
import { SESSION_IDLE_SECONDS, hashSessionId, readSessionCookie } from './session-cookie.ts'

/** How often the last use of a session is written down, in milliseconds: not at every request. */
const TOUCH_EVERY = 5 * 60_000

/** Finds the session that the cookie names, in one query, and none when there is no cookie. */
export function session({ database, env, clock }: Services): Middleware {
  return async (ctx, next) => {
    const id = readSessionCookie(ctx, env)
    if (id !== undefined && id !== '') {
      const now = clock.now()
      const idleSince = new Date(now.getTime() - SESSION_IDLE_SECONDS * 1000)
      const live = await findLiveSession(database.connection, hashSessionId(id), now, idleSince)
      if (live && now.getTime() - live.session.lastSeenAt.getTime() > TOUCH_EVERY)
        await touchSession(database.connection, live.session.idHash, now)
      ;(ctx as unknown as RequestContext).state.live = live ?? null
    }
    await next()
  }
}
