import type { Router } from '@koa/router'
import { endpoints } from '../../../../contract/http/index.ts'
import { letHostedWait } from '../../../../identity/hosted.ts'
import {
  mailLinkProof,
  proveHostedLink,
  isLinkedAlready,
  proveLink,
  signInWithFactor,
  readPendingLink,
  type LinkProof,
  type ProvingBrowser,
} from '../../../../identity/link-proof.ts'
import { askForMail } from '../../../../identity/mail-requests.ts'
import { noPendingLink, openInSameBrowser } from '../../../../identity/refusals.ts'
import { browserOf, markBrowser } from '../../../http/browser.ts'
import type { RequestContext } from '../../../http/context.ts'
import { handle } from '../../../http/handle.ts'
import { knownBrowserOf } from '../../../http/known-browser.ts'
import { callerIp, setRateLimitHeaders, type Limiter } from '../../../http/limits.ts'
import { readSessionCookie } from '../../../http/session-cookie.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'
import { widestNetworkOf } from '../../../../platform/networks.ts'
import type { Services } from '../../../services.ts'
import { presentProfile } from '../../profile/index.ts'
import { hostedSettings } from '../hosted/keys.ts'
import { guardLogin, wasWrong } from '../guessing.ts'
import { signIn } from '../sign-in.ts'

const ok = { ok: true } as const

/** What a proof comes with. */
interface Typed {
  ownDevice?: boolean | undefined
  factor?: string | undefined
}

/**
 * Proving that an account and a provider's identity with the same address belong to one person [security S27]
 * [decision 0012].
 */
export function linkRoutes(router: Router, services: Services): void {
  const { env, database } = services
  const provingBrowser = (ctx: RequestContext): ProvingBrowser => ({
    browserHash: browserOf(ctx, env),
    signedUp: Boolean(ctx.state.signUp?.provider),
  })
  const isHosted = hostedSettings(env) !== undefined

  /**
   * While people move, what is proved is the account of whose token comes with the call, and nothing that waited before.
   * @throws 400 invalid_token.
   */
  async function demandWaiting(ctx: RequestContext, now: Date) {
    const { waiting } = ctx.state
    const { link } = await readPendingLink(database.connection, { ...provingBrowser(ctx), now })
    const isIts = waiting?.waiting.issuer === link.issuer && waiting.waiting.subject === link.subject
    if (!isIts) throw noPendingLink()
    return waiting
  }

  async function prove(
    ctx: RequestContext,
    { ownDevice = false, factor, ...proof }: LinkProof & Typed,
    { limits, ...context }: CommandContext & { limits: Limiter<'LIMIT_CODES'> },
  ) {
    const browser = provingBrowser(ctx)
    const countFactorTry = (accountId: string) => limits.take('LIMIT_CODES', `factor ${accountId}`)
    const shown = { ...browser, proof, factor, countFactorTry, ...context }
    if (isHosted) {
      if (!ctx.state.waiting && 'token' in proof) throw openInSameBrowser()
      const { signedIn } = await demandWaiting(ctx, context.now)
      const account = await proveHostedLink(services, shown)
      return { user: presentProfile(signedIn(account)) }
    }
    const formerSession = readSessionCookie(ctx, env)
    const started = await proveLink(services, { ...shown, formerSession, ownDevice })
    await limits.clear('LIMIT_CODES', `factor ${started.account.id}`)
    signIn(ctx, env, started)
    return { user: presentProfile(started) }
  }

  handle(router, services, endpoints.readPendingLink, async ({ ctx, signUp, now, requestId, caller }) => {
    const identity = ctx.state.waiting?.waiting
    if (identity) {
      const browserHash = markBrowser(ctx, env)
      await letHostedWait(services, { identity, browserHash, now, requestId, caller })
      return { provider: identity.provider, email: identity.email, byPassword: true }
    }
    if (isHosted) throw noPendingLink()
    // An identity that nobody vouches for waits alike whether the address has an account or not.
    if (signUp?.provider) return { provider: signUp.provider, email: signUp.email, byPassword: false }
    const { connection } = database
    const waiting = await readPendingLink(connection, { ...provingBrowser(ctx), now })
    const { provider, email } = waiting.link
    const byFactor = await isLinkedAlready(connection, waiting)
    return { provider, email, byPassword: !byFactor, byFactor }
  })

  handle(
    router,
    services,
    endpoints.proveLinkByPassword,
    async ({ ctx, signUp, limits, body, now, requestId, caller }) => {
      // A password proves nothing for an identity that nobody vouches for, whoever has the address.
      if (signUp?.provider) throw noPendingLink()
      const waiting = await readPendingLink(database.connection, { ...provingBrowser(ctx), now })
      // A guess here is a guess at the account's password, so it counts as one at /auth/login.
      const loginTry = await guardLogin(limits, {
        email: waiting.account.email,
        ip: callerIp(ctx),
        knownBrowser: knownBrowserOf(ctx, env, waiting.account, now),
        onCounted: (state) => setRateLimitHeaders(ctx, state),
      })
      const answer = await prove(ctx, body, { limits, now, requestId, caller }).catch(
        async (error: unknown) => {
          if (!wasWrong(error)) await loginTry.takeBack()
          throw error
        },
      )
      await loginTry.succeeded()
      return answer
    },
  )
  handle(router, services, endpoints.proveLinkByMail, async ({ ctx, limits, body, now, requestId, caller }) =>
    prove(ctx, body, { limits, now, requestId, caller }),
  )
  handle(router, services, endpoints.proveLinkByCode, async ({ ctx, limits, body, now, requestId, caller }) =>
    prove(ctx, body, { limits, now, requestId, caller }),
  )
  handle(
    router,
    services,
    endpoints.signInWithFactor,
    async ({ ctx, limits, body, now, requestId, caller }) => {
      const { factor, ownDevice = false } = body
      const countFactorTry = (accountId: string) => limits.take('LIMIT_CODES', `factor ${accountId}`)
      const started = await signInWithFactor(services, {
        ...provingBrowser(ctx),
        formerSession: readSessionCookie(ctx, env),
        ownDevice,
        factor,
        countFactorTry,
        now,
        requestId,
        caller,
      })
      await limits.clear('LIMIT_CODES', `factor ${started.account.id}`)
      signIn(ctx, env, started)
      return { user: presentProfile(started) }
    },
  )
  handle(
    router,
    services,
    endpoints.mailLinkProof,
    async ({ ctx, signUp, limits, now, requestId, caller }) => {
      const browserHash = browserOf(ctx, env)
      const context = { now, requestId, caller }
      if (isHosted) await demandWaiting(ctx, now)
      if (signUp?.provider && browserHash) {
        const { email } = signUp
        await askForMail(services, { purpose: 'verification', email, browserHash, ...context })
        return ok
      }
      const { account } = await readPendingLink(database.connection, { ...provingBrowser(ctx), now })
      const place = widestNetworkOf(callerIp(ctx))
      // Beyond it nothing is sent, and the answer is the same.
      if (!(await limits.isBeyond('LIMIT_MAIL', `link ${account.id} ${place}`)))
        await mailLinkProof(services, { ...provingBrowser(ctx), ...context })
      return ok
    },
  )
}
