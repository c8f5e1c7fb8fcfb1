import type { Worker } from 'bullmq'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../db/testing/database.ts'
import { migrateQueues, openQueues } from './queues.ts'
import { quietLogger } from './testing/quiet-logger.ts'

const db = useTestDatabase()

interface Listening {
  readonly backend: {
    readonly connection: { getListenClient: () => Promise<{ query: (text: string) => Promise<unknown> }> }
  }
}

/** The connection on which a worker is told of jobs, which BullMQ keeps to itself. */
const listenerOf = (worker: Worker) => (worker as unknown as Listening).backend.connection.getListenClient()

test('a worker whose next job is an hour away, and that is told of nothing, takes up a new one all the same', async () => {
  const env = { DATABASE_URL: db.url, DATABASE_POOL: 2 }
  await migrateQueues(env)
  const queues = openQueues(env, quietLogger)
  try {
    const queue = queues.queue('billing')
    await queue.add('later', {}, { delay: 3_600_000 })
    const done: string[] = []
    const worker = queues.worker('billing', (job) => Promise.resolve(void done.push(job.name)))
    await worker.waitUntilReady()
    await queue.add('first', {})
    await expect.poll(() => done, { timeout: 10_000 }).toEqual(['first'])
    const listener = await listenerOf(worker)
    await listener.query('unlisten *')
    await queue.add('second', {})
    await expect.poll(() => done, { timeout: 15_000 }).toEqual(['first', 'second'])
  } finally {
    await queues.close()
  }
}, 40_000)
