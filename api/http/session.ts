import type { Middleware } from 'koa'
import { findLiveSession, touchSession, type LiveSession } from '../../db/stores/sessions.ts'
import type { Services } from '../services.ts'
import type { Asked } from './asked.ts'
import { assistantCaller, isAssistantCall } from './assistant-door.ts'
import type { RequestContext } from './context.ts'
import { SESSION_IDLE_SECONDS, hashSessionId, readSessionCookie } from './session-cookie.ts'
import { readBearer, readToken, refuseToken, refuseTwoSessions, signingKey } from './tokens/index.ts'

/** How often the last use of a session is written down, in milliseconds: not at every request. */
const TOUCH_EVERY = 5 * 60_000

/** Reads the tokens of a hosted identity provider. */
export interface HostedTokens {
  /** Whether the token says that the provider made it; nothing of it is checked yet. */
  claims(token: string): boolean
  /** Who the token is of; undefined when it does not hold. */
  sessionOf(token: string, asked: Asked): Promise<LiveSession | undefined>
}

/**
 * Finds the session that the cookie or the bearer token names, in one query, and none when there is neither. A
 * token that does not hold, and a token and a cookie of different sessions, are refused (DESIGN, Identity).
 */
export function session(services: Services, hosted?: HostedTokens): Middleware {
  const { database, env, clock } = services
  const key = signingKey(env)

  async function find(idHash: Buffer, now: Date): Promise<LiveSession | undefined> {
    const idleSince = new Date(now.getTime() - SESSION_IDLE_SECONDS * 1000)
    const live = await findLiveSession(database.connection, idHash, now, idleSince)
    if (live && now.getTime() - live.session.lastSeenAt.getTime() > TOUCH_EVERY)
      await touchSession(database.connection, live.session.idHash, now)
    return live
  }

  const ofAssistant = assistantCaller(services)

  return async (koaContext, next) => {
    const ctx = koaContext as unknown as RequestContext
    if (isAssistantCall(ctx)) {
      ctx.state.live = await ofAssistant(ctx)
      await next()
      return
    }
    const id = readSessionCookie(ctx, env)
    const ofCookie = id ? hashSessionId(id) : undefined
    const token = readBearer(ctx)
    const now = clock.now()
    if (token === undefined) {
      ctx.state.live = (ofCookie && (await find(ofCookie, now))) ?? null
    } else if (hosted?.claims(token)) {
      if (ofCookie && (await find(ofCookie, now))) refuseTwoSessions()
      const { requestId } = ctx.state
      ctx.state.live = (await hosted.sessionOf(token, { now, requestId })) ?? refuseToken(ctx)
    } else {
      const read = (await readToken(env, await key, { token, now })) ?? refuseToken(ctx)
      if (ofCookie && !ofCookie.equals(read.idHash)) refuseTwoSessions()
      const live = (await find(read.idHash, now)) ?? refuseToken(ctx)
      ctx.state.live = live.account.id === read.accountId ? live : refuseToken(ctx)
    }
    await next()
  }
}
