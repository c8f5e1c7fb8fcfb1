import type { Job, JobState, JobType, Queue } from 'bullmq'
import { audit } from '../../../../db/stores/audit-log.ts'
import { release, waitingStates } from '../../../../platform/job-ready.ts'
import { isPutOff, nextTryOf, whyPutOff } from '../../../../platform/queue-state.ts'
import { duration, findUntaken, shownText, untakenInWords } from '../../../features/operations/index.ts'
import { inLagos, table, type Answer } from '../output.ts'
import { onBehalfOf, type Context } from '../context.ts'
import { CommandError } from '../exit-codes.ts'
import { lookLater, readProspect, readWorkers } from '../prospect.ts'
import { readOutboxLag, type OutboxLag } from '../../../../db/stores/outbox.ts'
import type { QueueName } from '../../../../contract/jobs/jobs.ts'

const momentOf = (milliseconds: number | undefined): Date | null =>
  milliseconds === undefined ? null : new Date(milliseconds)

/** Jobs that failed permanently, newest first, with the reason; personal data is removed from error messages. */
export async function showFailedJobs(context: Context, limit: number): Promise<Answer> {
  const queueStates = await context.withQueues((queues) =>
    Promise.all(queues.map((queue) => queue.getJobs(['failed'], 0, limit - 1, false))),
  )
  const failed = queueStates
    .flat()
    .map((job) => ({
      id: job.id ?? '',
      queue: job.queueName,
      job: job.name,
      failedAt: momentOf(job.finishedOn),
      attempts: job.attemptsMade,
      why: shownText(job.failedReason),
    }))
    .toSorted((one, other) => (other.failedAt?.getTime() ?? 0) - (one.failedAt?.getTime() ?? 0))
    .slice(0, limit)
  const rows = failed.map(({ id, queue, job, failedAt, attempts, why }) => [
    job,
    queue,
    inLagos(failedAt),
    `${attempts}`,
    id,
    why,
  ])
  return {
    text:
      rows.length === 0 ? 'No job failed.' : [table(['Job', 'Queue', 'Failed', 'Tries', 'Id', 'Why'], rows)],
    data: { failed },
    next:
      rows.length === 0
        ? undefined
        : 'once the cause is mended: jobs retry ID; what will never work, such as a mail to a wrong address: jobs remove ID',
  }
}

/**
 * Jobs that are put off, those that a paused queue holds back, and those that no worker takes up: the reason of the last
 * try and the next one.
 */
export async function showWaitingJobs(context: Context, limit: number): Promise<Answer> {
  const { paused, untaken, waiting } = await context.withQueues(async (queues) => {
    const lists = await Promise.all(queues.map(async (queue) => listWaiting(queue, limit, context.now)))
    return {
      paused: lists.filter(({ isPaused }) => isPaused).map(({ queue }) => queue),
      untaken: lists.flatMap(({ untaken: said }) => said ?? []),
      waiting: lists.flatMap(({ jobs }) => jobs),
    }
  })
  const shown = waiting
    .toSorted((one, other) => one.askedAt.getTime() - other.askedAt.getTime())
    .slice(0, limit)
  const rows = shown.map(({ job, queue, state, askedAt, attempts, nextTryAt, id, why }) => [
    job,
    queue,
    state,
    inLagos(askedAt),
    `${attempts}`,
    inLagos(nextTryAt),
    id,
    why,
  ])
  const titles = ['Job', 'Queue', 'State', 'Asked for', 'Tries', 'Next try', 'Id', 'Why']
  const workers = await readWorkers(context)
  const outbox = await readOutboxLag(context.database.connection, context.now)
  return {
    text: [
      ...noWorkerInWords(workers, outbox),
      ...(paused.length === 0
        ? []
        : [
            `Paused: ${paused.join(', ')}. ${paused.length === 1 ? 'Nothing of it is done until it' : 'Nothing of each is done until that one'} is resumed.`,
          ]),
      ...untaken,
      ...(rows.length === 0
        ? [
            workers.isRunning && paused.length === 0
              ? 'No job is put off or held back, and no queue stands still.'
              : 'No job that reached its queue is put off or held back.',
          ]
        : [table(titles, rows)]),
    ],
    data: { workerRuns: workers.isRunning, outbox, paused, waiting: shown },
    next: workers.isRunning
      ? nextOf(paused, shown)
      : ['start a worker: /operator says how', nextOf(paused, shown)].filter(Boolean).join('; '),
  }
}

/** That no worker takes up any job, and what waits for one before it reaches a queue; nothing while one runs. */
function noWorkerInWords(
  { isRunning, lastSeen }: Awaited<ReturnType<typeof readWorkers>>,
  { waiting, oldestSeconds }: OutboxLag,
): string[] {
  if (isRunning) return []
  const seen = lastSeen ? `last seen ${inLagos(lastSeen)}` : 'and none was ever seen'
  return [
    `No worker runs, ${seen}: no job of any queue is taken up until one does.`,
    ...(waiting === 0
      ? []
      : [
          `${waiting === 1 ? '1 event waits' : `${waiting} events wait`} in the outbox to reach a queue, the oldest for ${duration(oldestSeconds)}: outbox list --waiting`,
        ]),
  ]
}

