import type { Context, Middleware } from 'koa'
import { endpoints, type Endpoint } from '../../contract/http/index.ts'
import { refusal } from './refuse.ts'

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
    if (size > LIMIT) throw refusal(413, 'too_large', 'That is too much at once. Send at most 512 KiB.')
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}
