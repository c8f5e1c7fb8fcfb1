import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase } from '../../../../db/connection.ts'
import { writeHeartbeat } from '../../../../db/stores/worker-heartbeats.ts'
import { openQueues, type Queues } from '../../../../platform/queues.ts'
import { quietLogger } from '../../../../platform/testing/quiet-logger.ts'
import { describeOnBothBackends } from '../../../../worker/testing/backends.ts'
import { useTestApi } from '../../../testing/index.ts'
import { openBoard } from '../board.ts'
import { readFigures } from './figures.ts'
import { judge, lines, type Part } from './judge.ts'

/** What a line's figure is read from: rows, the queues, a worker that says that it runs, or this process alone. */
type Source = 'database' | 'queues' | 'worker' | 'process'

/** Lines whose figure comes from elsewhere than rows of the database, which is what any other is made of. */
const sources: Readonly<Record<string, readonly Source[]>> = {
  'Queue backend': ['queues'],
  'Failed jobs': ['queues'],
  'Paused queues': ['queues'],
  'Oldest waiting job': ['queues'],
  'Mails put off': ['queues'],
  'Jobs put off': ['queues'],
  'Mails failed in the last hour': ['queues'],
  Worker: ['database', 'worker'],
  'Printing of reports': ['database', 'worker'],
  // Each is written down by a worker, and due by when it was last done.
  'Schedules that did not run': ['database', 'worker'],
  'Comparison with Stripe': ['database', 'worker'],
  // A pool whose connections cannot be made is no pool with free ones.
  'Database pool': ['process', 'database'],
  Errors: ['process'],
}
const readBy = (name: string): readonly Source[] => sources[name] ?? ['database']

/** The lines that are green though something that their figure is read from is away. */
const falselyGreen = (parts: readonly Part[], away: readonly Source[]): string[] =>
  parts
    .filter(({ name, state }) => state === 'working' && readBy(name).some((source) => away.includes(source)))
    .map(({ name }) => name)

test('each source that is named is of a line that there is', () => {
  expect(lines.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(sources)))
})

const stateOf = (parts: readonly Part[], wanted: string) => parts.find(({ name }) => name === wanted)?.state

const nowhere = '127.0.0.1:1'

