import type { Worker } from 'bullmq'
import type { Logger } from '../platform/logger.ts'
import type { Queues } from '../platform/queues.ts'
import { queueNames, type QueueName } from '../contract/jobs/jobs.ts'
import type { Processes } from './jobs/index.ts'
import { createRunner } from './run-job.ts'

/**
 * Jobs of a queue that one process does at once. Each mail under way, and each customer read from Stripe, holds one
 * database connection, each report a page of the browser.
 */
const concurrency: Record<QueueName, number> = { mail: 5, billing: 3, reports: 2, maintenance: 1 }

/** How often a job may lose its worker (killed, or out of reach of its queue) before it is kept as failed. */
const MOST_STALLS = 3

/** How soon a job is taken over whose worker was killed. */
export interface TakeOver {
  /** A job is its worker's for so long after the worker last said that it lives, in milliseconds. */
  lockMs: number
  /** How often the others look for jobs whose time ran out; the second look takes them over. Milliseconds. */
  lookMs: number
}

/**
 * A mail whose worker was killed goes out within 16 seconds (CHECKLISTS F02: half a minute). A worker says three times
 * within a lock that it lives, so that one lost word costs nothing.
 */
const usualTakeOver: TakeOver = { lockMs: 10_000, lookMs: 3_000 }

/** Starts one worker a queue. Close each to stop; it then finishes what it has in hand. */
export function startWorkers(
  queues: Queues,
  processes: Processes,
  logger: Logger,
  { lockMs, lookMs }: TakeOver = usualTakeOver,
): Worker[] {
  const run = createRunner(processes, logger)
  return queueNames.map((name) => {
    const worker = queues.worker(name, run, {
      concurrency: concurrency[name],
      maxStalledCount: MOST_STALLS,
      lockDuration: lockMs,
      lockRenewTime: lockMs / 3,
      stalledInterval: lookMs,
    })
    worker.on('stalled', (jobId) =>
      logger.warn({ queue: name, jobId }, 'a job lost its worker; it runs again'),
    )
    return worker
  })
}
