import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToOutbox } from '../db/stores/outbox.ts'
import { readWorkersSeen } from '../db/stores/worker-heartbeats.ts'
import { useTestDatabase } from '../db/testing/database.ts'
import { verifiedAccount } from '../db/testing/factories.ts'
import { startInbox, type Inbox } from '../local/inbox/index.ts'
import { sourceEnv, sourceOptions } from '../local/processes/sources.ts'
import { freePorts } from '../local/testing/index.ts'
import { until } from './testing/until.ts'

const db = useTestDatabase()
let inbox: Inbox
let folder: string
let worker: ChildProcess
let output = ''
let metricsPort = 0

const forkWorker = (more: Record<string, string>): ChildProcess =>
  fork(fileURLToPath(new URL('main.ts', import.meta.url)), {
    execArgv: [...sourceOptions],
    silent: true,
    env: {
      ...sourceEnv,
      PATH: process.env['PATH'],
      DATABASE_URL: db.url,
      SMTP_URL: inbox.smtpUrl,
      PUBLIC_URL: 'http://localhost:3000',
      TOKEN_KEY: 'a key of thirty-two letters or so for tests',
      LOG_LEVEL: 'debug',
      ...more,
    },
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naijatax-worker-'))
  const httpPort = await freePorts(3)
  metricsPort = httpPort + 2
  inbox = await startInbox({ folder, httpPort, smtpPort: httpPort + 1, log: () => undefined })
  worker = forkWorker({ METRICS_PORT: `${metricsPort}` })
  for (const stream of [worker.stdout, worker.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  const ended = once(worker, 'exit').then(() =>
    Promise.reject(new Error(`ended before it was ready:\n${output}`)),
  )
  await Promise.race([once(worker, 'message'), ended])
})
afterAll(async () => {
  worker.kill('SIGKILL')
  await inbox.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Asks the worker's private port. */
const at = (path: string) => fetch(`http://127.0.0.1:${metricsPort}${path}`)

const mailsTo = async (address: string): Promise<Record<string, string>[]> => {
  const answer = await fetch(`${inbox.apiUrl}?to=${encodeURIComponent(address)}`)
  return (await answer.json()) as Record<string, string>[]
}

test('its private port says that it lives, takes work and has figures', async () => {
  // The worker says that it is ready a moment before the probe may look again.
  await until(async () => (await at('/readyz')).status === 200)
  expect((await at('/livez')).status).toBe(200)
  const figures = await (await at('/metrics')).text()
  for (const name of ['queue_jobs', 'queue_oldest_seconds', 'outbox_events', 'outbox_lag_seconds'])
    expect(figures).toContain(`naijatax_${name}`)
  expect((await db.rows('select 1 from worker_heartbeats')).length).toBe(1)
  await db.connection.raw("update schema_migrations set name = 'away' where name = '0011-operations'")
  expect((await at('/readyz')).status).toBe(503)
  expect((await at('/livez')).status).toBe(200)
  await db.connection.raw("update schema_migrations set name = '0011-operations' where name = 'away'")
})

test('the process: an event arrives in the inbox, no log line tells to whom, SIGTERM ends it in order', async () => {
  const { id: accountId, email } = await verifiedAccount(db)
  await db.transaction((trx) =>
    addToOutbox(trx, {
      job: 'send-email',
      payload: { mail: 'already-registered', accountId, requestId: 'request-1234' },
      accountId,
      now: new Date(),
    }),
  )
  const [mail] = await until(async () => (await mailsTo(email)).length > 0 && (await mailsTo(email)))
  expect(mail?.['subject']).toBe('You already have a NaijaTax account')
  expect(mail?.['text']).toContain('http://localhost:3000/login')
  await until(() => output.includes('a job was done'))

  worker.kill('SIGTERM')
  expect((await once(worker, 'exit'))[0]).toBe(0)
  expect(output).not.toContain(email)
  expect(output).toContain('"requestId":"request-1234"')
  const left = await db.rows(
    "select application_name from pg_stat_activity where datname = current_database() and application_name like 'naijatax-%'",
  )
  expect(left).toEqual([])
  expect(await db.rows('select 1 from worker_heartbeats where stopped_at is null')).toEqual([])
  await db.connection.raw('delete from worker_heartbeats')
})

test('killed while it starts it counts as one that died, each time; told to stop then, it does not', async () => {
  const signals = ['SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGTERM'] as const
  // Their queues never answer, so that they stay ones that start.
  const starting = signals.map(() => forkWorker({ REDIS_URL: 'redis://127.0.0.1:1', METRICS_PORT: '0' }))
  await until(async () => (await db.rows('select id from worker_heartbeats')).length === signals.length)
  expect((await readWorkersSeen(db.connection, new Date(0))).alive).toBe(0)
  const exits = starting.map(async (late, index) => {
    const exit = once(late, 'exit') as Promise<unknown[]>
    late.kill(signals[index])
    return exit
  })
  expect(await Promise.all(exits)).toEqual([
    [null, 'SIGKILL'],
    [null, 'SIGKILL'],
    [null, 'SIGKILL'],
    [0, null],
  ])
  expect(await readWorkersSeen(db.connection, new Date(Date.now() + 1_000))).toMatchObject({
    alive: 0,
    died: 3,
  })
})

test('it does not start where it may not write the erased log, and says so beside every other fault', async () => {
  const refused = forkWorker({ ERASED_LOG: folder, MAIL_FROM: 'tax' })
  let said = ''
  refused.stderr?.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
  const [code] = (await once(refused, 'close')) as [number]
  expect(code).toBe(1)
  expect(said).toContain('MAIL_FROM must be an address')
  expect(said).toContain('ERASED_LOG must name a file that this process may read and add to')
})
