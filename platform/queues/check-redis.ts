import { Redis } from 'ioredis'
import type { Logger } from '../logger.ts'

/** Longest that Redis may take to answer, in milliseconds. */
const PATIENCE = 5_000

/** One line of INFO, such as `aof_enabled:1`. */
const factOf = (info: string, name: string): string | undefined =>
  new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1]

/**
 * What is wrong with how a Redis keeps jobs, in sentences that say how to mend it.
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
 * Resolves when Redis answers; what is wrong with its settings is told in the log, because a managed Redis may not
 * let anybody change them.
 * @throws when it does not answer within seconds, or is still loading.
 */
export async function checkRedis(url: string, logger: Logger): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: PATIENCE,
    commandTimeout: PATIENCE,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
  })
  // The same error also rejects what waits for it; unheard it would end the process.
  redis.on('error', () => undefined)
  try {
    await redis.connect()
    for (const fault of redisFaults(await redis.info())) logger.warn(fault)
  } finally {
    redis.disconnect()
  }
}
