import { afterEach, beforeEach, expect, test } from 'vitest'
import { addToOutbox, takeFromOutbox } from '../../db/stores/outbox.ts'
import { useTestDatabase } from '../../db/testing/database.ts'
import { verifiedAccount } from '../../db/testing/factories.ts'
import { createLogger } from '../../platform/logger.ts'
import { useWorkerServices } from '../testing/services.ts'
import { watchOutbox } from './sweeps.ts'

const db = useTestDatabase()
const services = useWorkerServices(db)
const job = { id: 'watch', payload: {}, createdAt: services.clock.now() }
let lines: Record<string, unknown>[] = []
const logger = createLogger({ LOG_LEVEL: 'warn' }, 'test', {
  write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
})
const watch = () => watchOutbox(Object.assign(Object.create(services) as typeof services, { logger }))(job)

beforeEach(() => void (lines = []))
afterEach(() => db.connection.raw('delete from outbox'))

async function event(): Promise<void> {
  const { id: accountId } = await verifiedAccount(db)
  await db.transaction((trx) =>
    addToOutbox(trx, {
      job: 'send-email',
      payload: { mail: 'already-registered', accountId },
      accountId,
      now: services.clock.now(),
    }),
  )
}

test('an event that waits longer than five minutes is warned of, by counts alone, until it moved', async () => {
  await event()
  services.clock.advance({ minutes: 5 })
  await event()
  expect(await watch()).toBe('2 events wait, the oldest for 300 s')
  expect(lines).toEqual([])

  services.clock.advance({ seconds: 1 })
  expect(await watch()).toBe('2 events wait, the oldest for 301 s')
  expect(lines).toEqual([
    expect.objectContaining({ level: 'warn', msg: 'the outbox is stuck', waiting: 2, oldestSeconds: 301 }),
  ])
  expect(JSON.stringify(lines)).not.toContain('@')

  await db.transaction((trx) => takeFromOutbox(trx, 1, services.clock.now()))
  expect(await watch()).toBe('1 events wait, the oldest for 1 s')
  expect(lines).toHaveLength(1)
})

test('an event of a job that no worker here knows counts too: no relay takes it', async () => {
  await event()
  await db.connection.raw("update outbox set job = 'of-a-newer-version'")
  services.clock.advance({ minutes: 6 })
  await db.transaction((trx) => takeFromOutbox(trx, 10, services.clock.now()))
  await watch()
  expect(lines).toEqual([expect.objectContaining({ msg: 'the outbox is stuck', waiting: 1 })])
})
