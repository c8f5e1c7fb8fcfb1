import { afterEach, expect, test } from 'vitest'
import { listen } from '../db/listen.ts'
import { addToOutbox, readOutboxLag } from '../db/stores/outbox.ts'
import { useTestDatabase } from '../db/testing/database.ts'
import { verifiedAccount } from '../db/testing/factories.ts'
import { openQueues, type Queues } from '../platform/queues.ts'
import { TEST_NOW } from '../platform/testing/movable-clock.ts'
import { quietLogger as logger } from '../platform/testing/quiet-logger.ts'
import { openJobQueues, type JobQueues } from './job-queues.ts'
import { relayBatch, startOutboxRelay, type OutboxRelay } from './outbox-relay.ts'
import { describeOnBothBackends } from './testing/backends.ts'
import { useWorkerServices } from './testing/services.ts'
import { until } from './testing/until.ts'

const db = useTestDatabase()
const idsIn = async ({ mail }: JobQueues): Promise<(string | undefined)[]> =>
  (await mail.getJobs(['waiting'], 0, -1)).map((job) => job.id)

describeOnBothBackends((redisUrl) => {
  const services = useWorkerServices(db, redisUrl)
  const opened: { queues: Queues; relays: OutboxRelay[] }[] = []

  function open(): { queues: JobQueues; start: () => OutboxRelay } {
    const queues = openQueues(services.env, logger)
    const relays: OutboxRelay[] = []
    opened.push({ queues, relays })
    const jobQueues = openJobQueues(queues)
    return {
      queues: jobQueues,
      start: () => {
        const relay = startOutboxRelay({
          ...services,
          clock: services.clock,
          database: db,
          queues: jobQueues,
          listen: (heard) => listen(services.env, 'outbox', heard, logger),
        })
        relays.push(relay)
        return relay
      },
    }
  }

  afterEach(async () => {
    for (const { queues, relays } of opened.splice(0)) {
      await Promise.all(relays.map((relay) => relay.stop()))
      await queues.queue('mail').obliterate({ force: true })
      await queues.close()
    }
    await db.connection.raw('delete from outbox')
  })

  async function addEvents(count: number): Promise<string[]> {
    const { id: accountId } = await verifiedAccount(db)
    return db.transaction(async (trx) => {
      const ids: string[] = []
      for (let n = 0; n < count; n += 1)
        ids.push(
          await addToOutbox(trx, {
            job: 'send-email',
            payload: { mail: 'already-registered', accountId },
            accountId,
            now: TEST_NOW,
          }),
        )
      return ids
    })
  }

  const waiting = async (): Promise<number> =>
    Number((await db.rows('select count(*) as n from outbox where published_at is null'))[0]?.['n'])

  test('500 events, two relays at once: each event is one job under its own id', async () => {
    const [one, two] = [open(), open()]
    const ids = await addEvents(500)
    one.start()
    two.start()
    await until(async () => (await waiting()) === 0)
    const moved = await idsIn(one.queues)
    expect(moved).toHaveLength(500)
    expect(new Set(moved)).toEqual(new Set(ids))
  })

  test('published twice is one job: a crash between queue and commit adds nothing', async () => {
    const { queues } = open()
    const [id] = await addEvents(1)
    await relayBatch({ database: db, queues, clock: services.clock })
    await db.connection.raw('update outbox set published_at = null')
    await relayBatch({ database: db, queues, clock: services.clock })
    expect(await idsIn(queues)).toEqual([id])
  })

  test('a job carries its payload, its retry policy and the moment of its event', async () => {
    const { queues } = open()
    const [id] = await addEvents(1)
    await relayBatch({ database: db, queues, clock: services.clock })
    const job = await queues.mail.getJob(id ?? '')
    expect(job?.name).toBe('send-email')
    expect(job?.data).toMatchObject({ mail: 'already-registered' })
    expect(job?.timestamp).toBe(TEST_NOW.getTime())
    expect(job?.opts).toMatchObject({ attempts: 14, backoff: { type: 'exponential', delay: 2_000 } })
  })

  test('an event is relayed as soon as its transaction commits, not at the next look', async () => {
    const { queues, start } = open()
    start()
    await until(
      async () =>
        (await db.rows("select 1 from pg_stat_activity where application_name = 'naijatax-listener'"))
          .length > 0,
    )
    await addEvents(1)
    const soon = until(async () => (await idsIn(queues)).length === 1, 2)
    await expect(soon).resolves.toBe(true)
  })

  test('a queue that is out of reach keeps the events in the outbox, and the lag tells', async () => {
    const { queues } = open()
    await addEvents(2)
    const { mail } = queues
    const away = {
      ...queues,
      mail: Object.assign(Object.create(mail), { addBulk: () => Promise.reject(new Error('away')) }),
    }
    services.clock.advance({ seconds: 40 })
    await expect(relayBatch({ database: db, queues: away, clock: services.clock })).rejects.toThrow('away')
    expect(await readOutboxLag(db.connection, services.clock.now())).toEqual({
      waiting: 2,
      oldestSeconds: 40,
    })
    expect(await relayBatch({ database: db, queues, clock: services.clock })).toBe(2)
    expect(await readOutboxLag(db.connection, services.clock.now())).toEqual({ waiting: 0, oldestSeconds: 0 })
  })

  test('a rolled back change leaves no event', async () => {
    const { queues } = open()
    const { id: accountId } = await verifiedAccount(db)
    const refused = db.transaction(async (trx) => {
      const payload = { mail: 'already-registered', accountId } as const
      await addToOutbox(trx, { job: 'send-email', payload, accountId, now: TEST_NOW })
      throw new Error('the change failed')
    })
    await expect(refused).rejects.toThrow('the change failed')
    expect(await relayBatch({ database: db, queues, clock: services.clock })).toBe(0)
  })

  test('goes on after every connection to the database was cut', async () => {
    const { queues, start } = open()
    start()
    await addEvents(3)
    await until(async () => (await waiting()) === 0)
    await db
      .rows('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()')
      .catch(() => undefined)
    await until(() => addEvents(3).catch(() => false as const))
    await until(async () => (await waiting().catch(() => 1)) === 0)
    expect(await until(() => idsIn(queues).catch(() => undefined))).toHaveLength(6)
  })

  test('an event of a job this code does not know waits for a newer process', async () => {
    const { queues } = open()
    await db.connection.raw(
      "insert into outbox (id, job, payload, created_at) values (gen_random_uuid(), 'from-tomorrow', '{}', ?)",
      [TEST_NOW],
    )
    expect(await relayBatch({ database: db, queues, clock: services.clock })).toBe(0)
    expect(await waiting()).toBe(1)
  })
})
