import type { Router } from '@koa/router'
import { endpoints } from '../../../../contract/http/index.ts'
import { mailLinkProof, proveLink, readPendingLink, type LinkProof } from '../../../../identity/link-proof.ts'
import { askForMail } from '../../../../identity/mail-requests.ts'
import { browserOf } from '../../../http/browser.ts'
import type { RequestContext } from '../../../http/context.ts'
import { handle } from '../../../http/handle.ts'
import { knownBrowserOf } from '../../../http/known-browser.ts'
import { callerIp, setRateLimitHeaders } from '../../../http/limits.ts'
import { readSessionCookie } from '../../../http/session-cookie.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'
import type { Services } from '../../../services.ts'
import { presentProfile } from '../../profile/index.ts'
import { guardLogin } from '../guessing.ts'
import { signIn } from '../sign-in.ts'

/**
 * Proving that an account and a provider's identity with the same address belong to one person [security S27]
 * [decision 0012].
 */
export function linkRoutes(router: Router, services: Services): void {
  const { env, database } = services

  async function prove(
    ctx: RequestContext,
    { ownDevice = false, ...proof }: LinkProof & { ownDevice?: boolean | undefined },
    context: CommandContext,
  ) {
    const browser = { browserHash: browserOf(ctx, env), formerSession: readSessionCookie(ctx, env) }
    const started = await proveLink(services, { ...browser, ownDevice, proof, ...context })
    signIn(ctx, env, started)
    return { user: presentProfile(started) }
  }

  handle(router, services, endpoints.readPendingLink, async ({ ctx, signUp, now }) => {
    // An identity that nobody vouches for waits alike whether the address has an account or not.
    if (signUp?.provider) return { provider: signUp.provider, email: signUp.email, byPassword: false }
    const { link } = await readPendingLink(database.connection, { browserHash: browserOf(ctx, env), now })
    return { provider: link.provider, email: link.email, byPassword: link.vouched }
  })

  handle(
    router,
    services,
    endpoints.proveLinkByPassword,
    async ({ ctx, limits, body, now, requestId, caller }) => {
      const waiting = await readPendingLink(database.connection, { browserHash: browserOf(ctx, env), now })
      // A guess here is a guess at the account's password, so it counts as one at /auth/login.
      const loginTry = await guardLogin(limits, {
        email: waiting.account.email,
        ip: callerIp(ctx),
        knownBrowser: knownBrowserOf(ctx, env, waiting.account, now),
        onCounted: (state) => setRateLimitHeaders(ctx, state),
      })
      const answer = await prove(ctx, body, { now, requestId, caller })
      await loginTry.succeeded()
      return answer
    },
  )
  handle(router, services, endpoints.proveLinkByMail, async ({ ctx, body, now, requestId, caller }) =>
    prove(ctx, body, { now, requestId, caller }),
  )
  handle(router, services, endpoints.proveLinkByCode, async ({ ctx, body, now, requestId, caller }) =>
    prove(ctx, body, { now, requestId, caller }),
  )
  handle(router, services, endpoints.mailLinkProof, async ({ ctx, signUp, now, requestId, caller }) => {
    const browserHash = browserOf(ctx, env)
    if (signUp?.provider && browserHash)
      await askForMail(services, {
        purpose: 'verification',
        email: signUp.email,
        browserHash,
        now,
        requestId,
        caller,
      })
    else await mailLinkProof(services, { browserHash, now, requestId, caller })
    return { ok: true } as const
  })
}
