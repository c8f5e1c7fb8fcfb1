import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible'
import type { Env } from '../platform/env.ts'
import type { Logger } from '../platform/logger.ts'
import type { Connection } from './connection.ts'

/** Counters that all processes share; each expires some time after its first use. */
export interface RateCounters {
  /** Adds `points`, one unless said, to a counter that lives for `seconds`. @returns what it stands at. Never fails. */
  add(key: string, seconds: number, points?: number): Promise<number>
  /** Takes as many back. Never fails. */
  takeBack(key: string, seconds: number, points?: number): Promise<void>
  /** Puts a counter back to nothing. Never fails. */
  clear(key: string): Promise<void>
  close(): Promise<void>
}

/** The library compares counts with a bound of its own; here the caller compares them. */
const unbounded = { points: Number.MAX_SAFE_INTEGER, duration: 3600 }

/**
 * Longest that Redis may take to count, in milliseconds. A Redis that stops answering without closing its connection
 * delays one request so long; then the connection is dropped, and each process counts for itself.
 */
const LONGEST_COUNT = 500

/** Longest life of a counter in memory, in seconds: a timer of Node's takes no more than 2^31 milliseconds. */
const LONGEST_IN_MEMORY = 2_147_483

const inMemory = ({ customDuration = 0 }: { customDuration?: number }) => ({
  customDuration: Math.min(customDuration, LONGEST_IN_MEMORY),
})

/** The library's counters in memory, for spans of any length. */
class CountersInMemory extends RateLimiterMemory {
  override penalty(key: string, points?: number, options = {}) {
    return super.penalty(key, points, inMemory(options))
  }
  override reward(key: string, points?: number, options = {}) {
    return super.reward(key, points, inMemory(options))
  }
}

/** Counters of this process alone: the fallback while the shared ones are out of reach. */
export function countersInMemory(): RateCounters {
  return using(new CountersInMemory(unbounded), () => Promise.resolve())
}

function using(
  counter: RateLimiterMemory | RateLimiterPostgres | RateLimiterRedis,
  close: () => Promise<void>,
): RateCounters {
  return {
    add: async (key, seconds, points = 1) =>
      (await counter.penalty(key, points, { customDuration: seconds })).consumedPoints,
    takeBack: async (key, seconds, points = 1) =>
      void (await counter.reward(key, points, { customDuration: seconds })),
    clear: async (key) => void (await counter.delete(key)),
    close,
  }
}

/**
 * Opens the shared counters on Redis when REDIS_URL is given, else on PostgreSQL. Out of reach, each process
 * counts for itself until they are back: a limiter that is away never fails a request.
 */
export async function openRateCounters(
  { REDIS_URL }: Pick<Env, 'REDIS_URL'>,
  connection: Connection,
  logger: Logger,
): Promise<RateCounters> {
  const insuranceLimiter = new CountersInMemory(unbounded)
  if (REDIS_URL === undefined)
    return using(
      new RateLimiterPostgres({
        ...unbounded,
        storeClient: connection,
        storeType: 'knex',
        tableName: 'rate_counters',
        tableCreated: true,
        keyPrefix: '',
        insuranceLimiter,
      }),
      () => Promise.resolve(),
    )
  // Loaded where there is a Redis: its client is some 10 MB.
  const { openRedis } = await import('../platform/open-redis.ts')
  const redis = openRedis(REDIS_URL, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: LONGEST_COUNT,
    socketTimeout: LONGEST_COUNT,
  })
  redis.on('error', (error: Error) => logger.warn({ err: error }, 'the rate counters are out of reach'))
  const counter = new RateLimiterRedis({
    ...unbounded,
    storeClient: redis,
    keyPrefix: 'naijatax-rate',
    insuranceLimiter,
  })
  return using(counter, async () => {
    redis.disconnect()
    await Promise.resolve()
  })
}
