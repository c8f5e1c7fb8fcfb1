import type { Middleware } from 'koa'
import { findLiveSession, findSessionEnd, touchSession, type LiveSession } from '../../db/stores/sessions.ts'
import { findSignUpOfSession } from '../../db/stores/sign-ups.ts'
import { hashSecretId, idleSince } from '../../identity/sessions.ts'
import type { Services } from '../services.ts'
import type { RequestContext } from './context.ts'
import { refusal, sessionEnded } from './errors.ts'
import { isAssistantCall } from './origin.ts'
import { readSessionCookie } from './session-cookie.ts'
import { readBearer, readToken, refuseToken, refuseTwoSessions, signingKey } from './tokens.ts'

/** Shortest time between two updates of a session's last use, in milliseconds. */
const TOUCH_EVERY = 5 * 60_000

/**
 * Who asks the assistant: the account of its token, while the session it was made in lives. None without a token.
 * @returns a function that finds the caller. @throws 401 for a token that does not hold or was made for something else.
 */
function assistantCaller(services: Services): (ctx: RequestContext) => Promise<LiveSession | null> {
  const { env, database, clock } = services
  const key = signingKey(env)
  return async (ctx) => {
    const token = readBearer(ctx)
    if (token === undefined) return null
    const now = clock.now()
    const read = (await readToken(env, await key, { token, now, purpose: 'assistant' })) ?? refuseToken(ctx)
    const live = await findLiveSession(database.connection, read.idHash, now, idleSince(now))
    return live?.account.id === read.accountId ? live : refuseToken(ctx)
  }
}

/** Who a session is of, or why it is over. */
type Holder = Pick<RequestContext['state'], 'live' | 'signUp' | 'ended'>

const nobody: Holder = { live: null, signUp: null, ended: null }

/**
 * Finds the session that the cookie or the bearer token names: of an account in one query, else of a sign-up, else why
 * it ended. A token that does not hold, and a token and a cookie of different sessions, are refused [spec 17.9]
 * [decision 0010].
 */
export function session(services: Services): Middleware {
  const { database, env, clock } = services
  const { connection } = database
  const key = signingKey(env)

  async function find(idHash: Buffer, now: Date): Promise<Holder> {
    const live = await findLiveSession(connection, idHash, now, idleSince(now))
    if (live && now.getTime() - live.session.lastSeenAt.getTime() > TOUCH_EVERY)
      await touchSession(connection, live, now)
    if (live) return { ...nobody, live }
    const signUp = await findSignUpOfSession(connection, idHash, now)
    if (signUp) return { ...nobody, signUp }
    const end = await findSessionEnd(connection, idHash)
    return { ...nobody, ended: end ? (end.endedBecause ?? 'time') : null }
  }

  /** Who a token of ours is of. */
  async function ofToken(
    ctx: RequestContext,
    { token, ofCookie, now }: { token: string; ofCookie: Buffer | undefined; now: Date },
  ): Promise<Holder> {
    const read = (await readToken(env, await key, { token, now })) ?? refuseToken(ctx)
    if (ofCookie && !ofCookie.equals(read.idHash)) refuseTwoSessions()
    const holder = await find(read.idHash, now)
    if (holder.ended) throw sessionEnded(holder.ended)
    const id = holder.live?.account.id ?? holder.signUp?.id
    return id === read.accountId ? holder : refuseToken(ctx)
  }

  const ofAssistant = assistantCaller(services)

  return async (koaContext, next) => {
    const ctx = koaContext as unknown as RequestContext
    const set = (holder: Partial<Holder>) => Object.assign(ctx.state, nobody, holder)
    if (isAssistantCall(ctx)) {
      set({ live: await ofAssistant(ctx) })
      await next()
      return
    }
    const id = readSessionCookie(ctx, env)
    const ofCookie = id ? hashSecretId(id) : undefined
    const token = readBearer(ctx)
    const now = clock.now()
    if (token === undefined) set(ofCookie ? await find(ofCookie, now) : nobody)
    else set(await ofToken(ctx, { token, ofCookie, now }))
    await next()
  }
}

/**
 * Refuses an edit that was made in another account: it may have waited on the device until somebody else signed in
 * [spec 6.14]. An edit that names no account belongs to the session's.
 * @throws 409 account_mismatch.
 */
export function demandSameAccount(
  { accountId }: { accountId?: string | undefined },
  { account }: Pick<LiveSession, 'account'>,
): void {
  if (accountId !== undefined && accountId !== account.id)
    throw refusal(
      'account_mismatch',
      'These answers belong to another account. Sign in with that account to save them.',
    )
}
