import type { Router } from '@koa/router'
import { endpoints } from '../../../contract/http/index.ts'
import { handle } from '../../http/handle.ts'
import { signInFirst } from '../../http/errors.ts'
import { readSessionCookie } from '../../http/session-cookie.ts'
import { issueToken, signingKey } from '../../http/tokens.ts'
import type { Services } from '../../services.ts'

/** Bearer tokens of the built-in identity provider, and the keys to check them with [spec 17.9]. */
export function tokenRoutes(router: Router, services: Services): void {
  const { env } = services
  const key = signingKey(env)

  handle(router, services, endpoints.createToken, async ({ ctx, live, signUp, now }) => {
    // A token cannot be exchanged for another one, so a stolen token expires within minutes.
    const holderId = live?.account.id ?? signUp?.id
    const idHash = live?.session.idHash ?? signUp?.sessionHash
    if (!readSessionCookie(ctx, env) || holderId === undefined || !idHash) throw signInFirst()
    const { token, expiresAt } = await issueToken(env, await key, { idHash, holderId, now })
    return { token, expiresAt: expiresAt.toISOString() }
  })

  handle(router, services, endpoints.readTokenKeys, async () => {
    const { published, before } = await key
    const keys = before ? [published, before.published] : [published]
    return {
      keys: keys.map(({ kty, crv = '', x = '', kid, alg, use }) => ({ kty, crv, x, kid, alg, use })),
    }
  })
}
