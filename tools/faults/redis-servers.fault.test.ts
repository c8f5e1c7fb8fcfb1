import { afterEach, describe, expect, inject, test } from 'vitest'
import { useTestDatabase } from '../../db/testing/database.ts'
import {
  freePort,
  startCluster,
  startRedisWithTls,
  startSentinels,
  type RedisServers,
} from '../../local/testing/index.ts'
import { until } from '../../worker/testing/until.ts'
import { findMailAnomalies } from './testing/history.ts'
import { requestMails } from './testing/mail-requests.ts'
import { waitForMails } from './testing/persisted.ts'
import { useProduct, type Person } from './testing/product.ts'

const db = useTestDatabase()
const product = useProduct(db)
const password = 'p-ss-word'
let servers: RedisServers | undefined

const people = (count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => product.person()))

/** Asks for mails before and after something happens to the queues. @returns what was wrong with those that went out. */
async function mailsAround(env: Record<string, string>, happen: () => Promise<void>) {
  const [api] = [await product.startApi(env), await product.startWorker(env)]
  const everybody = await people(20)
  const before = await requestMails(everybody.slice(0, 10), () => [api.port], 20)
  await happen()
  const after = await requestMails(everybody.slice(10), () => [api.port], 20)
  const since = performance.now()
  await waitForMails(db, 60)
  console.log(`every mail was out ${Math.round(performance.now() - since)} ms after the last was asked for`)
  return findMailAnomalies(product.mailServer.mails, new Set([...before, ...after]), 5)
}

describe.skipIf(inject('redisUrl') === undefined)('queues', () => {
  afterEach(async () => {
    await servers?.stop()
    servers = undefined
  })

  test('on the server that Sentinels name: it is gone, its replica takes over, every mail goes out once', async () => {
    const sentinels = await startSentinels(password)
    servers = sentinels
    const [first] = sentinels.ports
    const anomalies = await mailsAround({ REDIS_URL: sentinels.url }, async () => {
      expect(sentinels.writer()).toBe(first)
      await waitForMails(db, 60)
      await sentinels.crash(0)
      await until(() => sentinels.writer() !== first, 20)
    })
    expect(anomalies).toEqual([])
  })

  test('on a cluster: a server is gone, its replica takes over, every mail goes out once', async () => {
    const cluster = await startCluster(password)
    servers = cluster
    const anomalies = await mailsAround({ REDIS_URL: cluster.url }, async () => {
      await waitForMails(db, 60)
      await cluster.crash(0)
    })
    expect(anomalies).toEqual([])
  })

  test('on a server that goes away: the worker says that it takes no work, and still lives', async () => {
    const tls = await startRedisWithTls(password)
    servers = tls
    const port = await freePort()
    await product.startWorker({ REDIS_URL: tls.url, NODE_EXTRA_CA_CERTS: tls.ca, METRICS_PORT: `${port}` })
    const probe = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
    await until(async () => (await probe('/readyz')).status === 200)
    await tls.crash(0)
    const answer = await probe('/readyz')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ ok: false, why: 'the queues do not answer' })
    expect((await probe('/livez')).status).toBe(200)
  })

  test('on a server that speaks TLS alone: with its certificate trusted', async () => {
    const tls = await startRedisWithTls(password)
    servers = tls
    const trusting = { REDIS_URL: tls.url, NODE_EXTRA_CA_CERTS: tls.ca }
    expect(await mailsAround(trusting, () => Promise.resolve())).toEqual([])
  })
})
