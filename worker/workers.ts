import { DelayedError, UnrecoverableError, type Job, type Worker } from 'bullmq'
import type { Logger } from '../platform/logger.ts'
import { jobDuration } from '../platform/metrics/registry.ts'
import { redactEmails } from '../platform/redact.ts'
import { jobs, queueNames, type JobName, type QueueName } from '../contract/jobs/jobs.ts'
import type { JobHandlers } from './jobs/index.ts'
import { PermanentFault, type JobRun } from './jobs/job.ts'
import { NoBrowserError } from './printer/index.ts'
import type { Queues } from '../platform/queues.ts'
import { saidByStripe } from '../platform/stripe-values.ts'

const isJobName = (name: string): name is JobName => Object.hasOwn(jobs, name)

/** The request that asked for the job, for payloads that say so. */
const requestOf = (payload: unknown): string | undefined =>
  (payload as { requestId?: string } | undefined)?.requestId

async function runJob(
  handlers: JobHandlers,
  { id, name, data, timestamp }: Job,
  isLastTry: boolean,
): Promise<string> {
  if (!isJobName(name)) throw new PermanentFault(`There is no job called ${name}`)
  const payload = jobs[name].payload.safeParse(data)
  if (!payload.success) throw new PermanentFault(`The payload does not fit the contract of ${name}`)
  // The payload was checked against the schema of this very name.
  const handle = handlers[name] as (run: JobRun<unknown>) => Promise<string>
  return handle({ id: id ?? '', payload: payload.data, createdAt: new Date(timestamp), isLastTry })
}

/** The error as BullMQ stores it and the dashboard shows it: without addresses, and marked when a retry cannot help. */
function storedError(error: unknown): Error {
  const fault = error instanceof Error ? error : new Error(String(error))
  const message = saidByStripe(error) ?? fault.message
  const stored = fault instanceof PermanentFault ? new UnrecoverableError(message) : new Error(message)
  stored.message = redactEmails(stored.message)
  stored.stack = redactEmails(fault.stack ?? '')
  return stored
}

/** How long what has to be printed waits where there is no browser, in milliseconds. */
const WITHOUT_BROWSER = 60_000

/** A name that is not in the contract is no label: it could be anything. */
const labelOf = (name: string): string => (isJobName(name) ? name : 'unknown')

/** Called with the name of a job that was done; when it fails, the job is tried again. */
export type OnDone = (name: string) => Promise<void>

/** Runs jobs of the contract: checks the payload, logs and measures the outcome and writes it to the job's log. */
export function createJobRunner(
  handlers: JobHandlers,
  logger: Logger,
  onDone: OnDone = () => Promise.resolve(),
): (job: Job, token?: string) => Promise<string> {
  return async (job, token) => {
    const attempt = job.attemptsMade + 1
    const isLastTry = attempt >= (job.opts.attempts ?? 1)
    const about = {
      job: job.name,
      jobId: job.id,
      attempt,
      requestId: requestOf(job.data),
    }
    // The lines of a job are written one after the other: at once they collide on PostgreSQL.
    const log = async (words: string): Promise<void> => {
      const request = about.requestId === undefined ? '' : `request ${about.requestId}, `
      await job.log(`${request}attempt ${attempt}: ${words}`)
    }
    const measure = jobDuration.startTimer({ job: labelOf(job.name) })
    try {
      const outcome = await runJob(handlers, job, isLastTry)
      await onDone(job.name)
      measure({ outcome: 'done' })
      logger.info({ ...about, outcome }, 'a job was done')
      await log(outcome)
      return outcome
    } catch (error) {
      if (error instanceof NoBrowserError) {
        measure({ outcome: 'retried' })
        logger.warn({ ...about, err: error }, 'a job waits for a browser')
        await log(`${error.message}; tried again in a minute`).catch(() => undefined)
        // Not a try that failed: another worker may have a browser, or this one soon.
        await job.updateProgress(error.message)
        await job.moveToDelayed(Date.now() + WITHOUT_BROWSER, token)
        throw new DelayedError()
      }
      if (job.progress) await job.updateProgress(0)
      const fault = storedError(error)
      const last = isLastTry || fault instanceof UnrecoverableError
      measure({ outcome: last ? 'failed' : 'retried' })
      const level = last ? 'error' : 'warn'
      logger[level]({ ...about, err: fault, last }, last ? 'a job failed for good' : 'a job failed')
      await log(`${fault.message}; ${last ? 'not tried again' : 'will be tried again'}`).catch(
        () => undefined,
      )
      throw fault
    }
  }
}

/**
 * Jobs of a queue that one process does at once. Each mail under way, and each customer read from Stripe, holds one
 * database connection, each report a page of the browser.
 */
const concurrency: Record<QueueName, number> = { mail: 5, billing: 3, reports: 2, maintenance: 1 }

/** How often a job may lose its worker (killed, or out of reach of its queue) before it is kept as failed. */
const MAX_STALLS = 3

/** How soon another worker takes over a job whose worker was killed. */
export interface StallPolicy {
  /** How long a worker holds its job after it last renewed its lock, in milliseconds. */
  lockMs: number
  /** How often workers look for jobs whose lock ran out; the second look takes them over. Milliseconds. */
  checkMs: number
}

/**
 * A mail whose worker was killed goes out within 16 seconds (half a minute are allowed [fault F02]). A lock is renewed
 * three times while it lasts, so that one renewal may fail.
 */
const defaultStallPolicy: StallPolicy = { lockMs: 10_000, checkMs: 3_000 }

/** Starts one worker for each queue. Close each to stop; it finishes its running jobs first. */
export function startWorkers(
  queues: Queues,
  handlers: JobHandlers,
  { logger, onDone }: { logger: Logger; onDone: OnDone },
  { lockMs, checkMs }: StallPolicy = defaultStallPolicy,
): Worker[] {
  const run = createJobRunner(handlers, logger, onDone)
  return queueNames.map((name) => {
    const worker = queues.worker(name, run, {
      concurrency: concurrency[name],
      maxStalledCount: MAX_STALLS,
      lockDuration: lockMs,
      lockRenewTime: lockMs / 3,
      stalledInterval: checkMs,
    })
    worker.on('stalled', (jobId) =>
      logger.warn({ queue: name, jobId }, 'a job lost its worker; it runs again'),
    )
    return worker
  })
}
