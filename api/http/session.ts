import type { Middleware } from 'koa'
import { findAccount } from '../../db/stores/accounts.ts'
import { findLiveSession, touchSession, type LiveSession } from '../../db/stores/sessions.ts'
import type { Services } from '../services.ts'
import type { CommandContext } from '../../platform/command-context.ts'
import type { RequestContext } from './context.ts'
import { isAssistantCall } from './origin.ts'
import { SESSION_IDLE_SECONDS, hashSessionId, readSessionCookie } from './session-cookie.ts'
import { readBearer, readToken, refuseToken, refuseTwoSessions, signingKey } from './tokens.ts'
import { refusal } from './errors.ts'

/** Shortest time between two updates of a session's last use, in milliseconds. */
const TOUCH_EVERY = 5 * 60_000

/** Reads the tokens of a hosted identity provider. */
export interface HostedTokens {
  /** Whether the token says that the provider made it; nothing of it is checked yet. */
  claims(token: string): boolean
  /** Who the token is of; undefined when it does not hold. */
  sessionOf(token: string, context: CommandContext): Promise<LiveSession | undefined>
}

/** A hosted provider's sessions are no rows of ours: a valid token of theirs is a session of its account until it expires. */
async function ofHosted(
  { database }: Pick<Services, 'database'>,
  { idHash, accountId }: { idHash: Buffer; accountId: string },
  now: Date,
): Promise<LiveSession | undefined> {
  const account = await findAccount(database.connection, accountId)
  const session = {
    idHash,
    accountId,
    createdAt: now,
    authenticatedAt: new Date(0),
    lastSeenAt: now,
    expiresAt: now,
    userAgent: null,
  }
  return account && { account, session }
}

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
    const idleSince = new Date(now.getTime() - SESSION_IDLE_SECONDS * 1000)
    const live =
      env.IDENTITY_ISSUER === undefined
        ? await findLiveSession(database.connection, read.idHash, now, idleSince)
        : await ofHosted(services, read, now)
    return live?.account.id === read.accountId ? live : refuseToken(ctx)
  }
}

/**
 * Finds the session that the cookie or the bearer token names, in one query, and none when there is neither. A
 * token that does not hold, and a token and a cookie of different sessions, are refused [spec 17.9] [decision 0010].
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
      const { requestId, caller } = ctx.state
      ctx.state.live = (await hosted.sessionOf(token, { now, requestId, caller })) ?? refuseToken(ctx)
    } else {
      const read = (await readToken(env, await key, { token, now })) ?? refuseToken(ctx)
      if (ofCookie && !ofCookie.equals(read.idHash)) refuseTwoSessions()
      const live = (await find(read.idHash, now)) ?? refuseToken(ctx)
      ctx.state.live = live.account.id === read.accountId ? live : refuseToken(ctx)
    }
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
