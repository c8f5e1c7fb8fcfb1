import type { JobsOptions, Queue } from 'bullmq'
import { jobs, queueNames, schedules, type JobName, type QueueName } from '../contract/jobs/jobs.ts'
import type { Queues } from '../platform/queues.ts'
import { lock, type Database } from '../db/connection.ts'
import { noteSchedule } from '../db/stores/schedule-runs.ts'

const DAY = 24 * 3600

/**
 * How BullMQ treats a job: retried as its contract says, half of each pause left to chance so that retries do
 * not come in waves; done ones are kept for three days, failed ones for a month, both within bounds.
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

/** Every queue of the product, for those who add jobs. */
export type JobQueues = Readonly<Record<QueueName, Queue>>

/** Opens every queue of the product. */
export function openJobQueues(queues: Queues): JobQueues {
  return Object.fromEntries(queueNames.map((name) => [name, queues.queue(name)])) as Record<QueueName, Queue>
}

/**
 * Writes every schedule to its queue. Each worker process does so at its start, one after the other: on
 * PostgreSQL two at the same moment would collide.
 */
export async function writeSchedules(database: Database, queues: JobQueues, now: Date): Promise<void> {
  await database.transaction(async (trx) => {
    await lock(trx, 'schedules')
    for (const { name, every } of schedules) {
      const template = { name, data: {}, opts: jobOptions(name) }
      await noteSchedule(trx, name, now)
      await queues[jobs[name].queue].upsertJobScheduler(name, { every }, template)
    }
  })
}
