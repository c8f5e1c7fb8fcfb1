import type { Router } from '@koa/router'
import { endpoints, type Provider, type SignInProblem } from '../../../../contract/http/index.ts'
import {
  insertSignInAttempt,
  takeSignInAttempt,
  type SignInAttempt,
} from '../../../../db/stores/identities.ts'
import type { LiveSession } from '../../../../db/stores/sessions.ts'
import { addIdentity, signInWithProvider, stepUpWithProvider } from '../../../../identity/provider-sign-in.ts'
import { FRESH_SECONDS, hashSecretId, newSecretId } from '../../../../identity/sessions.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'
import { markBrowser } from '../../../http/browser.ts'
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
import { SIGN_IN_SECONDS, ownPath } from '../policy.ts'
import { signIn } from '../sign-in.ts'
import { connectProviders, isProviderUnavailable } from './connect.ts'
import type { ProvenIdentity } from './identity-of.ts'

interface Cancelled {
  error?: string
}

/** What a visit to a provider is for. */
type Visit = Pick<SignInAttempt, 'intent' | 'ownDevice'> & { returnTo: string | undefined }

/** Redirects to the page that explains the problem: where a session asked, to its account, else to /login. */
function sendBack(ctx: RequestContext, problem: SignInProblem, intent: Visit['intent'] = 'sign-in'): void {
  ctx.redirect(`${intent === 'sign-in' ? '/login' : '/account'}?problem=${problem}`)
}

