import type { Context } from 'koa'

/**
 * What the dashboard's page may load: its own files and nothing else. Its styles stand partly in the page, so
 * styles alone may be written inline, and only here.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Links to fonts on other hosts, which the policy refuses anyway. */
const foreignStyles = /<link href="https:[^>]*>/g

/** Sets the page's own content policy, keeps answers out of caches, and takes out what would load from elsewhere. */
export function asBoardPage(ctx: Context): void {
  ctx.set('Content-Security-Policy', policy)
  if (ctx.path.includes('/static/')) ctx.set('Cache-Control', 'private, max-age=3600')
  else ctx.set('Cache-Control', 'no-store')
  if (typeof ctx.body === 'string' && ctx.response.is('html'))
    ctx.body = ctx.body.replaceAll(foreignStyles, '')
}
