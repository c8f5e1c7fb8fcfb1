import {
  createPostgresBackend,
  withBackend,
  Queue,
  Worker,
  type Processor,
  type ConnectionOptions,
  type QueueOptions,
  type WorkerOptions,
  type PostgresConnectionOptions,
} from 'bullmq'
import { Pool } from 'pg'
import type { Cluster, Redis } from 'ioredis'
import { openRedis, type RedisBehaviour } from './open-redis.ts'
import { redisAddressOf } from './redis-address.ts'
import { endUnresponsiveConnection } from './timeout.ts'
import type { Env } from './env.ts'
import type { Logger } from './logger.ts'
import { clientsOf, DatabaseServers } from './writable-server.ts'

/** Where BullMQ keeps its jobs, and how its queues and workers are connected to it. */
export interface Backend {
  readonly name: 'postgres' | 'redis'
  readonly check: () => Promise<void>
  queue(name: string, options: Omit<QueueOptions, 'connection'>): Queue
  worker(name: string, processor: Processor, options: Omit<WorkerOptions, 'connection'>): Worker
  /** Closes what the queues and workers share, after they were closed. */
  close(): Promise<void>
}

const onPostgres = withBackend(createPostgresBackend)

/** Each worker keeps one connection to listen on; with fewer than this the queues would wait for ever. */
const MIN_CONNECTIONS = 6

/** Longest that the database may take to answer before its connection counts as dead, in milliseconds. */
const ANSWER_TIMEOUT = 20_000

/**
 * Longest that a worker waits to be told of a job before it looks by itself, in seconds. BullMQ would wait until its next
 * job by schedule, an hour at most: whoever loses the connection that it listens on in the wrong moment would hear nothing
 * until then.
 */
const LONGEST_WAIT = 10

/** One pool, past a pooler (a worker listens), for all queues and workers of a process: each would otherwise open its own ten connections. */
function createPool(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATABASE_DIRECT_URL'>,
  logError: (error: Error) => void,
): Pool {
  const pool = new Pool({
    Client: clientsOf(new DatabaseServers(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL)),
    max: Math.max(MIN_CONNECTIONS, env.DATABASE_POOL),
    connectionTimeoutMillis: 5_000,
    options: '-c search_path=bullmq,public',
    application_name: 'naijatax-queues',
    keepAlive: true,
  })
  pool.setMaxListeners(0)
  pool.on('error', logError)
  // A connection that is lost while it is in use reports that to itself; without a listener it would end the process.
  pool.on('connect', (client) => {
    client.on('error', logError)
    endUnresponsiveConnection(client, ANSWER_TIMEOUT)
  })
  return pool
}

/** Jobs in the product's own PostgreSQL. */
export function postgresBackend(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATABASE_DIRECT_URL'>,
  logError: (error: Error) => void,
): Backend {
  const pool = createPool(env, logError)
  // pg's own types describe its overloads more narrowly than BullMQ's structural copy of them.
  const connection = pool as unknown as PostgresConnectionOptions
  return {
    name: 'postgres',
    check: async () => void (await pool.query('select 1')),
    // The typed constructors differ only in the connection they take.
    queue: (name, options) => new onPostgres.Queue(name, { ...options, connection }) as unknown as Queue,
    worker: (name, processor, options) => {
      const worker = new onPostgres.Worker(name, processor, { ...options, connection }) as unknown as Worker
      return Object.defineProperty(worker, 'maximumBlockTimeout', { value: LONGEST_WAIT })
    },
    close: () => pool.end(),
  }
}

/** Longest that Redis may take to answer, in milliseconds. */
const CHECK_TIMEOUT = 5_000

/** One line of INFO, such as `aof_enabled:1`. */
const factOf = (info: string, name: string): string | undefined =>
  new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1]

/**
 * Settings with which a Redis may lose jobs, in sentences that say how to correct them.
 * @param info what its INFO command answers.
 */
export function redisFaults(info: string): string[] {
  const policy = factOf(info, 'maxmemory_policy')
  const faults: string[] = []
  if (policy !== undefined && policy !== 'noeviction')
    faults.push(
      `Redis throws jobs away when its memory is full (maxmemory-policy ${policy}): set maxmemory-policy noeviction`,
    )
  if (factOf(info, 'aof_enabled') === '0')
    faults.push('Redis forgets jobs when it crashes (no append-only file): set appendonly yes')
  return faults
}

/**
 * Resolves when Redis answers. Wrong settings are only logged, because a managed Redis may not let anybody change
 * them.
 * @throws when it does not answer within seconds, or is still loading.
 */
export async function checkRedis(url: string, logger: Logger): Promise<void> {
  const redis = openRedis(url, {
    lazyConnect: true,
    connectTimeout: CHECK_TIMEOUT,
    commandTimeout: CHECK_TIMEOUT,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
  })
  // The same error also rejects what waits for it; without a listener it would end the process.
  redis.on('error', () => undefined)
  try {
    await redis.connect()
    for (const fault of redisFaults(await redis.info())) logger.warn(fault)
  } finally {
    redis.disconnect()
  }
}

/** Longest that one command of a producer may take, in milliseconds: a Redis may accept a command and never answer. */
const COMMAND_TIMEOUT = 5_000

/** A worker polls for up to ten seconds for a job; after so many milliseconds without an answer the connection is dead. */
const SOCKET_TIMEOUT = 20_000

/**
 * Jobs in Redis. A producer fails fast when Redis is gone (the outbox keeps the event); a worker waits for it. One
 * gap of BullMQ stays: before its very first connection a producer waits too, so whoever adds jobs sets a limit.
 */
export function redisBackend(url: string, logger: Logger): Backend {
  const address = redisAddressOf(url)
  const clusters: (Redis | Cluster)[] = []
  /** BullMQ connects to a server by itself; a connection to a cluster it is given, and does not close. */
  const connectionOf = (options: RedisBehaviour): ConnectionOptions => {
    if (address.kind !== 'cluster') return { ...address.options, ...options }
    const cluster = openRedis(url, options)
    cluster.on('error', (error: Error) =>
      logger.warn({ err: error }, 'the cluster of the queues is out of reach'),
    )
    clusters.push(cluster)
    return cluster
  }
  // All keys of a queue lie on one node of a cluster: their names have its name as hash tag.
  const prefixOf = (name: string) => (address.kind === 'cluster' ? { prefix: `{${name}}` } : {})
  return {
    name: 'redis',
    check: () => checkRedis(url, logger),
    queue: (name, options) =>
      new Queue(name, {
        ...options,
        ...prefixOf(name),
        connection: connectionOf({
          enableOfflineQueue: false,
          connectTimeout: COMMAND_TIMEOUT,
          commandTimeout: COMMAND_TIMEOUT,
          socketTimeout: COMMAND_TIMEOUT,
        }),
      }),
    worker: (name, processor, options) =>
      new Worker(name, processor, {
        ...options,
        ...prefixOf(name),
        connection: connectionOf({ maxRetriesPerRequest: null, socketTimeout: SOCKET_TIMEOUT }),
      }),
    close: async () => {
      for (const cluster of clusters) cluster.disconnect()
      await Promise.resolve()
    },
  }
}
