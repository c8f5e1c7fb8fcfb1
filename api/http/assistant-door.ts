import type { Context, Middleware } from 'koa'
import { findAccount } from '../../db/stores/accounts.ts'
import { findLiveSession, type LiveSession } from '../../db/stores/sessions.ts'
import { endpoints } from '../../contract/http/index.ts'
import type { Services } from '../services.ts'
import type { RequestContext } from './context.ts'
import { SESSION_IDLE_SECONDS } from './session-cookie.ts'
import { readBearer, readToken, refuseToken, signingKey } from './tokens/index.ts'

const address = `/api${endpoints.askAssistant.path}`

/** Whether a call is a question to the assistant: it comes from a sealed frame, with its own token and no cookie. */
export const isAssistantCall = (ctx: Pick<Context, 'path'>): boolean => ctx.path === address

/**
 * Lets the assistant's frame, whose origin is none, read the answers: only the token that it sends opens anything, so
 * it does not matter which page asks, and cookies are never looked at here.
 */
export const assistantCors: Middleware = async (ctx, next) => {
  if (!isAssistantCall(ctx)) {
    await next()
    return
  }
  ctx.set('Access-Control-Allow-Origin', '*')
  ctx.set('Access-Control-Expose-Headers', 'Retry-After')
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  if (ctx.method !== 'OPTIONS') {
    await next()
    return
  }
  ctx.set('Access-Control-Allow-Methods', 'POST')
  ctx.set('Access-Control-Allow-Headers', 'Authorization, Content-Type')
  ctx.set('Access-Control-Max-Age', '600')
  ctx.status = 204
}

/** A session that a hosted provider keeps is no row of ours: its token stands for the account, for its minutes. */
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
export function assistantCaller(services: Services): (ctx: RequestContext) => Promise<LiveSession | null> {
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
