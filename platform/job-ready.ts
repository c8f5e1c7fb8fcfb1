import type { Job, JobType, Queue } from 'bullmq'

/** What the progress of a job holds since somebody let it go on: when that was, in milliseconds. */
interface Released {
  readonly releasedAt: number
}

const releaseOf = ({ progress }: Job): number =>
  typeof progress === 'object' && 'releasedAt' in progress ? (progress as Released).releasedAt : 0

/** The longest pause after the last try of a job, in milliseconds, by its policy; 0 where it was not tried. */
export function longestPause({ attemptsMade, opts: { backoff } }: Job): number {
  if (attemptsMade === 0 || backoff === undefined) return 0
  if (typeof backoff === 'number') return backoff
  const { type, delay = 0 } = backoff
  return type === 'exponential' ? delay * 2 ** (attemptsMade - 1) : delay
}

/**
 * From when on a job that waits could be taken up, in milliseconds: since it was asked for, since its delay or the pause
 * after its last try was over, or since somebody let it go on (see `release`). A queue keeps no such moment; the pause has
 * a share of chance, of which the whole is taken, so that no job is called late that may not be.
 */
export function readySince(job: Job): number {
  const { timestamp, processedOn, opts } = job
  const releasedAt = releaseOf(job)
  if (releasedAt >= (processedOn ?? timestamp)) return releasedAt
  return processedOn === undefined ? timestamp + (opts.delay ?? 0) : processedOn + longestPause(job)
}

/** Most jobs that one step lets go on and of which each is noted. */
const MOST = 1_000

/** Notes of jobs, just before they are tried at once or taken up again, that they wait from now on. */
export async function release(jobs: readonly (Job | undefined)[], now: Date): Promise<void> {
  const releasedAt = now.getTime()
  for (const job of jobs.slice(0, MOST)) await job?.updateProgress({ releasedAt } satisfies Released)
}

/** What waits in a paused queue: a state of its own in some backends, which BullMQ's types leave out. */
export const heldBack = 'paused' as JobType

/** States of what waits to be taken up, also in a paused queue. */
export const waitingStates: readonly JobType[] = ['waiting', heldBack]

/** The same of all jobs of a queue in these states, the oldest first. */
export async function releaseAll(queue: Queue, states: readonly JobType[], now: Date): Promise<void> {
  await release(await queue.getJobs([...states], 0, MOST - 1, true), now)
}

/** The same of what a paused queue holds back, just before it is resumed. */
export async function releaseHeld(queue: Queue, now: Date): Promise<void> {
  if (await queue.isPaused()) await releaseAll(queue, waitingStates, now)
}
