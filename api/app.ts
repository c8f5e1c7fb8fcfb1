import { Router } from '@koa/router'
import Koa from 'koa'
import { endpoints } from '../contract/http/index.ts'
import { hostedTokens } from './features/auth/index.ts'
import { registerFeatures } from './features/index.ts'
import { createOperations, type Operations } from './features/operations/index.ts'
import { assistantCors, sameOrigin } from './http/origin.ts'
import { errors } from './http/errors.ts'
import { demandHandlers } from './http/handle.ts'
import { hostedSession } from './http/hosted-session.ts'
import { jsonBody, unlessSigned } from './http/body.ts'
import { probes, type Readiness } from './http/readiness.ts'
import { requestLog } from './http/request-log.ts'
import { shedLoad } from './http/load-shedding.ts'
import { securityHeaders } from './http/security-headers.ts'
import { session } from './http/session.ts'
import { webClient } from './http/web-client/client.ts'
import type { Services } from './services.ts'

/**
 * The HTTP face of the product: every middleware on one screen, in order.
 * @throws Error when an endpoint of the contract has no handler, or two.
 */
export function createApp(
  services: Services,
  readiness: Readiness = { accepting: true },
  operations: Operations = createOperations(services),
): Koa {
  const app = new Koa({
    proxy: services.env.TRUSTED_PROXY_HOPS > 0,
    maxIpsCount: services.env.TRUSTED_PROXY_HOPS,
  })
  app.silent = true
  const hosted = hostedTokens(services)

  const api = new Router({ prefix: '/api' })
  registerFeatures(api, services)
  demandHandlers(api, Object.values(endpoints))

  app.use(shedLoad(services))
  app.use(requestLog(services))
  app.use(securityHeaders(services))
  app.use(assistantCors)
  app.use(errors)
  app.use(probes(services, readiness))
  app.use(operations.pages)
  app.use(webClient(services))
  app.use(async (ctx, next) => {
    ctx.set('Cache-Control', 'no-store')
    await next()
  })
  app.use(unlessSigned(sameOrigin(services)))
  app.use(unlessSigned(jsonBody))
  app.use(hosted ? hostedSession(services, hosted) : session(services))
  app.use(api.routes())
  app.use(api.allowedMethods())
  return app
}