/** Sign-in with Google and Microsoft: the browser leaves for the provider and comes back [spec 17.3]. */
export function providerRoutes(router: Router, services: Services): void {
  const { database, env, logger } = services
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
    { visit, live, now }: { visit: Visit; live: LiveSession | null; now: Date },
  ): Promise<void> {
    const { intent, returnTo, ownDevice } = visit
    // A HEAD request, as link previews send it, consumes nothing.
    if (ctx.method !== 'GET') return sendBack(ctx, 'expired')
    if (intent !== 'sign-in' && !live) return sendBack(ctx, 'expired')
    try {
      const passport = await providers.passportOf(provider)
      if (!passport) return sendBack(ctx, 'unavailable', intent)
      const checks: Record<string, unknown> = {}
      const options = intent === 'step-up' ? { prompt: 'login' as const, maxAge: FRESH_SECONDS } : {}
      const answer = await authenticateElsewhere<ProvenIdentity, Cancelled>(
        passport,
        provider,
        ctx,
        checks,
        options,
      )
      if (!('redirectTo' in answer)) return sendBack(ctx, 'expired', intent)
      const id = newSecretId()
      await insertSignInAttempt(database.connection, {
        idHash: hashSecretId(id),
        provider,
        checks,
        returnTo: ownPath(returnTo) ?? null,
        intent,
        sessionId: intent === 'sign-in' ? null : (live?.session.id ?? null),
        ownDevice,
        expiresAt: new Date(now.getTime() + SIGN_IN_SECONDS * 1000),
      })
      writeCookie(ctx, env, 'sign-in', id, SIGN_IN_SECONDS)
      markBrowser(ctx, env)
      ctx.redirect(answer.redirectTo)
    } catch (error) {
      if (!isProviderUnavailable(error) && !isOpenIdFault(error)) throw error
      sendBack(ctx, problemOf(provider, error), intent)
    }
  }

  /** Reads and deletes this browser's attempt; undefined when it is for another provider, expired or missing. */
  async function takeAttempt(
    ctx: RequestContext,
    provider: Provider,
    now: Date,
  ): Promise<SignInAttempt | undefined> {
    const id = readCookie(ctx, env, 'sign-in')
    const attempt =
      id === undefined ? undefined : await takeSignInAttempt(database.connection, hashSecretId(id))
    writeCookie(ctx, env, 'sign-in', null, 0)
    return attempt?.provider === provider && now < attempt.expiresAt ? attempt : undefined
  }

  async function comeBack(
    ctx: RequestContext,
    provider: Provider,
    { live, ...context }: CommandContext & { live: LiveSession | null },
  ): Promise<void> {
    if (ctx.method !== 'GET' || !(ctx.query['code'] || ctx.query['error'])) return sendBack(ctx, 'expired')
    const attempt = await takeAttempt(ctx, provider, context.now)
    if (!attempt) return sendBack(ctx, 'expired')
    const { intent } = attempt

    let answer
    try {
      const passport = await providers.passportOf(provider)
      if (!passport) return sendBack(ctx, 'unavailable', intent)
      answer = await authenticateElsewhere<ProvenIdentity, Cancelled>(passport, provider, ctx, attempt.checks)
    } catch (error) {
      if (!isProviderUnavailable(error) && !isOpenIdFault(error)) throw error
      return sendBack(ctx, problemOf(provider, error), intent)
    }
    if ('redirectTo' in answer || answer.user === null) return sendBack(ctx, 'cancelled', intent)
    const { email } = answer.user
    if (email === undefined) return sendBack(ctx, 'no-email', intent)
    const identity = { ...answer.user, email }

    if (intent === 'sign-in') return signInWith(ctx, { identity, attempt }, context)
    // Another session in the same browser is not the one that asked.
    if (!live || live.session.id !== attempt.sessionId) return sendBack(ctx, 'expired', intent)
    const outcome =
      intent === 'link'
        ? await addIdentity(services, { live, identity, ...context })
        : await stepUpWithProvider(services, { live, identity, now: context.now })
    if (outcome === 'taken' || outcome === 'stale') return sendBack(ctx, outcome, intent)
    if (typeof outcome === 'object') writeSessionCookie(ctx, env, outcome.sessionId, live.session)
    ctx.redirect(attempt.returnTo ?? '/account')
    return undefined
  }

  async function signInWith(
    ctx: RequestContext,
    { identity, attempt }: { identity: ProvenIdentity & { email: string }; attempt: SignInAttempt },
    context: CommandContext,
  ): Promise<void> {
    const outcome = await signInWithProvider(services, {
      identity,
      browserHash: markBrowser(ctx, env),
      formerSession: readSessionCookie(ctx, env),
      ownDevice: attempt.ownDevice,
      ...context,
    })
    if (outcome.is === 'unverified') return sendBack(ctx, 'unverified')
    if (outcome.is === 'waits') {
      ctx.redirect('/link-account')
      return undefined
    }
    // A sign-up keeps the browser's id: its link is at home here.
    if (outcome.is === 'sign-up') writeSessionCookie(ctx, env, outcome.sessionId)
    else signIn(ctx, env, outcome)
    // A first sign-in begins at the beginning, whatever page asked for it [spec 3.15].
    const isFirst = outcome.is === 'sign-up' || outcome.isFirst
    // A sealed account needs an address first.
    const isSealed = outcome.is === 'signed-in' && outcome.account.sealedAt !== null
    ctx.redirect(isSealed ? '/account' : ((isFirst ? undefined : attempt.returnTo) ?? '/onboarding'))
    return undefined
  }

  const start = { google: endpoints.signInWithGoogle, microsoft: endpoints.signInWithMicrosoft }
  const back = { google: endpoints.googleCallback, microsoft: endpoints.microsoftCallback }
  for (const provider of ['google', 'microsoft'] as const) {
    handle(router, services, start[provider], ({ ctx, live, query, now }) => {
      const { returnTo, intent = 'sign-in', ownDevice } = query
      return leave(ctx, provider, { visit: { returnTo, intent, ownDevice: ownDevice === '1' }, live, now })
    })
    handle(router, services, back[provider], ({ ctx, live, now, requestId, caller }) =>
      comeBack(ctx, provider, { live, now, requestId, caller }),
    )
  }
}

/** Whether openid-client rejected what a provider or the browser sent. */
function isOpenIdFault(error: unknown): boolean {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return (typeof code === 'string' && code.startsWith('OAUTH_')) || name === 'AuthorizationResponseError'
}
