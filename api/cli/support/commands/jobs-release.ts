import type { Job, Queue } from 'bullmq'
import { audit } from '../../../../db/stores/audit-log.ts'
import type { Answer } from '../output.ts'
import { onBehalfOf, type Context } from '../context.ts'
import { CommandError } from '../exit-codes.ts'
import { release, releaseHeld } from '../../../../platform/job-ready.ts'
import { isPutOff } from '../../../../platform/queue-state.ts'
import type { QueueName } from '../../../../contract/jobs/jobs.ts'
import { lookLater, readProspect, type Prospect } from '../prospect.ts'
import { findJob, toResume } from './jobs.ts'

/** Most jobs that are promoted by one line. */
const MOST = 500

/**
 * Writes the audit entry of a change to a queue. It is written before the change: an entry without a change is harmless,
 * a change without an entry is not.
 */
async function auditQueue(
  context: Context,
  action: 'support_resume_queue' | 'support_promote_jobs' | 'support_remove_job',
  detail: Readonly<Record<string, string | number>>,
): Promise<string> {
  const { database, now, requestId, caller } = context
  const entry = { ...onBehalfOf(context), action, accountId: null, now, requestId, caller, detail }
  return database.transaction((trx) => audit(trx, entry))
}

/** Resumes a paused queue: what it held back is done. */
export async function resumeQueue(context: Context, name: string): Promise<Answer> {
  return context.withQueues(async (queues) => {
    const paused = await pausedOf(queues)
    const queue = paused.find((candidate) => candidate.name === name)
    const others = paused.flatMap((other) => (other.name === name ? [] : [other.name]))
    if (!queue)
      throw new CommandError(
        'refused',
        `The queue ${name} is not paused. ${others.length === 0 ? 'None is.' : `Paused: ${others.join(', ')}. ${inSentence(toResume(others))}`}`,
      )
    const auditId = await auditQueue(context, 'support_resume_queue', { queue: name })
    if (!context.options.dryRun) {
      await releaseHeld(queue, context.now)
      await queue.resume()
    }
    // What waited behind the pause was taken by nobody meanwhile.
    const prospect = await readProspect(context, queue.name as QueueName, ['paused', 'not taken'])
    return {
      text: `The queue ${name} is resumed: what it held back is done ${nowOr(prospect)}.`,
      data: { queue: name, obstacles: prospect.obstacles },
      next:
        others.length === 0
          ? lookLater(prospect, 'see that nothing is held back any more: jobs waiting')
          : `${prospect.first === undefined ? '' : `${prospect.first}; then `}${others.join(', ')} ${others.length === 1 ? 'is' : 'are'} paused still; ${toResume(others)}`,
      auditIds: [auditId],
    }
  })
}

/** Those of these queues that somebody paused. */
async function pausedOf(queues: readonly Queue[]): Promise<Queue[]> {
  const states = await Promise.all(queues.map((queue) => queue.isPaused()))
  return queues.filter((_, index) => states[index])
}

const inSentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** Jobs of a queue that are put off, oldest first; the next run of a schedule is none. */
async function listPutOff(queue: Queue): Promise<Job[]> {
  const delayed = await queue.getJobs(['delayed'], 0, MOST - 1, true)
  return delayed.filter(isPutOff)
}

async function findPutOff(queues: readonly Queue[], id: string): Promise<Job> {
  const job = await findJob(queues, id, 'delayed')
  const state = await job.getState()
  if (state !== 'delayed')
    throw new CommandError(
      'refused',
      `That job is not put off: it is ${state}. Only what waits for its next try can be tried now.`,
    )
  return job
}

/** Promotes a job. @returns whether it was put off still; a worker may have taken it up meanwhile. */
async function promote(job: Job, now: Date): Promise<boolean> {
  try {
    await release([job], now)
    await job.promote()
    return true
  } catch (error) {
    if ((await job.getState()) === 'delayed') throw error
    return false
  }
}

/** When something is done: now, where nothing stands in the way. */
const nowOr = ({ obstacles, when }: Prospect): string => (obstacles.length === 0 ? 'now' : when)

/** When jobs of several queues are tried: as those of the queue with most in its way. */
async function readProspects(context: Context, jobs: readonly Job[]): Promise<Prospect> {
  const queues = [...new Set(jobs.map(({ queueName }) => queueName as QueueName))]
  const all = await Promise.all(queues.map((queue) => readProspect(context, queue, ['put off', 'not taken'])))
  return (
    all.toSorted((one, other) => other.obstacles.length - one.obstacles.length)[0] ?? {
      obstacles: [],
      when: 'within seconds',
      first: undefined,
    }
  )
}

/** Tries a job that is put off, or all of them, now instead of at its next try. @param which the id of a job, or `all`. */
export async function promoteJobs(context: Context, which: string): Promise<Answer> {
  return context.withQueues(async (queues) => {
    const found =
      which === 'all'
        ? (await Promise.all(queues.map((queue) => listPutOff(queue)))).flat()
        : [await findPutOff(queues, which)]
    const jobs = found.slice(0, MOST)
    if (jobs.length === 0)
      throw new CommandError('refused', 'No job is put off: nothing waits for another try.')
    const auditId = await auditQueue(context, 'support_promote_jobs', { job: which, count: jobs.length })
    let promoted = 0
    for (const job of jobs) if (context.options.dryRun || (await promote(job, context.now))) promoted += 1
    const left = found.length - jobs.length
    const prospect = await readProspects(context, jobs)
    return {
      text: `${promoted === 1 ? '1 job is' : `${promoted} jobs are`} tried ${nowOr(prospect)}.${left === 0 ? '' : ` ${left} or more are put off still: type the same line again.`}`,
      data: {
        promoted,
        jobs: jobs.map(({ id, name, queueName }) => ({ id, queue: queueName, job: name })),
        obstacles: prospect.obstacles,
      },
      next: lookLater(prospect, 'see what is put off again, and why: jobs waiting'),
      auditIds: [auditId],
    }
  })
}

/** Removes a job that failed for good and will never work, such as a mail to an address that does not exist. */
export async function removeJob(context: Context, id: string): Promise<Answer> {
  return context.withQueues(async (queues) => {
    const job = await findJob(queues, id, 'failed')
    const state = await job.getState()
    if (state !== 'failed')
      throw new CommandError(
        'refused',
        `That job has not failed: it is ${state}. Only failed jobs are removed.`,
      )
    const { name, queueName: queue } = job
    const auditId = await auditQueue(context, 'support_remove_job', { queue, job: job.id ?? id })
    if (!context.options.dryRun) await job.remove()
    return {
      text: `The job ${name} is removed from the queue ${queue}: it is not tried again.`,
      data: { id, queue, job: name },
      next: 'see what else failed: jobs failed',
      auditIds: [auditId],
    }
  })
}
