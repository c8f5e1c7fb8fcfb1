import { expect, test } from 'vitest'
import { isWaitedFor } from '../contract/jobs/jobs.ts'
import { useTestDatabase } from '../db/testing/database.ts'
import { describeOnBothBackends } from '../worker/testing/backends.ts'
import { openQueues } from './queues.ts'
import { readPutOffFor } from './queue-state.ts'
import { quietLogger } from './testing/quiet-logger.ts'
import { TEST_NOW } from './testing/movable-clock.ts'

const db = useTestDatabase()

const ago = (seconds: number) => ({ timestamp: TEST_NOW.getTime() - seconds * 1000 })

describeOnBothBackends((redisUrl) => {
  test('one that somebody waits for is found behind hundreds of the night', async () => {
    const env = { DATABASE_URL: db.url, DATABASE_POOL: 2, REDIS_URL: redisUrl }
    const queues = openQueues(env, quietLogger)
    const billing = queues.queue('billing')
    const later = { delay: 3_600_000 }
    await billing.addBulk(
      Array.from({ length: 300 }, (_, index) => ({
        name: 'reread-customer',
        data: {},
        opts: { jobId: `night-${index}`, ...ago(7_200), ...later },
      })),
    )
    await billing.upsertJobScheduler('remind-renewals', { every: 3_600_000 }, { name: 'remind-renewals' })
    expect(await readPutOffFor(billing, isWaitedFor, TEST_NOW)).toEqual({ somebody: 0, nobody: 7_200 })
    // It is tried long after all of these.
    await billing.add('sync-subscription', {}, { jobId: 'paid', ...ago(1_000), delay: 90_000_000 })
    expect(await readPutOffFor(billing, isWaitedFor, TEST_NOW)).toEqual({ somebody: 1_000, nobody: 7_200 })
    await billing.obliterate({ force: true })
    await queues.close()
  })
})
