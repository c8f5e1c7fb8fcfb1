import type { Context, Middleware } from 'koa'
import type { Env } from '../../platform/env.ts'
import type { Services } from '../services.ts'
import { isAssistantCall } from './assistant-door.ts'
import { refusal } from './refuse.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a call that another site's page makes (DESIGN, Identity, CSRF): Sec-Fetch-Site and Origin must be
 * ours when they are present; both absent is allowed, because the cookie is SameSite=Lax.
 * @throws 403 forbidden_origin.
 */
export function refuseForeignPage(ctx: Context, env: Pick<Env, 'PUBLIC_URL'>): void {
  const site = ctx.get('Sec-Fetch-Site')
  const origin = ctx.get('Origin')
  const own = new URL(env.PUBLIC_URL).origin
  if ((site !== '' && site !== 'same-origin' && site !== 'none') || (origin !== '' && origin !== own))
    throw refusal(
      403,
      'forbidden_origin',
      'This can only be asked from our own pages. Open the product itself.',
    )
}

/** Holds every call that changes something to our own pages; a question to the assistant is held by its token alone. */
export function sameOrigin({ env }: Pick<Services, 'env'>): Middleware {
  return async (ctx, next) => {
    if (!safe.has(ctx.method) && !isAssistantCall(ctx)) refuseForeignPage(ctx, env)
    await next()
  }
}
