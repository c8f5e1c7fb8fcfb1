import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { freePort } from '../local/testing/free-port.ts'
import { quietLogger } from '../platform/testing/quiet-logger.ts'
import { countersInMemory, openRateCounters, type RateCounters } from './rate-counters.ts'
import { useTestDatabase } from './testing/database.ts'

const db = useTestDatabase()

/** What a counter stands at after: three at once, one back, another key, and a fresh start. */
async function stands(counters: RateCounters): Promise<number[]> {
  const atOnce = await Promise.all([1, 2, 3].map(() => counters.add('a', 60)))
  await counters.takeBack('a', 60)
  const [again, other] = [await counters.add('a', 60), await counters.add('b', 60)]
  await counters.clear('a')
  return [...atOnce.toSorted((one, two) => one - two), again, other, await counters.add('a', 60)]
}
const expected = [1, 2, 3, 3, 1, 1]

describe('counters', () => {
  it('count many points at once, and take many back', async () => {
    const shared = await openRateCounters({ REDIS_URL: undefined }, db.connection, quietLogger)
    for (const counters of [countersInMemory(), shared]) {
      expect(await counters.add('points', 60, 900)).toBe(900)
      await counters.takeBack('points', 60, 650)
      expect(await counters.add('points', 60, 50)).toBe(300)
    }
  })

  it('count in memory over a year, which is longer than a timer takes', async () => {
    const counters = countersInMemory()
    expect(await counters.add('year', 31_536_000)).toBe(1)
    await pause(20)
    expect(await counters.add('year', 31_536_000)).toBe(2)
  })

  it('count in memory', async () => {
    expect(await stands(countersInMemory())).toEqual(expected)
  })

  it('count in PostgreSQL, for all processes together', async () => {
    const counters = await openRateCounters({ REDIS_URL: undefined }, db.connection, quietLogger)
    expect(await stands(counters)).toEqual(expected)
    const other = await openRateCounters({ REDIS_URL: undefined }, db.connection, quietLogger)
    expect(await other.add('a', 60)).toBe(2)
  })

  const hasRedis = spawnSync('redis-server', ['--version']).status === 0
  it.skipIf(!hasRedis)('count in Redis, and alone once it is gone', async () => {
    const port = await freePort()
    const redis = spawn('redis-server', ['--port', `${port}`, '--bind', '127.0.0.1', '--save', ''])
    const counters = await openRateCounters(
      { REDIS_URL: `redis://127.0.0.1:${port}` },
      db.connection,
      quietLogger,
    )
    try {
      // Until the connection stands, the process counts for itself.
      const other = await openRateCounters(
        { REDIS_URL: `redis://127.0.0.1:${port}` },
        db.connection,
        quietLogger,
      )
      await vi.waitUntil(
        async () => {
          await counters.add('shared', 60)
          return (await other.add('shared', 60)) > (await counters.add('own', 60)) + 2
        },
        { timeout: 5000, interval: 50 },
      )
      await other.close()
      expect(await stands(counters)).toEqual(expected)
    } finally {
      redis.kill()
      await once(redis, 'exit')
    }
    expect(await stands(counters)).toEqual(expected)
    await counters.close()
  })
})
