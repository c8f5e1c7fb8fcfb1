import { bodyParser } from '@koa/bodyparser'
import Koa from 'koa'
import { stripeApi } from './http/api.ts'
import { testControls } from './http/test-controls.ts'
import { pageRoutes } from './pages/routes.ts'
import type { Ledger } from './state/ledger.ts'

/** What the stand-in is made of. */
export interface StripeAppOptions {
  ledger: Ledger
  secretKey: string
  /** Where the fixed payment link leads back. */
  successUrl: string
  /** Called after every request that may have changed something. */
  changed: () => void
}

/** The stand-in over HTTP: API, pages, and controls for tests. */
export function stripeApp({ ledger, secretKey, successUrl, changed }: StripeAppOptions): Koa {
  const app = new Koa()
  app.silent = true
  app.use(async (ctx, next) => {
    ctx.set({
      'Content-Security-Policy':
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    })
    // A page elsewhere that made its own name point to this machine must not reach this.
    if (!['localhost', '127.0.0.1', '[::1]'].includes(ctx.hostname)) ctx.throw(403)
    await next()
    changed()
  })
  app.use(bodyParser({ enableTypes: ['form', 'json', 'text'], parsedMethods: ['POST'] }))
  for (const router of [stripeApi(ledger, secretKey), testControls(ledger), pageRoutes(ledger, successUrl)])
    app.use(router.routes()).use(router.allowedMethods())
  return app
}
