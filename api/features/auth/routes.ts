import type { Router } from '@koa/router'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { endpoints } from '../../../contract/http/index.ts'
import { endSession } from '../../../db/stores/sessions.ts'
import { endSignUpSession } from '../../../db/stores/sign-ups.ts'
import { changePassword } from '../../../identity/change-password.ts'
import { openChangeLink } from '../../../identity/email-change-proof.ts'
import { showCode } from '../../../identity/links.ts'
import { askForMail } from '../../../identity/mail-requests.ts'
import { hashSignUpPassword } from '../../../identity/passwords.ts'
import { choosePassword, readPasswordLink } from '../../../identity/reset.ts'
import { endSessions, liveSessions } from '../../../identity/sessions.ts'
import { openVerification } from '../../../identity/sign-ups.ts'
import { identityMode } from '../../../platform/identity-mode.ts'
import { browserOf, markBrowser, renewBrowser } from '../../http/browser.ts'
import { accountOfBrowser } from '../../http/known-browser.ts'
import { clearClient, readCookie, writeSessionCookie } from '../../http/session-cookie.ts'
import { handle } from '../../http/handle.ts'
import { createPassport } from '../../http/passport.ts'
import { refuseForeignPage } from '../../http/origin.ts'
import type { Services } from '../../services.ts'
import { knownBrowserRoutes } from './known-browser-routes.ts'
import { linkRoutes } from './providers/link-routes.ts'
import { providerRoutes } from './providers/routes.ts'
import { answerLogin } from './answer-login.ts'
import { localStrategy } from './credentials.ts'
import { forgetGuesses } from './guessing.ts'
import { limitLogins } from '../../../identity/hashing.ts'

const ok = { ok: true } as const

/** Sign-up, verification, login, logout and password reset [spec 19.4, 19.5, 19.6, 19.7, 19.8, 19.9, 19.10, 19.11]. */
export function authRoutes(router: Router, services: Services): void {
  const { database, env } = services
  providerRoutes(router, services)
  linkRoutes(router, services)
  knownBrowserRoutes(router, services)
  const passport = createPassport([localStrategy(services)])

  handle(router, services, endpoints.signup, async ({ ctx, body, now, requestId, caller }) => {
    const { email } = body
    const passwordHash = await hashSignUpPassword(services, body)
    const browserHash = markBrowser(ctx, env)
    const context = { now, requestId, caller }
    await askForMail(services, { purpose: 'sign-up', email, passwordHash, browserHash, ...context })
    return ok
  })

  handle(router, services, endpoints.login, (call) =>
    limitLogins(() => answerLogin(services, passport, call)),
  )

  handle(router, services, endpoints.logout, async ({ ctx, live, signUp, now, requestId, caller }) => {
    if (live) {
      const { session } = live
      await database.transaction(async (trx) => {
        await endSession(trx, session.idHash, { because: 'logout', now })
        const named = { accountId: session.accountId, id: session.id }
        await endSessions(trx, named, { because: 'logout', now, requestId, caller })
      })
    }
    if (signUp?.sessionHash) await endSignUpSession(database.connection, signUp.sessionHash)
    clearClient(ctx, env)
    if (identityMode(env, now) !== 'hosted') renewBrowser(ctx, env)
  })

  handle(router, services, endpoints.forgotPassword, async ({ ctx, body, now, requestId, caller }) => {
    const browser = { browserHash: markBrowser(ctx, env), knownAccountId: accountOfBrowser(ctx, env, now) }
    await askForMail(services, { purpose: 'reset', ...body, ...browser, now, requestId, caller })
    return ok
  })

  handle(router, services, endpoints.validateResetToken, async ({ body, now }) => {
    const shown = await readPasswordLink(services, { ...body, now })
    if (!shown) return { valid: false }
    return { valid: true, ...shown }
  })

  handle(router, services, endpoints.resetPassword, async ({ ctx, body, now, requestId, caller }) => {
    const passkey = body.passkey as AuthenticationResponseJSON | undefined
    const attemptId = readCookie(ctx, env, 'passkey')
    const { email } = await choosePassword(services, { ...body, passkey, attemptId, now, requestId, caller })
    await forgetGuesses(services.limits, email)
  })

  handle(router, services, endpoints.resendVerification, async ({ ctx, body, now, requestId, caller }) => {
    const browser = { browserHash: markBrowser(ctx, env), knownAccountId: accountOfBrowser(ctx, env, now) }
    await askForMail(services, { purpose: 'verification', ...body, ...browser, now, requestId, caller })
    return ok
  })

  handle(
    router,
    services,
    endpoints.changePassword,
    async ({ ctx, live, limits, body, now, requestId, caller }) => {
      const counted = { countTry: () => limits.take('LIMIT_LOGIN', `change ${live.session.id}`) }
      const change = { ...body, ...counted, live, now, requestId, caller }
      writeSessionCookie(ctx, env, await changePassword(services, change), live.session)
      await limits.clear('LIMIT_LOGIN', `change ${live.session.id}`)
    },
  )

  handle(router, services, endpoints.listSessions, async ({ live, now }) => {
    const sessions = await liveSessions(database.connection, { accountId: live.account.id, now })
    return sessions.map(({ id, userAgent, createdAt, lastSeenAt, ownDevice }) => ({
      id,
      current: id === live.session.id,
      userAgent,
      ownDevice,
      signedInAt: createdAt.toISOString(),
      lastUsedAt: lastSeenAt.toISOString(),
    }))
  })

  handle(router, services, endpoints.verify, async ({ ctx, live, query, now, requestId, caller }) => {
    // This GET changes state, so requests from other sites are refused and a HEAD does nothing.
    refuseForeignPage(ctx, env)
    if (ctx.method !== 'GET') return ok
    const context = { now, requestId, caller }
    const did = await openChangeLink(services, { ...query, live, ...context })
    const sendTo = (page: string) => {
      ctx.redirect(`${page}?token=${encodeURIComponent(query.token)}`)
      ctx.status = 303
      return ok
    }
    if (did === 'elsewhere') return sendTo('/code')
    if (did !== undefined) return { ...ok, did }
    const browserHash = browserOf(ctx, env)
    const opening = await openVerification(services, { ...query, browserHash, ...context })
    return opening === 'elsewhere' ? sendTo('/reset-password') : ok
  })

  handle(router, services, endpoints.showMailedCode, async ({ body, now }) =>
    showCode(database.connection, env, { ...body, now }),
  )
}
