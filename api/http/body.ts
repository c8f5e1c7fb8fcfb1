import { bodyParser } from '@koa/bodyparser'
import type { Context, Middleware } from 'koa'
import { refusal } from './errors.ts'
import { endpoints, type Endpoint } from '../../contract/http/index.ts'

/** Most that a request may carry [security S40]. */
const BODY_LIMIT = '64kb'

const parse = bodyParser({ enableTypes: ['json'], jsonLimit: BODY_LIMIT })

const hasBody = (ctx: Context): boolean =>
  ctx.get('Transfer-Encoding') !== '' || Number(ctx.get('Content-Length')) > 0

/**
 * Reads the body, which must be JSON: a form of another site's page cannot send that [spec 17.10]. An empty body is
 * fine whatever its type, as a beacon sends it. Compressed bodies are not taken: no client of ours sends them, and a
 * small one could unpack to a huge one.
 * @throws 415 for another type or a compressed body, 413 past 64 KiB, 400 for what is not JSON.
 */
export const jsonBody: Middleware = async (ctx, next) => {
  if (hasBody(ctx) && !ctx.is('application/json'))
    throw refusal('unsupported_media_type', 'Send the body as application/json.')
  if (!['', 'identity'].includes(ctx.get('Content-Encoding').toLowerCase()))
    throw refusal('unsupported_media_type', 'Send the body without compression.')
  await (hasBody(ctx) ? parse(ctx, next) : next())
}

/** Most that a signed message may hold, in bytes: the largest events of Stripe are well below. */
const LIMIT = 512 * 1024

const signed = new Set(
  Object.values<Endpoint>(endpoints)
    .filter((endpoint) => endpoint.signed)
    .map(({ method, path }) => `${method} /api${path}`),
)

/** Passes over a middleware for calls whose sender signs what it sends: the signature takes its place. */
export function unlessSigned(middleware: Middleware): Middleware {
  return (ctx, next) => (signed.has(`${ctx.method} ${ctx.path}`) ? next() : middleware(ctx, next))
}

/**
 * The body as it was sent, byte by byte: what a signature is made over.
 * @throws 413 too_large past 512 KiB, before the rest is read.
 */
export async function readSignedBody(ctx: Pick<Context, 'req'>): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of ctx.req) {
    const bytes = Buffer.from(part)
    size += bytes.length
    if (size > LIMIT) throw refusal('too_large', 'That is too much at once. Send at most 512 KiB.')
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}
