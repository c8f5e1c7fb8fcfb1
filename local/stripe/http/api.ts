import type { Context, Middleware } from 'koa'
import type { State } from '../state.ts'
import { StripeError, Fields, inStripesShape, type ApiRoute } from './request.ts'
import { Router } from '@koa/router'
import { advance } from '../checkout.ts'
import type { Ledger } from '../ledger.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { moneyRoutes } from './money-routes.ts'
import { subscriptionRoutes } from './subscription-routes.ts'

/** An answer as it goes out. */
export interface Answer {
  status: number
  body: string
}

/** Answers that are kept; Stripe forgets them after a day. */
const KEPT = 1_000

function answerOrFault(run: () => Answer): Answer {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    return { status: error.status, body: JSON.stringify(error.body) }
  }
}

/**
 * Runs a POST once for its Idempotency-Key: the same request again has the same answer, a refusal included.
 * @throws StripeError 400 when the key was used for another request.
 */
export function runIdempotent(
  state: State,
  ctx: Context,
  params: URLSearchParams,
  run: () => Answer,
): Answer {
  const key = ctx.get('Idempotency-Key')
  if (ctx.method !== 'POST' || key === '') return answerOrFault(run)
  const asked = `${ctx.path} ${params.toString()}`
  const before = state.answers.find((answer) => answer.key === key)
  if (before) {
    if (before.asked !== asked)
      throw new StripeError(400, 'Keys for idempotent requests can only be used with the same parameters.', {
        type: 'idempotency_error',
      })
    ctx.set('Idempotent-Replayed', 'true')
    return before
  }
  const answer = answerOrFault(run)
  state.answers.push({ key, asked, ...answer })
  if (state.answers.length > KEPT) state.answers.shift()
  return answer
}

const routes: readonly ApiRoute[] = [...checkoutRoutes, ...subscriptionRoutes, ...moneyRoutes]

function requireKey(ctx: Context, secretKey: string): void {
  const [scheme, given = ''] = ctx.get('Authorization').split(' ')
  const key =
    scheme === 'Basic'
      ? Buffer.from(given, 'base64').toString().split(':')[0]
      : scheme === 'Bearer'
        ? given
        : ''
  if (key !== secretKey) throw new StripeError(401, 'Invalid API Key provided.')
}

function run(route: ApiRoute, ledger: Ledger, id: string, params: URLSearchParams): Answer {
  const fields = new Fields(params, [...(route.takes ?? []), 'expand'])
  const expand = new Set(fields.list('expand'))
  for (const path of expand)
    if (!route.expands?.includes(path))
      throw new StripeError(400, `This property cannot be expanded (${path}).`, { param: 'expand' })
  advance(ledger, 0)
  return { status: 200, body: JSON.stringify(route.answer({ ledger, fields, id, expand })) }
}

const mayFail =
  (ledger: Ledger): Middleware =>
  async (ctx, next) => {
    if (ledger.faults.api === 'silent') await new Promise((resolve) => ctx.res.once('close', resolve))
    if (ledger.faults.api === 'error')
      throw new StripeError(500, 'An unknown error occurred', { type: 'api_error' })
    await next()
  }

/** The API below /v1: what is not modelled is refused, so that nobody uses it by mistake. */
export function stripeApi(ledger: Ledger, secretKey: string): Router {
  const router = new Router({ prefix: '/v1' })
  router.use(inStripesShape, mayFail(ledger))
  for (const route of routes)
    router.register(route.path, [route.method], (ctx) => {
      requireKey(ctx, secretKey)
      if (ledger.faults.refuses === `${route.method} ${route.path}`)
        throw new StripeError(400, 'This call is refused.')
      const params = new URLSearchParams(route.method === 'POST' ? ctx.request.rawBody : ctx.querystring)
      const answer = runIdempotent(ledger.state, ctx, params, () =>
        run(route, ledger, ctx.params['id'] ?? '', params),
      )
      ctx.status = answer.status
      ctx.type = 'json'
      ctx.body = answer.body
    })
  router.all('/{*rest}', (ctx) => {
    requireKey(ctx, secretKey)
    throw new StripeError(404, `Unrecognized request URL (${ctx.method}: ${ctx.path}).`)
  })
  return router
}
