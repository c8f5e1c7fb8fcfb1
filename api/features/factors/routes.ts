import type { Router } from '@koa/router'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { endpoints } from '../../../contract/http/index.ts'
import { addPasskey, askForNewPasskey } from '../../../identity/factors/add-passkey.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  renewRecoveryCodes,
} from '../../../identity/factors/authenticator.ts'
import { logInWithPasskey } from '../../../identity/factors/log-in-with-passkey.ts'
import { PASSKEY_SECONDS } from '../../../identity/factors/passkey-site.ts'
import { askForPasskey } from '../../../identity/factors/show-passkey.ts'
import { mailCode } from '../../../identity/factors/step-up.ts'
import { askRegain } from '../../../identity/regain.ts'
import type { RequestContext } from '../../http/context.ts'
import { handle } from '../../http/handle.ts'
import { readCookie, readSessionCookie, writeCookie, writeSessionCookie } from '../../http/session-cookie.ts'
import type { Services } from '../../services.ts'
import { signIn } from '../auth/index.ts'
import { presentProfile } from '../profile/index.ts'
import { answerStepUp } from './answer-step-up.ts'
import { countCode } from './count-code.ts'
import { qrPath } from './qr.ts'

const ok = { ok: true } as const

/** Passkeys, authenticator app, recovery codes, and proving again who one is. */
export function factorRoutes(router: Router, services: Services): void {
  const { env } = services
  const ask = <Options>(
    ctx: RequestContext,
    { options, attemptId }: { options: Options; attemptId: string },
  ) => {
    writeCookie(ctx, env, 'passkey', attemptId, PASSKEY_SECONDS)
    return { options: options as Options & Record<string, unknown> }
  }

  handle(router, services, endpoints.askForNewPasskey, async ({ ctx, live, now }) =>
    ask(ctx, await askForNewPasskey(services, { live, now })),
  )

  handle(router, services, endpoints.addPasskey, async ({ ctx, live, body, now, requestId, caller }) => {
    const attemptId = readCookie(ctx, env, 'passkey')
    const response = body.passkey as RegistrationResponseJSON
    const request = { live, attemptId, response, name: body.name, now, requestId, caller }
    const { sessionId, ...added } = await addPasskey(services, request)
    writeSessionCookie(ctx, env, sessionId, live.session)
    return added
  })

  handle(router, services, endpoints.askForPasskeyLogin, async ({ ctx, now }) =>
    ask(ctx, await askForPasskey(services, { purpose: 'sign-in', sessionId: null, now })),
  )

  handle(router, services, endpoints.passkeyLogin, async ({ ctx, body, now, requestId, caller }) => {
    const ownDevice = body.ownDevice ?? false
    const started = await logInWithPasskey(services, {
      attemptId: readCookie(ctx, env, 'passkey'),
      response: body.passkey as AuthenticationResponseJSON,
      ownDevice,
      formerSession: readSessionCookie(ctx, env),
      now,
      requestId,
      caller,
    })
    signIn(ctx, env, started)
    return { user: presentProfile(started) }
  })

  handle(router, services, endpoints.beginAuthenticator, async ({ live, now }) => {
    const made = await beginAuthenticator(services, { live, now })
    return { ...made, qr: qrPath(made.uri) }
  })

  handle(
    router,
    services,
    endpoints.confirmAuthenticator,
    async ({ ctx, live, limits, body, now, requestId, caller }) => {
      const counted = await countCode(limits, live)
      const confirmed = await confirmAuthenticator(services, { live, ...body, now, requestId, caller })
      await counted.succeeded()
      const { sessionId, ...codes } = confirmed
      writeSessionCookie(ctx, env, sessionId, live.session)
      return codes
    },
  )

  handle(router, services, endpoints.renewRecoveryCodes, async ({ live, now, requestId, caller }) => ({
    recoveryCodes: await renewRecoveryCodes(services, { live, now, requestId, caller }),
  }))

  handle(router, services, endpoints.stepUp, async (call) => {
    const sessionId = await answerStepUp(services, call)
    writeSessionCookie(call.ctx, env, sessionId, call.live.session)
  })

  handle(router, services, endpoints.mailStepUpCode, async ({ live, now, requestId, caller }) => {
    await mailCode(services, { live, now, requestId, caller })
    return ok
  })

  handle(router, services, endpoints.askForStepUpPasskey, async ({ ctx, live, now }) => {
    const { account, session } = live
    const attempt = { purpose: 'step-up', sessionId: session.id, accountId: account.id, now } as const
    return ask(ctx, await askForPasskey(services, attempt))
  })

  handle(router, services, endpoints.askRegain, async ({ body, now, requestId, caller }) => {
    await askRegain(services, { ...body, now, requestId, caller })
    return ok
  })
}
