import { type Database, lock } from '../db/connection.ts'
import { jobs, type JobName } from '../contract/jobs/jobs.ts'
import { jobOptions } from './job-options.ts'
import type { JobQueues } from './job-queues.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** At midnight UTC, which is one o’clock in Lagos. */
const NIGHTLY = 24 * HOUR

/** Jobs that come by the clock, and how often, in milliseconds. The only place that says so. */
const schedules: readonly (readonly [job: JobName, every: number])[] = [
  ['watch-outbox', 2 * MINUTE],
  ['recover-lost-mails', 10 * MINUTE],
  ['purge-outbox', HOUR],
  ['purge-billing', HOUR],
  ['purge-sign-ins', HOUR],
  ['purge-unverified-accounts', HOUR],
  ['remind-renewals', HOUR],
  ['reconcile-billing', NIGHTLY],
  ['purge-reports', HOUR],
  ['purge-records', NIGHTLY],
]

/**
 * Writes every schedule to its queue. Each worker process does so at its start, one after the other: on
 * PostgreSQL two at the same moment would collide.
 */
export async function keepSchedules(database: Database, queues: JobQueues): Promise<void> {
  await database.transaction(async (trx) => {
    await lock(trx, 'schedules')
    for (const [job, every] of schedules) {
      const template = { name: job, data: {}, opts: jobOptions(job) }
      await queues[jobs[job].queue].upsertJobScheduler(job, { every }, template)
    }
  })
}
