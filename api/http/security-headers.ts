import helmet from 'koa-helmet'
import type { Context, Middleware } from 'koa'
import type { Services } from '../services.ts'

/** Powers of a browser that no page of ours uses. */
const UNUSED_POWERS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'

/** What speaks to a document of what it may do, and says nothing to the reader of data or to a part of a page. */
const ofDocuments = [
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
]

/** The policy of data, which is opened as a document by mistake alone: it loads nothing and stands in no frame. */
const POLICY_OF_DATA = "default-src 'none';frame-ancestors 'none'"

/**
 * What a page of ours holds by its hashed name, and what is neither a document nor a worker; and "not modified", which
 * leaves the headers that the browser has.
 */
const isPart = ({ path, response: { status, type } }: Context) =>
  status === 304 || (path.startsWith('/assets/') && status === 200 && !/html|xml|svg|pdf/.test(type))

/**
 * What a browser may do with our pages: nothing that is not ours [security S44, S45]. Data and parts of pages carry what
 * speaks to them alone: some fifty of them lead to a first result, with half a kilobyte less each.
 */
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
    const isData = ctx.response.type === 'application/json'
    if (!isData && !isPart(ctx)) return
    for (const name of ofDocuments) ctx.remove(name)
    if (isData) ctx.set('Content-Security-Policy', POLICY_OF_DATA)
    else for (const name of ['Content-Security-Policy', 'Referrer-Policy']) ctx.remove(name)
  }
}
