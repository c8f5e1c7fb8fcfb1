import type { Router } from '@koa/router'
import { endpoints, type Provider, type SignInProblem } from '../../../../contract/http/index.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'
import type { RequestContext } from '../../../http/context.ts'
import { handle } from '../../../http/handle.ts'
import { authenticateElsewhere } from '../../../http/passport.ts'
import {
  readCookie,
  readSessionCookie,
  writeCookie,
  writeSessionCookie,
} from '../../../http/session-cookie.ts'
import type { Services } from '../../../services.ts'
import { beginSignIn, consumeSignIn, signInWithProvider } from '../commands/sign-in-with-provider.ts'
import { LINK_SECONDS, SIGN_IN_SECONDS, ownPath } from '../policy.ts'
import { connectProviders, isProviderUnavailable, type ProvenIdentity } from './connect.ts'

interface Cancelled {
  error?: string
}

/** Redirects to /login, which explains the problem. */
function sendBack(ctx: RequestContext, problem: SignInProblem): void {
  ctx.redirect(`/login?problem=${problem}`)
}

/** Sign-in with Google and Microsoft: the browser leaves for the provider and comes back [spec 17.3]. */
export function providerRoutes(router: Router, services: Services): void {
  const { env, logger } = services
  const providers = connectProviders(env)

  /** Logs the error's class only: its message may contain claims and codes. */
  const problemOf = (provider: Provider, error: unknown): SignInProblem => {
    const away = isProviderUnavailable(error)
    const { name, code } = error as { name?: string; code?: string }
    logger.warn(
      { provider, fault: name, code },
      away ? 'a provider does not answer' : 'a sign-in was refused',
    )
    return away ? 'unavailable' : 'failed'
  }

  async function leave(
    ctx: RequestContext,
    provider: Provider,
    { returnTo, now }: { returnTo: string | undefined; now: Date },
  ): Promise<void> {
    // A HEAD request, as link previews send it, consumes nothing.
    if (ctx.method !== 'GET') return sendBack(ctx, 'expired')
    try {
      const passport = await providers.passportOf(provider)
      if (!passport) return sendBack(ctx, 'unavailable')
      const checks: Record<string, unknown> = {}
      const answer = await authenticateElsewhere<ProvenIdentity, Cancelled>(passport, provider, ctx, checks)
      if (!('redirectTo' in answer)) return sendBack(ctx, 'expired')
      const id = await beginSignIn(services, { provider, checks, returnTo: ownPath(returnTo), now })
      writeCookie(ctx, env, 'sign-in', id, SIGN_IN_SECONDS)
      ctx.redirect(answer.redirectTo)
    } catch (error) {
      if (!isProviderUnavailable(error) && !isOpenIdFault(error)) throw error
      sendBack(ctx, problemOf(provider, error))
    }
  }

  async function comeBack(
    ctx: RequestContext,
    provider: Provider,
    { now, requestId, caller }: CommandContext,
  ): Promise<void> {
    if (ctx.method !== 'GET' || !(ctx.query['code'] || ctx.query['error'])) return sendBack(ctx, 'expired')
    const attempt = await consumeSignIn(services, { id: readCookie(ctx, env, 'sign-in'), provider, now })
    writeCookie(ctx, env, 'sign-in', null, 0)
    if (!attempt) return sendBack(ctx, 'expired')

    let answer
    try {
      const passport = await providers.passportOf(provider)
      if (!passport) return sendBack(ctx, 'unavailable')
      answer = await authenticateElsewhere<ProvenIdentity, Cancelled>(passport, provider, ctx, attempt.checks)
    } catch (error) {
      if (!isProviderUnavailable(error) && !isOpenIdFault(error)) throw error
      return sendBack(ctx, problemOf(provider, error))
    }
    if ('redirectTo' in answer || answer.user === null) return sendBack(ctx, 'cancelled')
    const { email } = answer.user
    if (email === undefined) return sendBack(ctx, 'no-email')

    const outcome = await signInWithProvider(services, {
      identity: { ...answer.user, email },
      formerSession: readSessionCookie(ctx, env),
      userAgent: ctx.get('User-Agent'),
      now,
      requestId,
      caller,
    })
    if (outcome.is === 'waits') {
      writeCookie(ctx, env, 'link', outcome.linkId, LINK_SECONDS)
      ctx.redirect('/link-account')
      return undefined
    }
    writeSessionCookie(ctx, env, outcome.sessionId)
    ctx.redirect(attempt.returnTo ?? '/onboarding')
    return undefined
  }

  handle(router, services, endpoints.signInWithGoogle, ({ ctx, query: { returnTo }, now }) =>
    leave(ctx, 'google', { returnTo, now }),
  )
  handle(router, services, endpoints.googleCallback, ({ ctx, now, requestId, caller }) =>
    comeBack(ctx, 'google', { now, requestId, caller }),
  )
  handle(router, services, endpoints.signInWithMicrosoft, ({ ctx, query: { returnTo }, now }) =>
    leave(ctx, 'microsoft', { returnTo, now }),
  )
  handle(router, services, endpoints.microsoftCallback, ({ ctx, now, requestId, caller }) =>
    comeBack(ctx, 'microsoft', { now, requestId, caller }),
  )
}

/** Whether openid-client rejected what a provider or the browser sent. */
function isOpenIdFault(error: unknown): boolean {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return (typeof code === 'string' && code.startsWith('OAUTH_')) || name === 'AuthorizationResponseError'
}
