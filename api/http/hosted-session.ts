import type { Middleware } from 'koa'
import type { LiveSession } from '../../db/stores/sessions.ts'
import type { CommandContext } from '../../platform/command-context.ts'
import type { Services } from '../services.ts'
import type { HostedWaiting, RequestContext } from './context.ts'
import { isAssistantCall } from './origin.ts'
import { readBearer, readToken, refuseToken, signingKey } from './tokens.ts'

/** Reads the tokens of a hosted identity provider. */
export interface HostedTokens {
  /** Who the token is of, or the identity that waits for the proof of its account; undefined when it does not hold. */
  sessionOf(token: string, context: CommandContext): Promise<LiveSession | HostedWaiting | undefined>
  /** The session of a call that names its account alone: a hosted provider's sessions are no rows of ours. */
  sessionOfAccount(accountId: string, idHash: Buffer, now: Date): Promise<LiveSession | undefined>
}

/**
 * Who asks, where a hosted provider signs people in: whose token the bearer is. Cookies of our own sign-in are not
 * looked at, and its tokens do not hold: one provider answers the door at a time [decision 0025].
 */
export function hostedSession(services: Services, tokens: HostedTokens): Middleware {
  const { env, clock } = services
  const key = signingKey(env)

  /** Who asks the assistant, by a token of ours that a signed-in person was given. */
  async function ofAssistant(token: string, now: Date): Promise<LiveSession | undefined> {
    const read = await readToken(env, await key, { token, now, purpose: 'assistant' })
    return read && tokens.sessionOfAccount(read.accountId, read.idHash, now)
  }

  return async (koaContext, next) => {
    const ctx = koaContext as unknown as RequestContext
    const { requestId, caller } = ctx.state
    const token = readBearer(ctx)
    const now = clock.now()
    const ofToken = (bearer: string) =>
      isAssistantCall(ctx) ? ofAssistant(bearer, now) : tokens.sessionOf(bearer, { now, requestId, caller })
    Object.assign(ctx.state, { live: null, signUp: null, ended: null })
    if (token !== undefined) {
      const found = (await ofToken(token)) ?? refuseToken(ctx)
      if ('waiting' in found) ctx.state.waiting = found
      else ctx.state.live = found
    }
    await next()
  }
}