/** What became of a job that waits. */
type Waits = 'put off' | 'held back' | 'not taken'

/** What is typed to let paused queues go on, each of them. */
export const toResume = (paused: readonly string[]): string =>
  `once the cause is mended: ${paused.map((queue) => `jobs resume ${queue}`).join(', ')}`

/** What to do about jobs that wait: a paused queue is resumed, a worker that takes nothing is started anew, and what is put off is tried now. */
function nextOf(paused: readonly string[], waiting: readonly { state: Waits }[]): string | undefined {
  const has = (wanted: Waits) => waiting.some(({ state }) => state === wanted)
  const words = [
    ...(paused.length === 0 ? [] : [toResume(paused)]),
    ...(has('not taken')
      ? ['what is not taken waits for a worker: /operator says whether one runs, and how to start it anew']
      : []),
    ...(has('put off')
      ? ['once what they wait for is mended, try them now: jobs promote all, or jobs promote ID']
      : []),
  ]
  return words.length === 0 ? undefined : words.join('; ')
}

const whyNot: Readonly<Record<Waits, string>> = {
  'put off': '',
  'held back': 'its queue is paused',
  'not taken': 'no worker took it up',
}

/** What of a queue waits, and in a sentence that nobody takes it up where that is so. */
async function listWaiting(queue: Queue, limit: number, now: Date) {
  const isPaused = await queue.isPaused()
  const untaken = await findUntaken(queue, now)
  const states: readonly JobType[] = isPaused || untaken ? waitingStates : []
  const [delayed, held] = await Promise.all([
    queue.getJobs(['delayed'], 0, limit - 1, true),
    states.length > 0 ? queue.getJobs([...states], 0, limit - 1, true) : [],
  ])
  const row = (job: Job, state: Waits) => ({
    id: job.id ?? '',
    queue: queue.name,
    job: job.name,
    state,
    askedAt: new Date(job.timestamp),
    attempts: job.attemptsMade,
    nextTryAt: state === 'put off' ? nextTryOf(job) : null,
    why: shownText(whyPutOff(job)) || whyNot[state],
  })
  return {
    queue: queue.name,
    isPaused,
    untaken: untaken && `${queue.name}: ${untakenInWords(untaken)}.`,
    jobs: [
      ...delayed.filter(isPutOff).map((job) => row(job, 'put off')),
      ...held.map((job) => row(job, isPaused ? 'held back' : 'not taken')),
    ],
  }
}

/**
 * The job with this id, of whichever queue; of several the one in the wanted state. Ids that were added by hand count from
 * one in every queue: `mail/1` names one.
 * @throws CommandError when no queue knows it, or several do.
 */
export async function findJob(queues: readonly Queue[], typed: string, wanted: JobState): Promise<Job> {
  const [, named, of] = /^([a-z-]+)\/(.+)$/.exec(typed) ?? []
  const id = of ?? typed
  const found: { job: Job; isWanted: boolean }[] = []
  for (const queue of queues.filter(({ name }) => named === undefined || name === named)) {
    const job: Job | undefined = await queue.getJob(id)
    if (job) found.push({ job, isWanted: (await job.getState()) === wanted })
  }
  const inState = found.filter(({ isWanted }) => isWanted)
  const [one, more] = inState.length > 0 ? inState : found
  if (one && more)
    throw new CommandError(
      'refused',
      `Several queues have a job of that id. Name the queue: ${found.map(({ job }) => `${job.queueName}/${id}`).join(', ')}`,
    )
  if (one) return one.job
  throw new CommandError(
    'notFound',
    'No queue knows a job of that id. List those that failed or wait with: jobs failed, jobs waiting',
  )
}

/** Queues a failed job to run again. */
export async function retryJob(context: Context, id: string): Promise<Answer> {
  const { database, options, now, requestId, caller } = context
  const { actor, reason } = onBehalfOf(context)
  return context.withQueues(async (queues) => {
    const job = await findJob(queues, id, 'failed')
    const state = await job.getState()
    if (state !== 'failed')
      throw new CommandError(
        'refused',
        `That job has not failed: it is ${state}. Only failed jobs are tried again.`,
      )
    // The audit entry is written before the retry: an entry without a retry is harmless, a retry without an entry is
    // not.
    const auditId = await database.transaction((trx) =>
      audit(trx, {
        actor,
        action: 'support_retry_job',
        accountId: null,
        now,
        requestId,
        caller,
        reason,
        detail: { queue: job.queueName, job: job.id ?? id },
      }),
    )
    // BullMQ clears the failure reason on retry, so it is read first.
    const failedBefore = shownText(job.failedReason)
    if (!options.dryRun) {
      await release([job], now)
      await job.retry('failed')
    }
    const prospect = await readProspect(context, job.queueName as QueueName, ['put off'])
    return {
      text: `The job ${job.name} is in the queue ${job.queueName} again, and is tried ${prospect.when}.`,
      data: { id, queue: job.queueName, job: job.name, failedBefore, obstacles: prospect.obstacles },
      next: lookLater(prospect, 'see that it did not fail again: jobs failed'),
      auditIds: [auditId],
    }
  })
}
