import type { JobsOptions, Queue, RepeatOptions } from 'bullmq'
import {
  jobs,
  queueNames,
  schedules,
  type JobName,
  type QueueName,
  type Schedule,
  type Timing,
} from '../contract/jobs/jobs.ts'
import type { Logger } from '../platform/logger.ts'
import type { Queues } from '../platform/queues.ts'
import { lock, type Database } from '../db/connection.ts'
import { noteSchedule } from '../db/stores/schedule-runs.ts'

const DAY = 24 * 3600

/**
 * How BullMQ treats a job: retried as its contract says, half of each pause left to chance so that retries do
 * not come in waves; done ones are kept for three days, failed ones for a month, both within bounds.
 */
export function jobOptions(name: JobName): JobsOptions {
  const { attempts, firstDelayMs } = jobs[name].retry
  return {
    attempts,
    backoff: { type: 'exponential', delay: firstDelayMs, jitter: 0.5 },
    removeOnComplete: { age: 3 * DAY, count: 5_000 },
    removeOnFail: { age: 30 * DAY, count: 10_000 },
  }
}

/** Every queue of the product, for those who add jobs. */
export type JobQueues = Readonly<Record<QueueName, Queue>>

/** Opens every queue of the product. */
export function openJobQueues(queues: Queues): JobQueues {
  return Object.fromEntries(queueNames.map((name) => [name, queues.queue(name)])) as Record<QueueName, Queue>
}

/** A schedule as the queue takes it: by its interval, or by the clock in Lagos. */
const repeatOf = (timing: Timing): RepeatOptions =>
  'every' in timing
    ? { every: timing.every }
    : { pattern: timing.dailyAt.replace(/^(\d+):(\d+)$/, '$2 $1 * * *'), tz: 'Africa/Lagos' }

/** The schedules of a queue. */
const schedulesOf = (queue: string) => schedules.filter(({ name }) => jobs[name].queue === queue)

async function writeSchedule(queues: JobQueues, { name, timing }: Schedule): Promise<void> {
  const template = { name, data: {}, opts: jobOptions(name) }
  await queues[jobs[name].queue].upsertJobScheduler(name, repeatOf(timing), template)
}

/**
 * Writes every schedule to its queue. Each worker process does so at its start, one after the other: on
 * PostgreSQL two at the same moment would collide.
 */
export async function writeSchedules(database: Database, queues: JobQueues, now: Date): Promise<void> {
  await database.transaction(async (trx) => {
    await lock(trx, 'schedules')
    for (const schedule of schedules) {
      await noteSchedule(trx, schedule.name, now)
      await writeSchedule(queues, schedule)
    }
  })
}

/**
 * Writes the schedules that a queue has lost, as one in a Redis that was emptied has.
 * @returns their names.
 */
export async function restoreSchedules(database: Database, queues: JobQueues): Promise<string[]> {
  const lost: Schedule[] = []
  for (const name of queueNames) {
    const due = schedulesOf(name)
    if (due.length === 0) continue
    const kept = new Set((await queues[name].getJobSchedulers()).map(({ key }) => key))
    lost.push(...due.filter((schedule) => !kept.has(schedule.name)))
  }
  if (lost.length > 0)
    await database.transaction(async (trx) => {
      await lock(trx, 'schedules')
      for (const schedule of lost) await writeSchedule(queues, schedule)
    })
  return lost.map(({ name }) => name)
}

/** How often a worker looks whether its queues still have their schedules, in milliseconds. */
const LOOK_EVERY = 60_000

/** Keeps the schedules in their queues for as long as the process works. @returns what stops that. */
export function keepSchedules(
  database: Database,
  queues: JobQueues,
  logger: Logger,
): { stop: () => Promise<void> } {
  const look = async (): Promise<void> => {
    const restored = await restoreSchedules(database, queues)
    if (restored.length > 0)
      logger.warn({ schedules: restored }, 'the queue had lost its schedules; they are back')
  }
  const logError = (error: unknown): void => logger.warn({ err: error }, 'could not look for the schedules')
  let looking: Promise<void> = Promise.resolve()
  const timer = setInterval(() => void (looking = looking.then(look).catch(logError)), LOOK_EVERY)
  return {
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
