import type { TestApi } from '../../../../api/testing/api.ts'
import { takeFromOutbox, type OutboxEvent } from '../../../../db/stores/outbox.ts'
import { limitConcurrency } from '../../../../platform/concurrency-limit.ts'
import { jobs, type JobName } from '../../../../contract/jobs/jobs.ts'

const BATCH = 100

/** As many at once as a worker process does. */
const AT_ONCE = 3

const isJobName = (name: string): name is JobName => Object.hasOwn(jobs, name)

/** Takes the events that wait off the outbox, as the relay does. */
async function take({ db, clock }: Pick<TestApi, 'db' | 'clock'>): Promise<OutboxEvent[]> {
  return db.transaction((trx) => takeFromOutbox(trx, BATCH, clock.now()))
}

/**
 * Does every job that waits in the outbox, and those that follow, until none is left.
 * @param mails whether mails are handed over too; else they are passed over.
 * @returns what came of each.
 */
export async function doWaitingJobs(
  api: Pick<TestApi, 'db' | 'clock'>,
  run: (job: JobName, payload: unknown, id: string) => Promise<string>,
  { mails = true }: { mails?: boolean } = {},
): Promise<string[]> {
  const outcomes: string[] = []
  for (;;) {
    const events = await take(api)
    if (events.length === 0) return outcomes
    const limited = limitConcurrency({ concurrency: AT_ONCE, maxQueued: BATCH })
    const wanted = events.filter(({ job }) => mails || job !== 'send-email')
    const done = wanted.map(({ id, job, payload }) =>
      limited(() => (isJobName(job) ? run(job, payload, id) : Promise.reject(new Error(`no job ${job}`)))),
    )
    // What fails is told when all have ended: none goes on behind the test.
    await Promise.allSettled(done)
    outcomes.push(...(await Promise.all(done)))
  }
}
