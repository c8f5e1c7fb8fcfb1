import { bodyParser } from '@koa/bodyparser'
import type { Context, Middleware } from 'koa'
import { refusal } from './errors.ts'
import { endpoints, type Endpoint } from '../../contract/http/index.ts'

/** Most that a request may carry, and one of an endpoint that is declared large [security S40]. */
const parse = bodyParser({ enableTypes: ['json'], jsonLimit: '64kb' })
const parseLarge = bodyParser({ enableTypes: ['json'], jsonLimit: '2mb' })

const large = Object.values<Endpoint>(endpoints)
  .filter((endpoint) => endpoint.large)
  .map(({ method, path }) => ({ method, path: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`) }))

const isLarge = ({ method, path }: Context): boolean =>
  large.some((endpoint) => endpoint.method === method && endpoint.path.test(path))

const hasBody = (ctx: Context): boolean =>
  ctx.get('Transfer-Encoding') !== '' || Number(ctx.get('Content-Length')) > 0

/**
 * Reads the body, which must be JSON: a form of another site's page cannot send that [spec 17.10]. An empty body is
 * fine whatever its type, as a beacon sends it. Compressed bodies are not taken: no client of ours sends them, and a
 * small one could unpack to a huge one.
 * @throws 415 for another type or a compressed body, 413 past 64 KiB, or 2 MiB where that is declared, 400 for what is
 * not JSON.
 */
export const jsonBody: Middleware = async (ctx, next) => {
  if (hasBody(ctx) && !ctx.is('application/json'))
    throw refusal('unsupported_media_type', 'Send the body as application/json.')
  if (!['', 'identity'].includes(ctx.get('Content-Encoding').toLowerCase()))
    throw refusal('unsupported_media_type', 'Send the body without compression.')
  await (hasBody(ctx) ? (isLarge(ctx) ? parseLarge : parse)(ctx, next) : next())
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
