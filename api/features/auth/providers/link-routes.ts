import type { Router } from '@koa/router'
import type { Account } from '../../../../db/stores/accounts.ts'
import { endpoints } from '../../../../contract/http/index.ts'
import type { RequestContext } from '../../../http/context.ts'
import { handle } from '../../../http/handle.ts'
import { callerIp, setRateLimitHeaders } from '../../../http/limits.ts'
import {
  readCookie,
  readSessionCookie,
  writeCookie,
  writeSessionCookie,
} from '../../../http/session-cookie.ts'
import type { Services } from '../../../services.ts'
import { presentProfile } from '../../profile/index.ts'
import { readPendingLink, mailLinkProof, proveLink } from '../commands/link-identity.ts'
import { guardLogin } from '../guessing.ts'

/**
 * Proving that an account and a provider's identity with the same address belong to one person [security S27]
 * [decision 0012].
 */
export function linkRoutes(router: Router, services: Services): void {
  const { env } = services
  const browserOf = (ctx: RequestContext) => ({
    linkId: readCookie(ctx, env, 'link'),
    formerSession: readSessionCookie(ctx, env),
    userAgent: ctx.get('User-Agent'),
  })
  const signIn = (ctx: RequestContext, { account, sessionId }: { account: Account; sessionId: string }) => {
    writeCookie(ctx, env, 'link', null, 0)
    writeSessionCookie(ctx, env, sessionId)
    return { user: presentProfile(account) }
  }

  handle(router, services, endpoints.readPendingLink, async ({ ctx, now }) => {
    const { link, account } = await readPendingLink(services, { linkId: readCookie(ctx, env, 'link'), now })
    return { provider: link.provider, email: account.email }
  })
  handle(
    router,
    services,
    endpoints.proveLinkByPassword,
    async ({ ctx, live, limits, body, now, requestId, caller }) => {
      const { account } = await readPendingLink(services, { linkId: readCookie(ctx, env, 'link'), now })
      // A guess here is a guess at the account's password, so it counts as one at /auth/login.
      const loginTry = await guardLogin(limits, {
        email: account.email,
        ip: callerIp(ctx),
        live,
        onCounted: (state) => setRateLimitHeaders(ctx, state),
      })
      const proved = await proveLink(services, { ...browserOf(ctx), proof: body, now, requestId, caller })
      await loginTry.succeeded()
      return signIn(ctx, proved)
    },
  )
  handle(router, services, endpoints.proveLinkByMail, async ({ ctx, body, now, requestId, caller }) =>
    signIn(ctx, await proveLink(services, { ...browserOf(ctx), proof: body, now, requestId, caller })),
  )
  handle(router, services, endpoints.mailLinkProof, async ({ ctx, limits, now, requestId, caller }) => {
    await mailLinkProof(services, { limits, linkId: readCookie(ctx, env, 'link'), now, requestId, caller })
    return { ok: true } as const
  })
}
