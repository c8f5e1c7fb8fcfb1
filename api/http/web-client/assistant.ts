import type { Context } from 'koa'
import type { Env } from '../../../platform/env.ts'
import type { FrontPage } from './front-page.ts'

/** Where the assistant's loader and frame stand. */
const below = '/assistant/'

const hashes = (found: readonly string[]) => found.map((hash) => `'sha256-${hash}'`).join(' ')

/** May be opened inside our own pages, runs its own script alone, and is sealed off even when opened by itself. */
function policyOf({ styleHashes, scriptHashes }: FrontPage, { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): string {
  const origin = new URL(PUBLIC_URL).origin
  return [
    "default-src 'none'",
    `script-src ${hashes(scriptHashes)}`,
    `style-src ${hashes(styleHashes)}`,
    `connect-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origin}`,
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')
}

/** Headers of the assistant's own pages, over the usual ones; other pages keep theirs. */
export function allowAssistant(ctx: Context, page: FrontPage, env: Pick<Env, 'PUBLIC_URL'>): void {
  if (!ctx.path.startsWith(below)) return
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  if (!page.type.startsWith('text/html')) return
  ctx.set('Content-Security-Policy', policyOf(page, env))
  ctx.remove('X-Frame-Options')
}
