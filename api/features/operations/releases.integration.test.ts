import type { Job, Queue } from 'bullmq'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { writeHeartbeat } from '../../../db/stores/worker-heartbeats.ts'
import { hashPassword } from '../../../platform/password-hash.ts'
import { openQueues, type Queues } from '../../../platform/queues.ts'
import { quietLogger } from '../../../platform/testing/quiet-logger.ts'
import { describeOnBothBackends } from '../../../worker/testing/backends.ts'
import { until } from '../../../worker/testing/until.ts'
import { useTestSupport } from '../../cli/testing/support.ts'
import { useTestApi } from '../../testing/index.ts'

const hash = await hashPassword('five quiet looms')
const HOUR = 3_600_000

describeOnBothBackends((redisUrl) => {
  const backend = redisUrl === undefined ? {} : { REDIS_URL: redisUrl }
  const api = useTestApi({
    env: { OPERATOR_USER: 'operator', OPERATOR_PASSWORD_HASH: hash, ...backend },
  })
  const support = useTestSupport(api.db, { clock: api.clock, env: backend })
  const operator = { Authorization: `Basic ${Buffer.from('operator:five quiet looms').toString('base64')}` }

  /** What the job dashboard does at a press. */
  const press = async (path: string): Promise<void> => {
    const url = `${api.origin}/operator/jobs/api${path}`
    const { status } = await api.anonymous().send('PUT', url, { headers: operator, body: {} })
    expect(status).toBeLessThan(300)
  }
  const type = async (...words: string[]): Promise<void> => {
    const { code, err } = await support.run([...words, '--reason', 'the cause is mended'])
    expect([code, err]).toEqual([0, ''])
  }
  const oldest = async () => {
    const { text } = await api.anonymous().get(`${api.origin}/operator`, operator)
    const words = text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ')
    return / Oldest waiting job (.*? (?:Working|Needs a look|Needs mending)) /.exec(words)?.[1]
  }

  let queues: Queues
  let queue: Queue
  beforeAll(() => {
    queues = openQueues(api.env, quietLogger)
    queue = queues.queue('billing')
  })
  afterEach(async () => {
    await queue.resume()
    await queue.obliterate({ force: true })
  })
  afterAll(() => queues.close())

  /** Jobs that were asked for two hours ago and are put off, failed, or held back since. */
  const make: Record<'put off' | 'failed' | 'held back', () => Promise<Job>> = {
    'put off': () => add({ delay: 9 * HOUR }),
    failed: async () => {
      const job = await add({})
      const worker = queues.worker('billing', () => Promise.reject(new Error('Stripe is away')), {})
      await until(async () => (await queue.getJobCounts('failed'))['failed'] === 1 || undefined)
      await worker.close()
      return job
    },
    'held back': async () => {
      await queue.pause()
      return add({})
    },
  }
  const add = (opts: object): Promise<Job> =>
    queue.add('sync-subscription', {}, { jobId: 'old', timestamp: Date.now() - 2 * HOUR, ...opts })

  test.each<[keyof typeof make, string, () => Promise<void>]>([
    ['put off', 'jobs promote ID', () => type('jobs', 'promote', 'old')],
    ['put off', 'jobs promote all', () => type('jobs', 'promote', 'all')],
    ['put off', 'Promote', () => press('/queues/billing/old/promote')],
    ['put off', 'Promote all', () => press('/queues/billing/promote')],
    ['failed', 'jobs retry ID', () => type('jobs', 'retry', 'old')],
    ['failed', 'Retry', () => press('/queues/billing/old/retry')],
    ['failed', 'Retry all', () => press('/queues/billing/retry/failed')],
    ['held back', 'jobs resume', () => type('jobs', 'resume', 'billing')],
    ['held back', 'Resume', () => press('/queues/billing/resume')],
    ['held back', 'Resume all', () => press('/queues/resume')],
  ])('a job that was %s waits from %s on, and nobody is told to start workers', async (state, _, letGo) => {
    api.clock.set(new Date())
    const now = api.clock.now()
    const worker = { id: uuidv7(), version: '0.1.0', startedAt: now, seenAt: now }
    await writeHeartbeat(api.db.connection, { ...worker, canPrint: true, canPrintSince: now })
    await make[state]()
    await letGo()
    expect((await queue.getJobCounts('waiting'))['waiting']).toBe(1)
    expect(await oldest()).toMatch(/^\d{1,2} s None waits(?: for long)?\. Working$/)
  })
})
