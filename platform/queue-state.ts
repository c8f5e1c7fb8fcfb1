import type { Job, JobType, Queue } from 'bullmq'
import { heldBack, longestPause, readySince, waitingStates } from './job-ready.ts'

/** States that are watched, as BullMQ names them. */
export const watchedStates = ['waiting', 'active', 'delayed', 'failed'] as const satisfies readonly JobType[]
export type WatchedState = (typeof watchedStates)[number]

/** How many jobs of a queue are in a state (next runs of schedules left out), and how old the oldest of them is. */
export interface StateOfQueue {
  count: number
  /** Since the oldest could be taken up, or was put off or failed, in seconds; 0 when there is none. */
  oldestSeconds: number
}

/** Most jobs of a state that are read to find the oldest. */
const SAMPLE = 50

/** Whether a delayed job is put off: the next run of a schedule is among the delayed jobs and is not, unless it was tried before. */
export const isPutOff = (job: Job | undefined): job is Job =>
  job !== undefined && (job.repeatJobKey === undefined || job.attemptsMade > 0)

/** From when on a job has been in a state, in milliseconds. */
const beginsOf: Readonly<Record<WatchedState, (job: Job) => number>> = {
  waiting: readySince,
  active: ({ timestamp }) => timestamp,
  delayed: ({ timestamp }) => timestamp,
  failed: ({ timestamp, finishedOn }) => finishedOn ?? timestamp,
}

async function readState(queue: Queue, state: WatchedState, count: number, now: Date): Promise<StateOfQueue> {
  const oldest =
    count === 0
      ? []
      : await queue.getJobs(state === 'waiting' ? [...waitingStates] : [state], 0, SAMPLE - 1, true)
  const times = oldest.filter((job) => state !== 'delayed' || isPutOff(job)).map(beginsOf[state])
  const first = Math.min(now.getTime(), ...times)
  const ofSchedules = state === 'delayed' ? oldest.filter((job) => !isPutOff(job)).length : 0
  return { count: count - ofSchedules, oldestSeconds: (now.getTime() - first) / 1000 }
}

/**
 * Depth and oldest age of a queue by state, at `now`. Waiting jobs are ordered by age, so that their figure is exact;
 * of the others the next fifty are read. What a paused queue holds back waits, too.
 */
export async function readQueueState(queue: Queue, now: Date): Promise<Record<WatchedState, StateOfQueue>> {
  const counts = await queue.getJobCounts(...watchedStates, 'prioritized', heldBack)
  const waiting = (counts['waiting'] ?? 0) + (counts['prioritized'] ?? 0) + (counts[heldBack] ?? 0)
  const [waits, active, delayed, failed] = await Promise.all([
    readState(queue, 'waiting', waiting, now),
    readState(queue, 'active', counts['active'] ?? 0, now),
    readState(queue, 'delayed', counts['delayed'] ?? 0, now),
    readState(queue, 'failed', counts['failed'] ?? 0, now),
  ])
  return { waiting: waits, active, delayed, failed }
}

/** For how long jobs may wait while none is taken up, before their queue counts as stuck. Seconds. */
export const UNTAKEN = 60

/** The jobs of a state that stand at either end of its list. */
async function atBothEnds(queue: Queue, state: JobType, count: number): Promise<Job[]> {
  const ends = await Promise.all([true, false].map((asc) => queue.getJobs([state], 0, count - 1, asc)))
  return ends.flat().filter((job): job is Job => job !== undefined)
}

/**
 * When a worker last took up a job of a queue, by the jobs that it still has: those in hand, the newest that were done or
 * failed, and those that are put off. Null when none of them was ever taken.
 */
async function readLastTaken(queue: Queue): Promise<Date | null> {
  const jobs = await Promise.all([
    atBothEnds(queue, 'active', SAMPLE),
    atBothEnds(queue, 'completed', 1),
    atBothEnds(queue, 'failed', 1),
    atBothEnds(queue, 'delayed', SAMPLE),
  ])
  const times = jobs.flat().flatMap(({ processedOn }) => processedOn ?? [])
  return times.length === 0 ? null : new Date(Math.max(...times))
}

/**
 * For how long jobs of a queue have waited while no worker took one up, in seconds; 0 while none waits that long, while
 * jobs are taken, and while somebody paused it.
 */
export async function readUntaken(
  queue: Queue,
  { waiting }: Pick<Record<WatchedState, StateOfQueue>, 'waiting'>,
  now: Date,
): Promise<number> {
  if (waiting.oldestSeconds < UNTAKEN || (await queue.isPaused())) return 0
  const takenAt = await readLastTaken(queue)
  const idle = takenAt === null ? Number.POSITIVE_INFINITY : (now.getTime() - takenAt.getTime()) / 1000
  const seconds = Math.min(waiting.oldestSeconds, idle)
  return seconds < UNTAKEN ? 0 : seconds
}

