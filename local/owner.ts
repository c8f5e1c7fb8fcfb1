import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context, Middleware } from 'koa'
import { messagePage } from './html.ts'

/** A new key of an owner: 192 random bits. */
export const newKey = (): string => randomBytes(24).toString('base64url')

/**
 * The beginning of the addresses that only the owner of a copy knows. The key is a part of the path and never a cookie:
 * a cookie of localhost goes to every port there, also to one of another user of the machine.
 */
export const ownersPath = (key: string): string => `/k/${key}`

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares in a time that tells nothing of the key. */
export const isKey = (given: string, key: string): boolean => timingSafeEqual(hash(given), hash(key))

function refuse(ctx: Context): void {
  const words =
    'This opens only at the address with its key. npm start prints it, and services.json in the data folder holds it.'
  ctx.status = 403
  if (ctx.accepts('json', 'html') === 'html') {
    ctx.type = 'html'
    ctx.body = messagePage('Only its owner may open this', words)
  } else ctx.body = { error: words }
}

/**
 * Lets in who knows the key [spec 25.4]: the rest of an address below `/k/KEY` is served as if it stood alone.
 * @param open the paths that need no key, because something else in the request proves who asks.
 */
export function ownersOnly(key: string, open: RegExp): Middleware {
  return async (ctx, next) => {
    const [, given, rest = '/'] = /^\/k\/([^/]*)(\/.*)?$/.exec(ctx.path) ?? []
    const isOwner = given !== undefined && isKey(given, key)
    if (isOwner) ctx.path = rest
    if (isOwner || open.test(ctx.path)) await next()
    else refuse(ctx)
  }
}

const reading = new Set(['GET', 'HEAD'])

/**
 * Refuses [spec 25.5] what a page elsewhere, on another port of this machine included, has a browser ask: under a name that was made
 * to point here (DNS rebinding), by a script, or by a form. Programs send none of these headers.
 */
export const noPageElsewhere: Middleware = async (ctx, next) => {
  const port = ctx.req.socket.localPort
  const hosts = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`)
  const origin = ctx.get('Origin')
  const mayAct = reading.has(ctx.method) || ['', 'same-origin', 'none'].includes(ctx.get('Sec-Fetch-Site'))
  if (!hosts.includes(ctx.host) || (origin !== '' && origin !== `http://${ctx.host}`) || !mayAct)
    ctx.throw(403)
  await next()
}
