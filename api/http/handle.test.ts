import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Router } from '@koa/router'
import Koa from 'koa'
import * as z from 'zod/mini'
import { afterEach, describe, expect, it } from 'vitest'
import { endpoint } from '../../contract/http/endpoint.ts'
import { systemClock } from '../../platform/clock.ts'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'
import type { Services } from '../services.ts'
import { errors, notFound, refusal } from './errors.ts'
import { demandHandlers, handle, type Call } from './handle.ts'

const declared = endpoint({
  method: 'GET',
  path: '/thing',
  access: 'anyone',
  summary: '',
  status: 200,
  repeatStatus: 200,
  answer: z.object({ ok: z.literal(true) }),
  errors: ['stale_draft'],
})

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

function servicesIn(NODE_ENV: string): Services {
  const limits = { countGeneral: () => Promise.resolve(), ofCalls: () => undefined, ofHandler: () => ({}) }
  return { env: { NODE_ENV }, clock: systemClock, limits } as unknown as Services
}

/** What a client gets of an endpoint whose handler does this. */
async function answered(
  handler: (call: Call<typeof declared>) => Promise<{ ok: true }>,
  NODE_ENV = 'test',
): Promise<[status: number, code: unknown]> {
  const router = new Router()
  handle(router, servicesIn(NODE_ENV), declared, handler)
  const app = new Koa()
  app.use((ctx, next) => {
    Object.assign(ctx.state, { logger: quietLogger, live: null, requestId: 'a' })
    return next()
  })
  app.use(errors).use(router.routes())
  const listener = app.callback()
  const server = createServer((request, response) => void listener(request, response)).listen(0)
  closing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/thing`)
  return [answer.status, ((await answer.json()) as { code?: unknown }).code]
}

describe('outside production', () => {
  it('what is declared is answered', async () => {
    expect(await answered(() => Promise.resolve({ ok: true }))).toEqual([200, undefined])
    expect(await answered(() => Promise.reject(refusal('stale_draft', '')))).toEqual([409, 'stale_draft'])
    expect(await answered(() => Promise.reject(refusal('unavailable', '', { system: 'load' })))).toEqual([
      503,
      'unavailable',
    ])
  })

  it.each<[string, Parameters<typeof answered>[0]]>([
    ['code', () => Promise.reject(notFound('thing'))],
    ['status', ({ ctx }) => Promise.resolve({ ok: true } as const).finally(() => (ctx.status = 202))],
    ['answer', () => Promise.resolve({ ok: 'yes' } as unknown as { ok: true })],
  ])('another %s fails', async (_what, handler) => {
    expect(await answered(handler)).toEqual([500, 'internal'])
    expect((await answered(handler, 'production'))[0]).not.toBe(500)
  })
})

describe('a router', () => {
  const other = endpoint({ ...declared, path: '/other' })
  const bind = (router: Router, one: typeof declared) =>
    handle(router, servicesIn('production'), one, () => Promise.resolve({ ok: true }))

  it('without a handler for an endpoint of the contract is refused', () => {
    const router = new Router()
    expect(() => demandHandlers(router, [declared, other])).toThrow('No handler: GET /thing, GET /other')
    bind(router, declared)
    expect(() => demandHandlers(router, [declared, other])).toThrow(/^No handler: GET \/other$/)
    bind(router, other)
    expect(() => demandHandlers(router, [declared, other])).not.toThrow()
  })

  it('takes one handler for a method and path; another router has its own', () => {
    const router = new Router()
    bind(router, declared)
    expect(() => bind(router, endpoint({ ...declared, summary: 'the same address' }))).toThrow(
      'Two handlers: GET /thing',
    )
    expect(() => bind(new Router(), declared)).not.toThrow()
  })
})
