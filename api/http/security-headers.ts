import helmet from 'koa-helmet'
import type { Middleware } from 'koa'
import type { Services } from '../services.ts'

/** Powers of a browser that no page of ours uses. */
const UNUSED_POWERS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'

/** What a browser may do with our pages: nothing that is not ours [security S44, S45]. */
export function securityHeaders({ env }: Pick<Services, 'env'>): Middleware {
  // The browser script of a hosted identity provider, and what it asks of its host; no other.
  const identity = env.IDENTITY_SCRIPT_URL === undefined ? [] : [new URL(env.IDENTITY_SCRIPT_URL).origin]
  // The assistant's host, whether or not the person may ask it: the token is the gate [spec 12.1].
  const assistant = env.ASSISTANT_HOST === undefined ? [] : [new URL(env.ASSISTANT_HOST).origin]
  const secure = env.PUBLIC_URL.startsWith('https:')
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...identity, ...assistant],
        frameSrc: ["'self'", ...assistant],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...identity],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  return async (ctx, next) => {
    ctx.set('Permissions-Policy', UNUSED_POWERS)
    await headers(ctx, next)
  }
}
