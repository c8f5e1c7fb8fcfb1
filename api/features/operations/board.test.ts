import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import Koa from 'koa'
import { expect, test } from 'vitest'
import { systemClock } from '../../../platform/clock.ts'
import { quietLogger } from '../../../platform/testing/quiet-logger.ts'
import { openBoard } from './board.ts'

test('a Redis that is silent is told by the dashboard, which does not wait for it', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const env = {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    DATABASE_POOL: 1,
    REDIS_URL: `redis://127.0.0.1:${port}`,
    NODE_ENV: 'test' as const,
  }
  const board = await openBoard({ env, logger: quietLogger, clock: systemClock }, '/jobs', 100)
  const app = new Koa().use((ctx, next) => board.pages.operator(ctx as never, next)).listen(0, '127.0.0.1')
  await once(app, 'listening')
  const base = `http://127.0.0.1:${(app.address() as AddressInfo).port}`
  try {
    const answer = await fetch(`${base}/jobs/api/queues`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await answer.json()).toEqual({ error: expect.stringContaining('The queues do not answer') })
    expect((await fetch(`${base}/jobs`)).status).toBe(200)
  } finally {
    app.closeAllConnections()
    app.close()
    silent.close()
    await board.close()
  }
})
