import { jobs, type QueueName } from '../../../worker/contract/jobs.ts'

/** Stands for what the dashboard does not show. */
export const HIDDEN = '(hidden: it does not fit the contract)'

/**
 * A job's payload as the dashboard may show it: as it is when it fits the contract of its queue, which knows ids
 * only; else nothing of it, so that no personal data can show whatever somebody put in.
 */
export function shownData(queue: QueueName, data: unknown): unknown {
  const fits = Object.values(jobs).some((job) => job.queue === queue && job.payload.safeParse(data).success)
  return fits ? data : HIDDEN
}

/** What a job gave back: a few words of ours. */
export function shownOutcome(outcome: unknown): unknown {
  return typeof outcome === 'string' || outcome === null || outcome === undefined ? outcome : HIDDEN
}
