import type { Context, Middleware } from 'koa'
import { endpoints } from '../../contract/http/index.ts'
import type { Env } from '../../platform/env.ts'
import type { Services } from '../services.ts'
import { refusal } from './errors.ts'

const address = `/api${endpoints.askAssistant.path}`

/** Whether a call is a question to the assistant: it comes from a sealed frame, with its own token and no cookie. */
export const isAssistantCall = (ctx: Pick<Context, 'path'>): boolean => ctx.path === address

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a call that another site's page makes [spec 17.10]: Sec-Fetch-Site and Origin must be ours when they are
 * present; both absent is allowed, because the cookie is SameSite=Lax.
 * @throws 403 forbidden_origin.
 */
export function refuseForeignPage(ctx: Context, env: Pick<Env, 'PUBLIC_URL'>): void {
  const site = ctx.get('Sec-Fetch-Site')
  const origin = ctx.get('Origin')
  const own = new URL(env.PUBLIC_URL).origin
  if ((site !== '' && site !== 'same-origin' && site !== 'none') || (origin !== '' && origin !== own))
    throw refusal('forbidden_origin', 'This can only be asked from our own pages. Open the product itself.')
}

/** Holds every call that changes something to our own pages; a question to the assistant is held by its token alone. */
export function sameOrigin({ env }: Pick<Services, 'env'>): Middleware {
  return async (ctx, next) => {
    if (!safe.has(ctx.method) && !isAssistantCall(ctx)) refuseForeignPage(ctx, env)
    await next()
  }
}

/**
 * Lets the assistant's frame, whose origin is none, read the answers: only the token that it sends opens anything, so
 * it does not matter which page asks, and cookies are never looked at here.
 */
export const assistantCors: Middleware = async (ctx, next) => {
  if (!isAssistantCall(ctx)) {
    await next()
    return
  }
  ctx.set('Access-Control-Allow-Origin', '*')
  ctx.set('Access-Control-Expose-Headers', 'Retry-After')
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  if (ctx.method !== 'OPTIONS') {
    await next()
    return
  }
  ctx.set('Access-Control-Allow-Methods', 'POST')
  ctx.set('Access-Control-Allow-Headers', 'Authorization, Content-Type')
  ctx.set('Access-Control-Max-Age', '600')
  ctx.status = 204
}
