import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readOutboxLag } from '../../db/stores/outbox.ts'
import { useTestDatabase } from '../../db/testing/database.ts'
import { startTestRedis, type TestRedis } from '../../local/testing/index.ts'
import { until } from '../../worker/testing/until.ts'
import { findMailAnomalies } from './testing/history.ts'
import { requestMails } from './testing/mail-requests.ts'
import { useProduct, type Person } from './testing/product.ts'
import { startTcpProxy, type TcpProxy } from './testing/tcp-proxy.ts'
import { waitForMails } from './testing/persisted.ts'

const db = useTestDatabase()
const product = useProduct(db)
let redis: TestRedis
let network: TcpProxy

const people = (count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => product.person()))
const onRedis = (): Record<string, string> => ({ REDIS_URL: network.through(redis.url) })
const waiting = async (): Promise<number> => (await readOutboxLag(db.connection, new Date())).waiting

describe.skipIf(inject('redisUrl') === undefined)('queues on a Redis', () => {
  beforeAll(async () => {
    redis = await startTestRedis()
    network = await startTcpProxy(redis.url)
  })
  afterAll(async () => {
    await network.stop()
    await redis.stop()
  })

  test('F11: that crashes and is back after four seconds: requests are answered, every mail goes out once', async () => {
    const [api] = [await product.startApi(onRedis()), await product.startWorker(onRedis())]
    const everybody = await people(40)
    const before = await requestMails(everybody.slice(0, 20), () => [api.port], 20)
    await redis.crash()
    const during = await requestMails(everybody.slice(20), () => [api.port], 20)
    expect(await waiting()).toBeGreaterThan(10)
    await pause(3_500)
    await redis.start()
    const back = performance.now()
    await waitForMails(db, 60)
    console.log(
      `F11: the outbox was empty and every mail out after ${Math.round(performance.now() - back)} ms`,
    )
    expect(await waiting()).toBe(0)
    expect(findMailAnomalies(product.mailServer.mails, new Set([...before, ...during]), 5)).toEqual([])
  })

  test('that falls silent without closing anything: requests are answered, all goes on when it speaks', async () => {
    const [api] = [await product.startApi(onRedis()), await product.startWorker(onRedis())]
    network.set({ link: 'silent' })
    const promised = await requestMails(await people(10), () => [api.port], 20)
    await pause(12_000)
    expect(await waiting()).toBe(10)
    network.set()
    const back = performance.now()
    await waitForMails(db, 60)
    console.log(`every mail was out ${Math.round(performance.now() - back)} ms after Redis spoke again`)
    expect(findMailAnomalies(product.mailServer.mails, promised, 5)).toEqual([])
  })

  test('that is away when the processes start: they begin when it is there', async () => {
    network.set({ link: 'refused' })
    const api = await product.startApi(onRedis())
    const promised = await requestMails(await people(3), () => [api.port], 0)
    const worker = product.launchWorker(onRedis())
    await until(() => worker.output().includes('preparing the queues failed; trying again'), 30)
    expect(await waiting()).toBe(3)
    network.set()
    await worker.ready
    await waitForMails(db, 60)
    expect(findMailAnomalies(product.mailServer.mails, promised, 5)).toEqual([])
  })
})
