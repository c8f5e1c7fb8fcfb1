import { expect, test } from 'vitest'
import { useTestDatabase } from '../db/testing/database.ts'
import { systemClock } from '../platform/clock.ts'
import { quietLogger } from '../platform/testing/quiet-logger.ts'
import { startHeartbeat } from './heartbeat.ts'
import { until } from './testing/until.ts'

const db = useTestDatabase()

test('a beat that could not be written is tried again in seconds, so that a worker is seen soon after the database is back', async () => {
  await db.rows('alter table worker_heartbeats rename to away')
  const heartbeat = startHeartbeat({ database: db, clock: systemClock, logger: quietLogger })
  await heartbeat.first
  await db.rows('alter table away rename to worker_heartbeats')
  try {
    await until(async () => (await db.rows('select 1 from worker_heartbeats')).length === 1, 8)
  } finally {
    await heartbeat.stop()
  }
  expect(await db.rows('select 1 from worker_heartbeats where stopped_at is not null')).toHaveLength(1)
})

test('a stop that the database was away for is noted once it is back, while the process still ends', async () => {
  const heartbeat = startHeartbeat({ database: db, clock: systemClock, logger: quietLogger })
  await heartbeat.first
  const stopped = () => db.rows('select stopped_at from worker_heartbeats where stopped_at is not null')
  const before = (await stopped()).length
  await db.rows('alter table worker_heartbeats rename to away')
  await heartbeat.stop()
  await db.rows('alter table away rename to worker_heartbeats')
  expect(await stopped()).toHaveLength(before)
  await heartbeat.stop()
  const noted = await stopped()
  expect(noted).toHaveLength(before + 1)
  // What ends after it changes nothing of when it was told to.
  await heartbeat.stop()
  expect(await stopped()).toEqual(noted)
})
