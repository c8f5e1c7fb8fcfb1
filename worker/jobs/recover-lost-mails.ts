import { listUnsentMails, republish } from '../../db/stores/outbox.ts'
import { secondsFromNow } from '../../platform/clock.ts'
import { jobs } from '../../contract/jobs/jobs.ts'
import type { JobQueues } from '../job-queues.ts'
import type { WorkerServices, JobHandler } from './job.ts'

/** Most mails that one run checks; the next run comes in a minute. */
const BATCH = 1_000

/** A mail is checked from two minutes until a day after its event reached the queue: then its link has expired. */
const FROM_SECONDS = 2 * 60
const UNTIL_SECONDS = 24 * 3600

/**
 * Republishes mails, and requests for mails, that the queue lost: their event reached the queue, no mail was sent, or the
 * request is not answered, and the queue does not know the job (a Redis that crashed loses its last second). A mail that is merely late is left alone: its job still waits,
 * or failed and is on the dashboard.
 */
export function recoverLostMails(
  { database: { connection }, clock, logger }: WorkerServices,
  queues: JobQueues,
): JobHandler<'recover-lost-mails'> {
  const queue = queues[jobs['send-email'].queue]
  return async () => {
    const unsent = await listUnsentMails(connection, {
      after: secondsFromNow(clock, -UNTIL_SECONDS),
      before: secondsFromNow(clock, -FROM_SECONDS),
      limit: BATCH,
    })
    const lost: string[] = []
    for (const id of unsent) if ((await queue.getJobState(id)) === 'unknown') lost.push(id)
    await republish(connection, lost)
    if (lost.length > 0) logger.warn({ mails: lost.length }, 'mails were lost in the queue; they go again')
    return `${lost.length} lost mails of ${unsent.length} not handed over`
  }
}
