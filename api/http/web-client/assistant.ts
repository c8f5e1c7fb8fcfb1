import type { Context } from 'koa'
import type { Env } from '../../../platform/env.ts'
import type { FrontPage } from './front-page.ts'

/** Where the assistant's loader and frame stand. */
const below = '/assistant/'

const hashes = (found: readonly string[]) => found.map((hash) => `'sha256-${hash}'`).join(' ')

type AssistantHosts = Pick<Env, 'PUBLIC_URL' | 'ASSISTANT_HOST'>

/** May be opened inside our own pages, runs its own script alone, and is sealed off even when opened by itself. */
function policyOf({ styleHashes, scriptHashes }: FrontPage, env: AssistantHosts): string {
  const origin = new URL(env.PUBLIC_URL).origin
  // The frame asks where it came from. Its origin is none, so that 'self' would mean nothing.
  const asked = new Set([origin, new URL(env.ASSISTANT_HOST ?? env.PUBLIC_URL).origin])
  return [
    "default-src 'none'",
    `script-src ${hashes(scriptHashes)}`,
    `style-src ${hashes(styleHashes)}`,
    `connect-src ${[...asked].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origin}`,
    'sandbox allow-scripts allow-downloads allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')
}

/** Headers of the assistant's own pages, over the usual ones; other pages keep theirs. */
export function allowAssistant(ctx: Context, page: FrontPage, env: AssistantHosts): void {
  if (!ctx.path.startsWith(below)) return
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  if (!page.type.startsWith('text/html')) return
  ctx.set('Content-Security-Policy', policyOf(page, env))
  ctx.remove('X-Frame-Options')
}
