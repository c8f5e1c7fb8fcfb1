import type { JobsOptions } from 'bullmq'
import { jobs, type JobName } from '../contract/jobs/jobs.ts'

const DAY = 24 * 3600

/**
 * How BullMQ treats a job: retried as its contract says, half of each pause left to chance so that retries do
 * not come in waves; done ones are kept for a look back, failed ones for the dashboard, both within bounds.
 */
export function jobOptions(name: JobName): JobsOptions {
  const { attempts, firstDelayMs } = jobs[name].retry
  return {
    attempts,
    backoff: { type: 'exponential', delay: firstDelayMs, jitter: 0.5 },
    removeOnComplete: { age: 3 * DAY, count: 5_000 },
    removeOnFail: { age: 30 * DAY, count: 10_000 },
  }
}
