import {
  runMigrations,
  type Processor,
  type Queue,
  type QueueOptions,
  type Worker,
  type WorkerOptions,
} from 'bullmq'
import type { Env } from './env.ts'
import type { Logger } from './logger.ts'
import { postgresBackend, redisBackend } from './queue-backends.ts'
import { DatabaseServers, WritableClient } from './writable-server.ts'

type QueueEnv = Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_POOL' | 'REDIS_URL'>

/** Opens queues and workers on one backend: Redis when REDIS_URL is given, else PostgreSQL [decision 0009]. */
export interface Queues {
  /** Which backend stands behind them. */
  readonly backend: 'postgres' | 'redis'
  /**
   * Resolves when the backend answers, and warns in the log when it is set up to lose jobs.
   * @throws when it does not answer within seconds.
   */
  check(): Promise<void>
  queue(name: string, options?: Omit<QueueOptions, 'connection'>): Queue
  worker(name: string, processor: Processor, options?: Omit<WorkerOptions, 'connection'>): Worker
  /** Closes every queue and worker that was opened (workers finish their running jobs), then the connections. */
  close(): Promise<void>
}

/** Logs each error once: a lost connection is reported by itself, by the pool and by every queue on it. */
function oncePerError(logger: Logger): (error: Error) => void {
  const logged = new WeakSet<Error>()
  return (error) => {
    if (logged.has(error)) return
    logged.add(error)
    logger.warn({ err: error }, 'queue trouble')
  }
}

/** Opens the queues of one process on the backend that the environment names. */
export function openQueues(env: QueueEnv, logger: Logger): Queues {
  const logError = oncePerError(logger)
  const { REDIS_URL: redisUrl } = env
  const backend = redisUrl === undefined ? postgresBackend(env, logError) : redisBackend(redisUrl, logger)
  const opened: { close(): Promise<void> }[] = []
  const keep = <Opened extends Queue | Worker>(item: Opened): Opened => {
    // Without a listener a passing connection error would end the process.
    ;(item as Queue).on('error', logError)
    opened.push(item)
    return item
  }
  return {
    backend: backend.name,
    check: backend.check,
    queue: (name, options = {}) => keep(backend.queue(name, options)),
    worker: (name, processor, options = {}) => keep(backend.worker(name, processor, options)),
    close: async () => {
      await Promise.all(opened.map((item) => item.close()))
      await backend.close()
    },
  }
}

/** Creates or updates the tables that BullMQ keeps in PostgreSQL; nothing to do on Redis. Safe to repeat. */
export async function migrateQueues(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'REDIS_URL'>,
): Promise<void> {
  if (env.REDIS_URL !== undefined) return
  const client = new WritableClient(new DatabaseServers(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL), {
    connectionTimeoutMillis: 10_000,
  })
  await client.connect()
  try {
    await runMigrations(client)
  } finally {
    await client.end()
  }
}
