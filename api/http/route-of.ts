import type { Context } from 'koa'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * The route that answers, as a pattern (`/api/drafts/:id`): never what was asked for, so that neither a log line nor a
 * figure's label can hold an id, and labels stay few. `web` is the client and its files, `none` what is nothing.
 */
export function routeOf(ctx: Context): string {
  const { path } = ctx
  if (path === '/livez' || path === '/readyz') return path
  if (path === '/operator' || path.startsWith('/operator/'))
    return path.startsWith('/operator/jobs') ? '/operator/jobs' : '/operator'
  const matched = (ctx as { _matchedRoute?: unknown })._matchedRoute
  if (typeof matched === 'string') return matched
  return path.startsWith('/api/') || ctx.status === 404 ? 'none' : 'web'
}

/** The method as a label: one of HTTP's own, else `other`, because a caller may write anything there. */
export function methodOf(ctx: Context): string {
  return methods.has(ctx.method) ? ctx.method : 'other'
}
