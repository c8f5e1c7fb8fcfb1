import type { Middleware } from 'koa'
import type { Env } from '../../platform/env.ts'

/** Other names of this machine, under which a browser keeps other cookies and refuses passkeys. */
const numbers = new Set(['127.0.0.1', '[::1]', '::1'])

/**
 * Leads a browser that opens http://127.0.0.1 on to http://localhost where that is our address: WebAuthn works under
 * the name and never under the number. Programs that ask under the number are answered there.
 */
export function ownAddress({ env }: { env: Pick<Env, 'PUBLIC_URL'> }): Middleware {
  const own = new URL(env.PUBLIC_URL)
  return async (ctx, next) => {
    const isOpened = ctx.method === 'GET' && ctx.get('Sec-Fetch-Mode') === 'navigate'
    if (own.hostname === 'localhost' && isOpened && numbers.has(ctx.hostname))
      ctx.redirect(`${own.origin}${ctx.url.startsWith('/') ? ctx.url : '/'}`)
    else await next()
  }
}
