import type { Middleware } from 'koa'
import type { Services } from '../services.ts'
import { refusal } from './refuse.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that another site's page asks for (DESIGN, Identity, CSRF): Sec-Fetch-Site and Origin must
 * be ours when they are present; both absent is allowed, because the cookie is SameSite=Lax.
 */
export function sameOrigin({ env }: Pick<Services, 'env'>): Middleware {
  const own = new URL(env.PUBLIC_URL).origin
  return async (ctx, next) => {
    const site = ctx.get('Sec-Fetch-Site')
    const origin = ctx.get('Origin')
    const foreign =
      (site !== '' && site !== 'same-origin' && site !== 'none') || (origin !== '' && origin !== own)
    if (!safe.has(ctx.method) && foreign)
      throw refusal(
        403,
        'forbidden_origin',
        'This can only be asked from our own pages. Open the product itself.',
      )
    await next()
  }
}
