import type { Router } from '@koa/router'
import { findPendingLink } from '../../../../db/stores/identities.ts'
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
} from '../../../../identity/link-proof.ts'
import { askForMail } from '../../../../identity/mail-requests.ts'
import { noPendingLink, openInSameBrowser, wrongCode } from '../../../../identity/refusals.ts'
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
import { guardLogin } from '../guessing.ts'
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
  const isHosted = hostedSettings(env) !== undefined

  /**
   * While people move, what is proved is the account of whose token comes with the call, and nothing that waited before.
   * @throws 400 invalid_token.
   */
  async function demandWaiting(ctx: RequestContext, browserHash: Buffer | null, now: Date) {
    const { waiting } = ctx.state
    const { link } = await readPendingLink(database.connection, { browserHash, now })
    const isIts = waiting?.waiting.issuer === link.issuer && waiting.waiting.subject === link.subject
    if (!isIts) throw noPendingLink()
    return waiting
  }

  async function prove(
    ctx: RequestContext,
    { ownDevice = false, factor, ...proof }: LinkProof & Typed,
    { limits, ...context }: CommandContext & { limits: Limiter<'LIMIT_CODES'> },
  ) {
    const browserHash = browserOf(ctx, env)
    const countFactorTry = (accountId: string) => limits.take('LIMIT_CODES', `factor ${accountId}`)
    if (isHosted) {
      if (!ctx.state.waiting && 'token' in proof) throw openInSameBrowser()
      const { signedIn } = await demandWaiting(ctx, browserHash, context.now)
      const account = await proveHostedLink(services, {
        browserHash,
        proof,
        factor,
        countFactorTry,
        ...context,
      })
      return { user: presentProfile(signedIn(account)) }
    }
    const browser = { browserHash, formerSession: readSessionCookie(ctx, env), ownDevice }
    const shown = { factor, countFactorTry }
    const started = await proveLink(services, { ...browser, ...shown, proof, ...context })
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
    const waiting = await readPendingLink(connection, { browserHash: browserOf(ctx, env), now })
    const { provider, email, vouched } = waiting.link
    const byFactor = await isLinkedAlready(connection, waiting)
    return { provider, email, byPassword: vouched && !byFactor, byFactor }
  })

  handle(
    router,
    services,
    endpoints.proveLinkByPassword,
    async ({ ctx, signUp, limits, body, now, requestId, caller }) => {
      // A password proves nothing for an identity that nobody vouches for, whoever has the address.
      if (signUp?.provider) throw noPendingLink()
      const waiting = await readPendingLink(database.connection, { browserHash: browserOf(ctx, env), now })
      // A guess here is a guess at the account's password, so it counts as one at /auth/login.
      const loginTry = await guardLogin(limits, {
        email: waiting.account.email,
        ip: callerIp(ctx),
        knownBrowser: knownBrowserOf(ctx, env, waiting.account, now),
        onCounted: (state) => setRateLimitHeaders(ctx, state),
      })
      const answer = await prove(ctx, body, { limits, now, requestId, caller })
      await loginTry.succeeded()
      return answer
    },
  )
  handle(router, services, endpoints.proveLinkByMail, async ({ ctx, limits, body, now, requestId, caller }) =>
    prove(ctx, body, { limits, now, requestId, caller }),
  )
  handle(
    router,
    services,
    endpoints.proveLinkByCode,
    async ({ ctx, signUp, limits, body, now, requestId, caller }) => {
      const waiting = await findPendingLink(database.connection, browserOf(ctx, env) ?? Buffer.alloc(0), now)
      // Of an address without an account there is no code, which is answered as a wrong one is.
      if (signUp?.provider && !waiting) throw wrongCode()
      return prove(ctx, body, { limits, now, requestId, caller })
    },
  )
  handle(
    router,
    services,
    endpoints.signInWithFactor,
    async ({ ctx, limits, body, now, requestId, caller }) => {
      const { factor, ownDevice = false } = body
      const browser = { browserHash: browserOf(ctx, env), formerSession: readSessionCookie(ctx, env) }
      const countFactorTry = (accountId: string) => limits.take('LIMIT_CODES', `factor ${accountId}`)
      const context = { now, requestId, caller }
      const started = await signInWithFactor(services, {
        ...browser,
        ownDevice,
        factor,
        countFactorTry,
        ...context,
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
      if (isHosted) await demandWaiting(ctx, browserHash, now)
      if (signUp?.provider && browserHash) {
        const { email } = signUp
        await askForMail(services, { purpose: 'verification', email, browserHash, ...context })
        return ok
      }
      const { account } = await readPendingLink(database.connection, { browserHash, now })
      const place = widestNetworkOf(callerIp(ctx))
      // Beyond it nothing is sent, and the answer is the same.
      if (!(await limits.isBeyond('LIMIT_MAIL', `link ${account.id} ${place}`)))
        await mailLinkProof(services, { browserHash, ...context })
      return ok
    },
  )
}
