import { listen } from '../db/listen.ts'
import { noteScheduleRun } from '../db/stores/schedule-runs.ts'
import { whyUnusable } from '../db/usable.ts'
import { retryUntilDone } from '../platform/retry.ts'
import { withTimeout } from '../platform/timeout.ts'
import type { Env } from '../platform/env.ts'
import { openQueues } from '../platform/queues.ts'
import { closeAll } from '../platform/shutdown.ts'
import { keepSchedules, openJobQueues, writeSchedules, type JobQueues } from './job-queues.ts'
import { startHeartbeat, type Heartbeat } from './heartbeat.ts'
import { createJobHandlers } from './jobs/index.ts'
import { startOutboxRelay } from './outbox-relay.ts'
import type { WorkerServices } from './jobs/job.ts'
import { startWorkers, type StallPolicy } from './workers.ts'

/** Longest that writing the schedules may take, in milliseconds; other processes wait for the lock. */
const LONGEST_SCHEDULING = 30_000

/** Longest that the queues may take to answer a probe, in milliseconds. */
const LONGEST_ANSWER = 1_500

/** The running relay, workers and queues of one process. */
export interface Work {
  readonly backend: 'postgres' | 'redis'
  /** Its queues, for metrics. */
  readonly queues: JobQueues
  /** Why no job can be taken from them now, in a sentence; undefined when they answer. */
  whyNoQueues: () => Promise<string | undefined>
  /**
   * Stops the relay, lets the workers finish their running jobs, closes the queues.
   * @param crashed leaves the process's heartbeat, so that it counts as one that died.
   */
  stop: (crashed?: boolean) => Promise<void>
}

type WorkEnv = WorkerServices['env'] &
  Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_POOL' | 'REDIS_URL'>

/**
 * Starts relay and workers as soon as database and queues answer, however long that takes.
 * @param services with the heartbeat of the process, when it has one already.
 * @param stallPolicy how soon jobs of a killed worker are taken over, when not the default.
 * @returns undefined when `signal` was aborted before.
 */
export async function startWork(
  services: WorkerServices & { readonly env: WorkEnv; readonly heartbeat?: Heartbeat },
  signal: AbortSignal,
  stallPolicy?: StallPolicy,
): Promise<Work | undefined> {
  const { env, database, clock, logger, heartbeat = startHeartbeat(services) } = services
  // BullMQ keeps a first connection that failed, so its queues are opened only once the database answers.
  const schemaReady = async (): Promise<void> => {
    const why = await whyUnusable(database)
    if (why !== undefined) throw new Error(why)
  }
  if (!(await retryUntilDone('looking for the database', schemaReady, { signal, logger }))) {
    await heartbeat.stop()
    return undefined
  }

  const queues = openQueues(env, logger)
  const jobQueues = openJobQueues(queues)
  const prepare = async (): Promise<void> => {
    await queues.check()
    await withTimeout(
      LONGEST_SCHEDULING,
      'writing the schedules',
      writeSchedules(database, jobQueues, clock.now()),
    )
  }
  if (!(await retryUntilDone('preparing the queues', prepare, { signal, logger }))) {
    await heartbeat.stop()
    await queues.close()
    return undefined
  }
  const onDone = (name: string): Promise<void> => noteScheduleRun(database.connection, name, clock.now())
  const workers = startWorkers(
    queues,
    createJobHandlers(services, jobQueues),
    { logger, onDone },
    stallPolicy,
  )
  const scheduling = keepSchedules(database, jobQueues, logger)
  heartbeat.noteWorking()
  const relay = startOutboxRelay({
    database,
    queues: jobQueues,
    clock,
    logger,
    listen: (onEvent) => listen(env, 'outbox', onEvent, logger),
  })
  return {
    backend: queues.backend,
    queues: jobQueues,
    whyNoQueues: () =>
      withTimeout(LONGEST_ANSWER, 'asking the queues', jobQueues.mail.getWaitingCount()).then(
        () => undefined,
        () => 'the queues do not answer',
      ),
    stop: async (crashed = false) => {
      const order = [
        { name: 'relay', close: relay.stop },
        { name: 'heartbeat', close: () => heartbeat.stop(crashed) },
        { name: 'schedules', close: scheduling.stop },
        {
          name: 'workers',
          close: async () => void (await Promise.all(workers.map((worker) => worker.close()))),
        },
        { name: 'queues', close: () => queues.close() },
      ]
      if (!(await closeAll(order, logger))) throw new Error('Not everything stopped cleanly')
    },
  }
}
