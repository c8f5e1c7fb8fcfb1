import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Context } from 'koa'
import type { Env, EnvOf } from '../../../platform/env.ts'

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

/** A page of the public face, ready to be sent. */
export interface FrontPage {
  type: string
  etag: string
  /** For the content policy: SHA-256 of each style sheet inside the page, in base64. */
  styleHashes: readonly string[]
  /** The same of each script inside it that runs. */
  scriptHashes: readonly string[]
  bodies: Readonly<Record<'identity' | 'br' | 'gzip', Buffer>>
}

/** By this the browser knows that a hosted identity provider is asked who somebody is (web/identity). */
const hostedMark = '<meta name="identity" content="hosted" />'

/** What stands in the pages for what only the running product knows (web/front/rendered.ts). */
function fillIn(
  html: string,
  { PUBLIC_URL, FREE_CALCULATIONS, IDENTITY_ISSUER, TENI_MODEL_URL, TENI_MODEL = '' }: EnvOf<'api'>,
): string {
  return html
    .replace('<head>', IDENTITY_ISSUER === undefined ? '<head>' : `<head>${hostedMark}`)
    .replaceAll('__PUBLIC_URL__', PUBLIC_URL.replace(/\/$/, '').replaceAll('&', '&amp;'))
    .replaceAll('__ASSISTANT_ANSWERS__', TENI_MODEL_URL === undefined ? 'guide' : 'model')
    .replaceAll('__ASSISTANT_MODEL__', () =>
      TENI_MODEL.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`),
    )
    .replaceAll('__FREE_CALCULATIONS__', FREE_CALCULATIONS === 0 ? 'Unlimited' : String(FREE_CALCULATIONS))
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

/** Reads a page, fills it in and packs it once, so that nobody waits for that. @param file path below the web folder. */
export async function readFrontPage(root: string, file: string, env: EnvOf<'api'>): Promise<FrontPage> {
  const text = fillIn(readFileSync(join(root, file), 'utf8'), env)
  const identity = Buffer.from(text)
  return {
    type: types[extname(file)] ?? 'application/octet-stream',
    etag: `"${sha256(text)}"`,
    styleHashes: [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, styles = '']) => sha256(styles)),
    scriptHashes: [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => sha256(script)),
    bodies: { identity, br: await packers.br(identity), gzip: await packers.gzip(identity) },
  }
}

/** Sends a page in the packing that the browser takes; asked for anew each time, and not sent again when it is the same. */
export function sendFrontPage(ctx: Context, page: FrontPage, status = 200): void {
  const encoding = (['br', 'gzip'] as const).find((packing) => ctx.acceptsEncodings(packing)) ?? 'identity'
  ctx.status = status
  ctx.type = page.type
  ctx.set('Vary', 'Accept-Encoding')
  ctx.set('Cache-Control', 'no-cache')
  ctx.set('ETag', page.etag)
  allowStyles(ctx, page.styleHashes)
  if (status === 200 && ctx.fresh) {
    ctx.status = 304
    return
  }
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding)
  ctx.body = page.bodies[encoding]
}

/** The styles inside this very page, and no others, may be used. */
function allowStyles(ctx: Context, hashes: readonly string[]): void {
  const policy = ctx.response.get('Content-Security-Policy')
  const allowed = hashes.map((hash) => `'sha256-${hash}'`).join(' ')
  if (allowed !== '')
    ctx.set('Content-Security-Policy', policy.replace(/style-src [^;]*/, `style-src ${allowed}`))
}

/** Where the assistant's loader and frame stand. */
const below = '/assistant/'

const hashes = (found: readonly string[]) => found.map((hash) => `'sha256-${hash}'`).join(' ')

type AssistantHosts = Pick<Env, 'PUBLIC_URL' | 'ASSISTANT_HOST'>

/** May be opened inside our own pages, runs its own script alone, and is sealed off even when opened by itself. */
function policyOf({ styleHashes, scriptHashes }: FrontPage, env: AssistantHosts): string {
  const origin = new URL(env.PUBLIC_URL).origin
  // The frame asks where it came from. Its origin is none, so that 'self' would mean nothing.
  const hosts = new Set([origin, new URL(env.ASSISTANT_HOST ?? env.PUBLIC_URL).origin])
  return [
    "default-src 'none'",
    `script-src ${hashes(scriptHashes)}`,
    `style-src ${hashes(styleHashes)}`,
    `connect-src ${[...hosts].join(' ')}`,
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
