import type { Router } from '@koa/router'
import { endpoints } from '../../../contract/http/index.ts'
import { clearClient, writeSessionCookie } from '../../http/session-cookie.ts'
import { handle } from '../../http/handle.ts'
import { createPassport } from '../../http/passport.ts'
import { refuseForeignPage } from '../../http/origin.ts'
import type { Services } from '../../services.ts'
import { openChangeLink } from '../email-change/index.ts'
import { changePassword } from './commands/change-password.ts'
import { endOtherSessions, logOut, listSessions } from './commands/sessions.ts'
import { requestPasswordReset, isResetTokenValid, resetPassword } from './commands/reset-password.ts'
import { resendVerification } from './commands/resend-verification.ts'
import { signUp } from './commands/sign-up.ts'
import { verifyEmail } from './commands/verify-email.ts'
import { linkRoutes } from './providers/link-routes.ts'
import { providerRoutes } from './providers/routes.ts'
import { answerLogin } from './answer-login.ts'
import { localStrategy } from './credentials.ts'
import { limitLogins } from './password.ts'

const ok = { ok: true } as const

/** Sign-up, verification, login, logout and password reset [spec 19.4, 19.5, 19.6, 19.7, 19.8, 19.9, 19.10, 19.11]. */
export function authRoutes(router: Router, services: Services): void {
  const { env } = services
  providerRoutes(router, services)
  linkRoutes(router, services)
  const passport = createPassport([localStrategy(services)])

  handle(router, services, endpoints.signup, async ({ body, now, requestId, caller }) => {
    await signUp(services, { ...body, now, requestId, caller })
    return ok
  })

  handle(router, services, endpoints.login, (call) =>
    limitLogins(() => answerLogin(services, passport, call)),
  )

  handle(router, services, endpoints.logout, async ({ ctx, live, now, requestId, caller }) => {
    if (live) await logOut(services, { live, now, requestId, caller })
    clearClient(ctx, env)
  })

  handle(router, services, endpoints.forgotPassword, async ({ body, now, requestId, caller }) => {
    await requestPasswordReset(services, { ...body, now, requestId, caller })
    return ok
  })

  handle(router, services, endpoints.validateResetToken, async ({ body, now }) => ({
    valid: await isResetTokenValid(services, { ...body, now }),
  }))

  handle(router, services, endpoints.resetPassword, async ({ body, now, requestId, caller }) => {
    await resetPassword(services, { ...body, now, requestId, caller })
  })

  handle(router, services, endpoints.resendVerification, async ({ live, body, now, requestId, caller }) => {
    await resendVerification(services, { ...body, askerId: live?.account.id, now, requestId, caller })
    return ok
  })

  handle(
    router,
    services,
    endpoints.changePassword,
    async ({ ctx, live, limits, body, now, requestId, caller }) => {
      const userAgent = ctx.get('User-Agent')
      const sessionId = await changePassword(services, {
        ...body,
        live,
        limits,
        userAgent,
        now,
        requestId,
        caller,
      })
      writeSessionCookie(ctx, env, sessionId)
    },
  )

  handle(router, services, endpoints.listSessions, async ({ live, now }) =>
    listSessions(services, { live, now }),
  )

  handle(router, services, endpoints.endOtherSessions, async ({ live, now, requestId, caller }) => {
    await endOtherSessions(services, { live, now, requestId, caller })
  })

  handle(router, services, endpoints.verify, async ({ ctx, live, query, now, requestId, caller }) => {
    // This GET changes state, so requests from other sites are refused and a HEAD does nothing.
    refuseForeignPage(ctx, env)
    if (ctx.method !== 'GET') return ok
    const did = await openChangeLink(services, { ...query, live, now, requestId, caller })
    if (did !== undefined) return { ...ok, did }
    await verifyEmail(services, { ...query, openerId: live?.account.id, now, requestId, caller })
    return ok
  })
}
