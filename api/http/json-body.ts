import { bodyParser } from '@koa/bodyparser'
import type { Context, Middleware } from 'koa'
import { refusal } from './refuse.ts'

/** Most that a request may carry (CHECKLISTS S40). */
const BODY_LIMIT = '64kb'

const parse = bodyParser({ enableTypes: ['json'], jsonLimit: BODY_LIMIT })

const hasBody = (ctx: Context): boolean =>
  ctx.get('Transfer-Encoding') !== '' || Number(ctx.get('Content-Length')) > 0

/**
 * Reads the body, which must be JSON: a form of another site's page cannot send that (DESIGN, Identity, CSRF).
 * An empty body is fine whatever its type, as a beacon sends it.
 * Compressed bodies are not taken: no client of ours sends them, and a small one could unpack to a huge one.
 * @throws 415 for another type or a compressed body, 413 past 64 KiB, 400 for what is not JSON.
 */
export const jsonBody: Middleware = async (ctx, next) => {
  if (hasBody(ctx) && !ctx.is('application/json'))
    throw refusal(415, 'unsupported_media_type', 'Send the body as application/json.')
  if (!['', 'identity'].includes(ctx.get('Content-Encoding').toLowerCase()))
    throw refusal(415, 'unsupported_media_type', 'Send the body without compression.')
  await (hasBody(ctx) ? parse(ctx, next) : next())
}
