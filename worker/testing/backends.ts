import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, inject } from 'vitest'

/** Databases that a Redis has unless it is told otherwise; the first is left to whoever else uses the server. */
const DATABASES = 16

async function emptied(url: string, before: 'must be empty' | 'is ours'): Promise<void> {
  const redis = new Redis(url)
  try {
    if (before === 'must be empty' && (await redis.dbsize()) > 0)
      throw new Error(
        `Tests take the Redis databases from 1 on, and ${new URL(url).pathname} holds something`,
      )
    await redis.flushdb()
  } finally {
    redis.disconnect()
  }
}

/**
 * Runs the same tests with the queues on PostgreSQL and on Redis; without a Redis on this machine the second are
 * shown as skipped. `redisUrl` is undefined for PostgreSQL.
 */
export function describeOnBothBackends(suite: (redisUrl: string | undefined) => void): void {
  describe('on PostgreSQL', () => {
    suite(undefined)
  })

  const redis = inject('redisUrl')
  // Test files run side by side: each place of the pool has a database of its own.
  const place = Number(process.env['VITEST_POOL_ID'] ?? 1) % DATABASES || 1
  const url = redis && `${redis}/${place}`
  describe.skipIf(url === undefined)('on Redis', () => {
    if (url !== undefined) {
      beforeAll(() => emptied(url, 'must be empty'))
      afterAll(() => emptied(url, 'is ours'))
    }
    suite(url)
  })
}
