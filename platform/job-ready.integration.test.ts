import type { Job, Queue } from 'bullmq'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { useTestDatabase } from '../db/testing/database.ts'
import { describeOnBothBackends } from '../worker/testing/backends.ts'
import { until } from '../worker/testing/until.ts'
import { release, releaseHeld } from './job-ready.ts'
import { openQueues, type Queues } from './queues.ts'
import { readQueueState, readUntaken } from './queue-state.ts'
import { quietLogger } from './testing/quiet-logger.ts'

const db = useTestDatabase()

const HOUR = 3_600_000

describeOnBothBackends((redisUrl) => {
  let queues: Queues
  let queue: Queue
  beforeAll(() => {
    queues = openQueues({ DATABASE_URL: db.url, DATABASE_POOL: 4, REDIS_URL: redisUrl }, quietLogger)
    queue = queues.queue('billing')
  })
  afterEach(async () => {
    await queue.resume()
    await queue.obliterate({ force: true })
  })
  afterAll(() => queues.close())

  /** A job that was asked for two hours ago. */
  const old = (opts: object = {}): Promise<Job> =>
    queue.add('sync-subscription', {}, { timestamp: Date.now() - 2 * HOUR, ...opts })

  /** Has a worker try what is there, which fails, and ends it. */
  async function failOnce(state: 'delayed' | 'failed'): Promise<void> {
    const worker = queues.worker('billing', () => Promise.reject(new Error('Stripe is away')), {})
    await until(async () => (await queue.getJobCounts(state))[state] === 1 || undefined)
    await worker.close()
  }

  const waiting = async () => {
    const now = new Date()
    const state = await readQueueState(queue, now)
    return { ...state.waiting, untaken: await readUntaken(queue, state, now) }
  }

  test('what nobody held back has waited since it was asked for', async () => {
    await old()
    expect(await waiting()).toMatchObject({ count: 1, oldestSeconds: expect.closeTo(7_200, -2) })
  })

  test.each<[string, make: () => Promise<Job>, letGo: (job: Job) => Promise<void>]>([
    [
      'its delay, when it is tried now',
      () => old({ delay: 9 * HOUR }),
      async (job) => {
        await release([job], new Date())
        await job.promote()
      },
    ],
    [
      'the pause after a try that failed, when it is tried now',
      async () => {
        const job = await old({ attempts: 5, backoff: { type: 'exponential', delay: 9 * HOUR } })
        await failOnce('delayed')
        return job
      },
      async (job) => {
        await release([job], new Date())
        await job.promote()
      },
    ],
    [
      'having failed for good, when it is tried again',
      async () => {
        const job = await old()
        await failOnce('failed')
        return job
      },
      async (job) => {
        await release([job], new Date())
        await job.retry('failed')
      },
    ],
    [
      'a pause of its queue, when that is resumed',
      async () => {
        await queue.pause()
        return old()
      },
      async () => {
        await releaseHeld(queue, new Date())
        await queue.resume()
      },
    ],
  ])('held back by %s, it waits from then on', async (_, make, letGo) => {
    const job = await make()
    await letGo(job)
    expect(await waiting()).toMatchObject({ count: 1, oldestSeconds: expect.any(Number), untaken: 0 })
    expect((await waiting()).oldestSeconds).toBeLessThan(30)
  })

  test('one whose delay is over by itself waits since then, behind those in hand', async () => {
    for (const jobId of ['one', 'other']) await old({ jobId, delay: 2 * HOUR - 5_000 })
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const worker = queues.worker('billing', () => isOver, { concurrency: 1 })
    await until(async () => (await queue.getJobCounts('active'))['active'] === 1 || undefined)
    const { count, oldestSeconds } = await waiting()
    expect([count, Math.floor(oldestSeconds / 30)]).toEqual([1, 0])
    end()
    await until(async () => (await queue.getJobCounts('completed'))['completed'] === 2 || undefined)
    await worker.close()
  })
})
