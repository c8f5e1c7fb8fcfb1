import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useTestDatabase } from '../../db/testing/database.ts'
import { until } from '../../worker/testing/until.ts'
import { startBalancer, type Balancer } from './testing/balancer.ts'
import { useProduct, type RunningApi } from './testing/product.ts'
import { findDraftAnomalies } from './testing/persisted.ts'
import { startWriters } from './testing/writers.ts'

const db = useTestDatabase()
const product = useProduct(db)
let balancer: Balancer

beforeAll(async () => {
  balancer = await startBalancer()
})
afterAll(() => balancer.stop())

const draining = { SHUTDOWN_DRAIN_SECONDS: '2' }
const readyz = async ({ port }: RunningApi): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}/readyz`)).status

test('both API processes behind a balancer are replaced under load: no request fails', async () => {
  let apis: readonly RunningApi[] = await Promise.all([
    product.startApi(draining),
    product.startApi(draining),
  ])
  balancer.set(apis.map(({ port }) => port))
  await Promise.all(apis.map(({ port }) => balancer.untilReady(port)))
  const people = await Promise.all(Array.from({ length: 8 }, () => product.person()))
  const writers = startWriters(people, () => [balancer.port])

  for (const old of apis) {
    const fresh = await product.startApi(draining)
    balancer.set([...apis, fresh].map(({ port }) => port))
    await balancer.untilReady(fresh.port)
    const stopped = old.stop()
    // Not ready from the first moment, and still answering.
    await until(async () => (await readyz(old)) === 503, 1)
    expect(await stopped).toBe(0)
    apis = [...apis.filter((api) => api !== old), fresh]
    balancer.set(apis.map(({ port }) => port))
  }
  await writers.stop()

  const statuses = new Set(writers.outcomes.map(({ status }) => status))
  expect(statuses).toEqual(new Set([200, 201]))
  expect(writers.outcomes.length).toBeGreaterThan(100)
  expect(await findDraftAnomalies(db, writers.history)).toEqual([])
}, 120_000)

test('a request that never ends does not keep the process for ever', async () => {
  const api = await product.startApi({ SHUTDOWN_SECONDS: '1' })
  const socket = connect(api.port, '127.0.0.1').setEncoding('latin1')
  const head = ['POST /api/auth/login HTTP/1.1', 'Host: naijatax.test', 'Expect: 100-continue']
  const body = ['Content-Type: application/json', 'Content-Length: 100', '', '{"email":']
  socket.write([...head, ...body].join('\r\n'))
  // The process has the request in hand: it asks for the rest, which never comes.
  expect(String(await once(socket, 'data'))).toContain('100 Continue')
  socket.on('error', () => undefined)
  const cut = once(socket, 'close')

  const started = performance.now()
  expect(await api.stop()).toBe(1)
  expect(performance.now() - started).toBeLessThan(3_000)
  await cut
})
