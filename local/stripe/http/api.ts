import { Router } from '@koa/router'
import type { Context, Middleware } from 'koa'
import { advance } from '../acts/advance.ts'
import type { Ledger } from '../state/ledger.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { StripeFault } from './fault.ts'
import { Fields } from './fields.ts'
import { type Answer, answerOnce } from './idempotency.ts'
import { moneyRoutes } from './money-routes.ts'
import type { ApiRoute } from './route.ts'
import { subscriptionRoutes } from './subscription-routes.ts'

const routes: readonly ApiRoute[] = [...checkoutRoutes, ...subscriptionRoutes, ...moneyRoutes]

function requireKey(ctx: Context, secretKey: string): void {
  const [scheme, given = ''] = ctx.get('Authorization').split(' ')
  const key =
    scheme === 'Basic'
      ? Buffer.from(given, 'base64').toString().split(':')[0]
      : scheme === 'Bearer'
        ? given
        : ''
  if (key !== secretKey) throw new StripeFault(401, 'Invalid API Key provided.')
}

function run(route: ApiRoute, ledger: Ledger, id: string, params: URLSearchParams): Answer {
  const fields = new Fields(params, [...(route.takes ?? []), 'expand'])
  const expand = new Set(fields.list('expand'))
  for (const path of expand)
    if (!route.expands?.includes(path))
      throw new StripeFault(400, `This property cannot be expanded (${path}).`, { param: 'expand' })
  advance(ledger, 0)
  return { status: 200, body: JSON.stringify(route.answer({ ledger, fields, id, expand })) }
}

const mayFail =
  (ledger: Ledger): Middleware =>
  async (ctx, next) => {
    if (ledger.mood.api === 'silent') await new Promise((resolve) => ctx.res.once('close', resolve))
    if (ledger.mood.api === 'error')
      throw new StripeFault(500, 'An unknown error occurred', { type: 'api_error' })
    await next()
  }

const inStripesShape: Middleware = async (ctx, next) => {
  try {
    await next()
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error
    ctx.status = error.status
    ctx.body = error.body
  }
}

/** The API below /v1: what is not modelled is refused, so that nobody uses it by mistake. */
export function stripeApi(ledger: Ledger, secretKey: string): Router {
  const router = new Router({ prefix: '/v1' })
  router.use(inStripesShape, mayFail(ledger))
  for (const route of routes)
    router.register(route.path, [route.method], (ctx) => {
      requireKey(ctx, secretKey)
      const params = new URLSearchParams(route.method === 'POST' ? ctx.request.rawBody : ctx.querystring)
      const answer = answerOnce(ledger.state, ctx, params, () =>
        run(route, ledger, ctx.params['id'] ?? '', params),
      )
      ctx.status = answer.status
      ctx.type = 'json'
      ctx.body = answer.body
    })
  router.all('/{*rest}', (ctx) => {
    requireKey(ctx, secretKey)
    throw new StripeFault(404, `Unrecognized request URL (${ctx.method}: ${ctx.path}).`)
  })
  return router
}
