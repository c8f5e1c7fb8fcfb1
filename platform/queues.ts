import {
  Queue,
  Worker,
  createPostgresBackend,
  runMigrations,
  withBackend,
  type PostgresConnectionOptions,
  type Processor,
  type QueueOptions,
  type WorkerOptions,
} from 'bullmq'
import { Client, Pool } from 'pg'
import type { Env } from './env.ts'
import type { Logger } from './logger.ts'

type QueueEnv = Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL' | 'REDIS_URL'>

/** Opens queues and workers on one backend: Redis when REDIS_URL is given, else PostgreSQL. */
export interface Queues {
  /** Which backend stands behind them. */
  readonly backend: 'postgres' | 'redis'
  queue(name: string, options?: Omit<QueueOptions, 'connection'>): Queue
  worker(name: string, processor: Processor, options?: Omit<WorkerOptions, 'connection'>): Worker
  /** Closes every queue and worker that was opened (workers finish the job in hand), then the connections. */
  close(): Promise<void>
}

const onPostgres = withBackend(createPostgresBackend)

/** Each worker keeps one connection for itself to listen on; with fewer than this the queues would wait for ever. */
const LEAST_CONNECTIONS = 6

/** One pool for all queues and workers of a process: each would otherwise open its own ten connections. */
function createPool(env: QueueEnv, trouble: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString: env.DATABASE_URL,
    max: Math.max(LEAST_CONNECTIONS, env.DATABASE_POOL),
    connectionTimeoutMillis: 5_000,
    options: '-c search_path=bullmq,public',
    application_name: 'naijatax-queues',
    keepAlive: true,
  })
  pool.setMaxListeners(0)
  pool.on('error', trouble)
  // A connection that is lost while it is in use reports that to itself; unheard it would end the process.
  pool.on('connect', (client) => void client.on('error', trouble))
  return pool
}

/** Logs each error once: a lost connection is told by itself, by the pool and by every queue on it. */
function oncePerError(logger: Logger): (error: Error) => void {
  const told = new WeakSet<Error>()
  return (error) => {
    if (told.has(error)) return
    told.add(error)
    logger.warn({ err: error }, 'queue trouble')
  }
}

/** Opens the queues of one process on the backend that the environment names. */
export function openQueues(env: QueueEnv, logger: Logger): Queues {
  const trouble = oncePerError(logger)
  const opened: { close(): Promise<void> }[] = []
  const keep = <Opened extends Queue | Worker>(item: Opened): Opened => {
    // Without a listener a passing connection error would end the process.
    ;(item as Queue).on('error', trouble)
    opened.push(item)
    return item
  }
  const closeOpened = async (): Promise<void> => {
    await Promise.all(opened.map((item) => item.close()))
  }

  if (env.REDIS_URL !== undefined) {
    const url = env.REDIS_URL
    return {
      backend: 'redis',
      // A producer fails fast when Redis is gone (the outbox keeps the event); a worker waits for it.
      queue: (name, options) =>
        keep(new Queue(name, { ...options, connection: { url, enableOfflineQueue: false } })),
      worker: (name, processor, options) =>
        keep(new Worker(name, processor, { ...options, connection: { url, maxRetriesPerRequest: null } })),
      close: closeOpened,
    }
  }

  // pg's own types describe its overloads more narrowly than BullMQ's structural copy of them.
  const pool = createPool(env, trouble)
  const connection = pool as unknown as PostgresConnectionOptions
  return {
    backend: 'postgres',
    // The typed constructors differ only in the connection they take.
    queue: (name, options) =>
      keep(new onPostgres.Queue(name, { ...options, connection }) as unknown as Queue),
    worker: (name, processor, options) =>
      keep(new onPostgres.Worker(name, processor, { ...options, connection }) as unknown as Worker),
    close: async () => {
      await closeOpened()
      await pool.end()
    },
  }
}

/** Creates or updates the tables that BullMQ keeps in PostgreSQL; nothing to do on Redis. Safe to repeat. */
export async function migrateQueues(env: Pick<Env, 'DATABASE_URL' | 'REDIS_URL'>): Promise<void> {
  if (env.REDIS_URL !== undefined) return
  const client = new Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  try {
    await runMigrations(client)
  } finally {
    await client.end()
  }
}