describeOnBothBackends((redisUrl) => {
  const api = useTestApi({ ...(redisUrl !== undefined && { env: { REDIS_URL: redisUrl } }) })
  const unreachable = connectDatabase(
    { DATABASE_URL: `postgres://nobody:x@${nowhere}/none`, DATABASE_POOL: 2 },
    quietLogger,
  )
  let queues: Queues
  beforeAll(() => {
    queues = openQueues(api.env, quietLogger)
  })
  afterAll(async () => {
    await queues.close()
    await unreachable.close()
  })

  /** What the page says to a process that reaches these. */
  async function look({
    isDatabaseAway = false,
    areQueuesAway = false,
  }: { isDatabaseAway?: boolean; areQueuesAway?: boolean } = {}): Promise<readonly Part[]> {
    const lostDatabase = isDatabaseAway ? { DATABASE_URL: `postgres://nobody:x@${nowhere}/none` } : {}
    const env = {
      ...api.env,
      ...lostDatabase,
      ...(areQueuesAway && { REDIS_URL: `redis://${nowhere}` }),
    }
    const services = { ...api.services, env, ...(isDatabaseAway && { database: unreachable }) }
    const opening = openBoard(services, '/operator/jobs')
    try {
      return judge(await readFigures(services, () => opening))
    } finally {
      await opening.then((board) => board.close()).catch(() => undefined)
    }
  }

  const beat = async (canPrint: boolean | null): Promise<void> => {
    const now = api.clock.now()
    const row = { id: uuidv7(), version: '0.1.0', startedAt: now, seenAt: now, canPrint }
    await api.db.connection.raw('delete from worker_heartbeats')
    await writeHeartbeat(api.db.connection, { ...row, canPrintSince: canPrint === null ? null : now })
  }
  test('with everything there, lines are green: none is kept from it by this table', async () => {
    await beat(true)
    const green = (await look()).filter(({ state }) => state === 'working').map(({ name }) => name)
    expect(green).toEqual(
      expect.arrayContaining(['Database', 'Queue backend', 'Outbox', 'Worker', 'Printing of reports']),
    )
    expect(green.length).toBeGreaterThan(12)
  })

  test('without the database no line that is read from it is green', async () => {
    await beat(true)
    const parts = await look({ isDatabaseAway: true })
    const away: Source[] = ['database', 'worker', ...(redisUrl === undefined ? (['queues'] as const) : [])]
    expect(falselyGreen(parts, away)).toEqual([])
    expect(stateOf(parts, 'Database')).toBe('down')
  })

  describe.skipIf(redisUrl === undefined)('with the queues on Redis', () => {
    test('without it no line that is read from the queues is green, and those of the database stay', async () => {
      await beat(true)
      const parts = await look({ areQueuesAway: true })
      expect(falselyGreen(parts, ['queues'])).toEqual([])
      expect(stateOf(parts, 'Queue backend')).toBe('down')
      expect(stateOf(parts, 'Database')).toBe('working')
    })

    test('without the database it is told still, and blamed for nothing, though a queue is paused', async () => {
      await queues.queue('billing').pause()
      const parts = await look({ isDatabaseAway: true })
      await queues.queue('billing').resume()
      expect([stateOf(parts, 'Queue backend'), stateOf(parts, 'Paused queues')]).toEqual(['working', 'down'])
    })

    test('without both only what this process counts by itself is', async () => {
      // In minutes of its own: other tests of this process have requests that fail.
      api.clock.advance({ days: 20_000 })
      const parts = await look({ isDatabaseAway: true, areQueuesAway: true })
      const green = parts.filter(({ state }) => state === 'working').map(({ name }) => name)
      expect(green).toEqual(['Errors'])
    })
  })

  test('without a worker nothing that it would say is green, nor what only it takes up', async () => {
    await api.db.connection.raw('delete from worker_heartbeats')
    await api.db.connection.raw(
      `insert into outbox (id, job, payload, created_at) values (?, 'send-email', '{}', ?)`,
      [uuidv7(), api.clock.now()],
    )
    const timestamp = api.clock.now().getTime() - 5_000
    const job = await queues.queue('mail').add('send-email', {}, { jobId: uuidv7(), timestamp })
    const parts = await look()
    expect(falselyGreen(parts, ['worker'])).toEqual([])
    expect(stateOf(parts, 'Outbox')).toBe('slow')
    expect(stateOf(parts, 'Oldest waiting job')).toBe('slow')
    await job.remove()
    await api.db.connection.raw('delete from outbox')
  })

  test('a worker that has not tried a browser yet prints nothing that is known', async () => {
    await beat(null)
    const printing = (await look()).find(({ name }) => name === 'Printing of reports')
    expect(printing).toMatchObject({ state: 'unknown', figure: '1 of 1 worker has not tried a browser yet' })
  })

  test('while the mail server or Stripe is away, what waits for them is not green, and nothing says that they answer', async () => {
    await beat(true)
    const later = { delay: 3_600_000, timestamp: api.clock.now().getTime() - 60_000 }
    const jobs = [
      await queues.queue('mail').add('send-email', {}, { jobId: uuidv7(), ...later }),
      await queues.queue('billing').add('sync-subscription', {}, { jobId: uuidv7(), ...later }),
    ]
    const parts = await look()
    expect(stateOf(parts, 'Mails put off')).toBe('slow')
    expect(stateOf(parts, 'Jobs put off')).toBe('slow')
    for (const { name, state, advice } of parts.filter(({ state: green }) => green === 'working'))
      expect([name, state, advice]).not.toContainEqual(
        expect.stringMatching(/Stripe (?:answers|tells us)|Nobody paid/),
      )
    for (const job of jobs) await job.remove()
  })
})
