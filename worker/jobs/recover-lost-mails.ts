import { listUnsentMails, republish } from '../../db/stores/outbox.ts'
import { secondsFromNow } from '../../platform/clock.ts'
import { jobs } from '../../contract/jobs/jobs.ts'
import type { JobQueues } from '../job-queues.ts'
import type { WorkerServices, JobHandler } from './job.ts'

/** Most mails that one run looks after; the next run comes in minutes. */
const AT_ONCE = 1_000

/** A mail is looked for from five minutes until a day after its event reached the queue: then its link is over. */
const FROM_SECONDS = 5 * 60
const UNTIL_SECONDS = 24 * 3600

/**
 * Finds mails that should have gone out and that nobody has in hand any more: their event reached the queue, no mail
 * was handed over, and the queue does not know the job (a Redis that crashed forgets its last second). Their events
 * go to the queue again. A verification mail that is merely late is left alone: its job still waits its turn, or
 * failed and is on the dashboard.
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
      limit: AT_ONCE,
    })
    const lost: string[] = []
    for (const id of unsent) if ((await queue.getJobState(id)) === 'unknown') lost.push(id)
    await republish(connection, lost)
    if (lost.length > 0) logger.warn({ mails: lost.length }, 'mails were lost in the queue; they go again')
    return `${lost.length} lost mails of ${unsent.length} not handed over`
  }
}