/** When a job that is put off is tried next: its delay runs from its last try, or from when it was asked for. */
export const nextTryOf = ({ processedOn, timestamp, delay }: Job): Date =>
  new Date((processedOn ?? timestamp) + delay)

/** Why a job that is put off waits: what it is in want of without having failed, which is its progress, or why it failed. */
export const whyPutOff = ({ progress, failedReason }: Job): string =>
  typeof progress === 'string' ? progress : (failedReason ?? '')

/** The latest of these moments, in milliseconds; 0 for none. */
const newest = (times: readonly (number | undefined)[]): number =>
  Math.max(0, ...times.map((time) => time ?? 0))

/**
 * When a job was last put off, in milliseconds; undefined where it never was. One that is being tried again was before the pause after
 * that try, of which half is sure.
 */
function putOffAt(job: Job, state: 'active' | 'other'): number | undefined {
  if (!isPutOff(job) || (state === 'active' && job.attemptsMade === 0)) return undefined
  const { processedOn } = job
  return state === 'other' || processedOn === undefined ? processedOn : processedOn - longestPause(job) / 2
}

/**
 * Whether the newest try of a job of a queue that ended put it off: nothing was done or given up since. Of the queue of mails that
 * means that the mail server takes none.
 */
export async function isLastTryPutOff(queue: Queue): Promise<boolean> {
  const [putOff, triedAgain, done, failed] = await Promise.all([
    atBothEnds(queue, 'delayed', SAMPLE),
    atBothEnds(queue, 'active', SAMPLE),
    atBothEnds(queue, 'completed', 1),
    atBothEnds(queue, 'failed', 1),
  ])
  const triedAt = newest([
    ...putOff.map((job) => putOffAt(job, 'other')),
    ...triedAgain.map((job) => putOffAt(job, 'active')),
  ])
  return triedAt > newest([...done, ...failed].map(({ processedOn }) => processedOn))
}

/** Most jobs that are put off of which each is looked at. */
const MOST_PUT_OFF = 1_000

/** For how long the oldest job that is put off has been there, in seconds: of those that somebody waits for, and of the others. */
export interface PutOffFor {
  somebody: number
  nobody: number
}

/** The same of a queue; 0 for none. @param isWaitedFor by the name of a job. */
export async function readPutOffFor(
  queue: Queue,
  isWaitedFor: (name: string) => boolean,
  now: Date,
): Promise<PutOffFor> {
  const jobs = (await queue.getJobs(['delayed'], 0, MOST_PUT_OFF - 1, true)).filter(isPutOff)
  const oldestOf = (wanted: boolean): number => {
    const times = jobs.filter(({ name }) => isWaitedFor(name) === wanted).map(({ timestamp }) => timestamp)
    return Math.max(0, (now.getTime() - Math.min(now.getTime(), ...times)) / 1000)
  }
  return { somebody: oldestOf(true), nobody: oldestOf(false) }
}

/** Why the oldest fifty jobs of a queue that are put off wait, the commonest reason first, each once. */
export async function readPutOffReasons(queue: Queue): Promise<string[]> {
  const oldest = await queue.getJobs(['delayed'], 0, SAMPLE - 1, true)
  const counts = new Map<string, number>()
  for (const reason of oldest.filter(isPutOff).map(whyPutOff).filter(Boolean))
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([reason]) => reason)
}

/** Most failed jobs that are counted. */
export const MAX_COUNTED = 1_000

/** Jobs that failed for good since a moment: how many, and when the first of them did; null for none. */
export interface FailedSince {
  count: number
  first: Date | null
}

/** The jobs of a queue that failed for good since a moment and still lie in it; at most MAX_COUNTED, the newest. */
export async function readFailedSince(queue: Queue, since: Date): Promise<FailedSince> {
  const newest = await queue.getJobs(['failed'], 0, MAX_COUNTED - 1, false)
  const times = newest.map((job) => job?.finishedOn ?? 0).filter((at) => at >= since.getTime())
  return { count: times.length, first: times.length === 0 ? null : new Date(Math.min(...times)) }
}

/** Names of the jobs of a queue that failed for good, of the newest fifty, each once. */
export async function readFailedNames(queue: Queue): Promise<string[]> {
  const newest = await queue.getJobs(['failed'], 0, SAMPLE - 1, false)
  return [...new Set(newest.filter((job): job is Job => job !== undefined).map(({ name }) => name))]
}
