import { UnrecoverableError, type Job } from 'bullmq'
import type { Logger } from '../platform/logger.ts'
import { jobDuration } from '../platform/metrics/registry.ts'
import { redactEmails } from '../platform/redact.ts'
import { jobs, type JobName } from '../contract/jobs/jobs.ts'
import type { Processes } from './jobs/index.ts'
import { PermanentFault, type Process } from './jobs/job.ts'

const isJobName = (name: string): name is JobName => Object.hasOwn(jobs, name)

/** The request that asked for the job, for payloads that say so. */
const requestOf = (payload: unknown): string | undefined =>
  (payload as { requestId?: string } | undefined)?.requestId

async function process(
  processes: Processes,
  { id, name, data, timestamp }: Job,
  isLastTry: boolean,
): Promise<string> {
  if (!isJobName(name)) throw new PermanentFault(`There is no job called ${name}`)
  const payload = jobs[name].payload.safeParse(data)
  if (!payload.success) throw new PermanentFault(`The payload does not fit the contract of ${name}`)
  // The payload was checked against the schema of this very name.
  const run = processes[name] as Process<unknown>
  return run({ id: id ?? '', payload: payload.data, createdAt: new Date(timestamp), isLastTry })
}

/** The fault as BullMQ keeps it and the dashboard shows it: no address in it, and told when not to try again. */
function asKept(error: unknown): Error {
  const fault = error instanceof Error ? error : new Error(String(error))
  const kept =
    fault instanceof PermanentFault ? new UnrecoverableError(fault.message) : new Error(fault.message)
  kept.message = redactEmails(kept.message)
  kept.stack = redactEmails(fault.stack ?? '')
  return kept
}

/** A name that is not in the contract is no label: it could be anything. */
const labelOf = (name: string): string => (isJobName(name) ? name : 'unknown')

/** Runs jobs of the contract: payload checked, outcome logged, measured and written beside the job. */
export function createRunner(processes: Processes, logger: Logger): (job: Job) => Promise<string> {
  return async (job) => {
    const attempt = job.attemptsMade + 1
    const isLastTry = attempt >= (job.opts.attempts ?? 1)
    const about = {
      job: job.name,
      jobId: job.id,
      attempt,
      requestId: requestOf(job.data),
    }
    // Lines beside the job are written one by one: written at once they collide on PostgreSQL.
    const tell = async (words: string): Promise<void> => {
      const request = about.requestId === undefined ? '' : `request ${about.requestId}, `
      await job.log(`${request}attempt ${attempt}: ${words}`)
    }
    const measure = jobDuration.startTimer({ job: labelOf(job.name) })
    try {
      const outcome = await process(processes, job, isLastTry)
      measure({ outcome: 'done' })
      logger.info({ ...about, outcome }, 'a job was done')
      await tell(outcome)
      return outcome
    } catch (error) {
      const fault = asKept(error)
      const last = isLastTry || fault instanceof UnrecoverableError
      measure({ outcome: last ? 'failed' : 'retried' })
      const level = last ? 'error' : 'warn'
      logger[level]({ ...about, err: fault, last }, last ? 'a job failed for good' : 'a job failed')
      await tell(`${fault.message}; ${last ? 'not tried again' : 'will be tried again'}`).catch(
        () => undefined,
      )
      throw fault
    }
  }
}
