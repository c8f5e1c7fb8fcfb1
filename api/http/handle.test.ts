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
import { handle, type Call } from './handle.ts'

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

/** What a client gets of an endpoint whose handler does this. */
async function answered(
  handler: (call: Call<typeof declared>) => Promise<{ ok: true }>,
  NODE_ENV = 'test',
): Promise<[status: number, code: unknown]> {
  const limits = { countGeneral: () => Promise.resolve(), ofCalls: () => undefined, ofHandler: () => ({}) }
  const services = { env: { NODE_ENV }, clock: systemClock, limits } as unknown as Services
  const router = new Router()
  handle(router, services, declared, handler)
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
    expect(await answered(() => Promise.reject(refusal('unavailable', '')))).toEqual([503, 'unavailable'])
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
