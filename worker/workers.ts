import type { Worker } from 'bullmq'
import type { Logger } from '../platform/logger.ts'
import type { Queues } from '../platform/queues.ts'
import { queueNames, type QueueName } from './contract/jobs.ts'
import type { Processes } from './jobs/index.ts'
import { createRunner } from './run-job.ts'

/**
 * Jobs of a queue that one process does at once. Each mail under way, and each customer read from Stripe, holds one
 * database connection, each report a page of the browser.
 */
const concurrency: Record<QueueName, number> = { mail: 5, billing: 3, reports: 2, maintenance: 1 }

/** How often a job may lose its worker (killed, or out of reach of its queue) before it is kept as failed. */
const MOST_STALLS = 3

/**
 * A worker says that it lives every half of LOCK; others look every LOOK and take a job over at the second look after
 * its lock ran out. So a mail whose worker was killed goes out within half a minute (CHECKLISTS F02). Milliseconds.
 */
const LOCK = 15_000
const LOOK = 5_000

/** Starts one worker a queue. Close each to stop; it then finishes what it has in hand. */
export function startWorkers(queues: Queues, processes: Processes, logger: Logger): Worker[] {
  const run = createRunner(processes, logger)
  return queueNames.map((name) => {
    const worker = queues.worker(name, run, {
      concurrency: concurrency[name],
      maxStalledCount: MOST_STALLS,
      lockDuration: LOCK,
      stalledInterval: LOOK,
    })
    worker.on('stalled', (jobId) =>
      logger.warn({ queue: name, jobId }, 'a job lost its worker; it runs again'),
    )
    return worker
  })
}
