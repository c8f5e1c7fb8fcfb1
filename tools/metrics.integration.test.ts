import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useTestApi } from '../api/testing/index.ts'
import { addToOutbox } from '../db/stores/outbox.ts'
import { verifiedAccount } from '../db/testing/factories.ts'
import { registerGauge, registry } from '../platform/metrics/registry.ts'
import { serveMetrics, type PrivateServer } from '../platform/metrics/private-server.ts'
import { quietLogger } from '../platform/testing/quiet-logger.ts'
import { registerWorkerMetrics } from '../worker/metrics.ts'
import { describeOnBothBackends } from '../worker/testing/backends.ts'
import { useWorkerServices } from '../worker/testing/services.ts'
import { until } from '../worker/testing/until.ts'
import { rowsOfTable } from './markdown-tables.ts'
import { startWork, type Work } from '../worker/work.ts'

const api = useTestApi({ env: { LIMIT_LOGIN_HOUR: '2/3600' } })
let why: string | undefined
let server: PrivateServer | undefined
beforeAll(async () => {
  // What other files of this process did is not counted.
  registry.resetMetrics()
  const where = { METRICS_PORT: 0, METRICS_HOST: '127.0.0.1' }
  server = await serveMetrics(where, () => Promise.resolve(why), quietLogger)
})
afterAll(() => server?.close())
const get = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${server?.port}${path}`)
  return { status: answer.status, text: await answer.text() }
}
/** The value of a figure with these labels; undefined when it is not told. */
async function figure(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const { text } = await get('/metrics')
  const line = text
    .split('\n')
    .find(
      (one) =>
        (one.startsWith(`${name}{`) || one.startsWith(`${name} `)) &&
        Object.entries(labels).every(([label, value]) => one.includes(`${label}="${value}"`)),
    )
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

describe('the private port', () => {
  test('tells whether the process lives and whether it is ready', async () => {
    expect((await get('/livez')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
    why = 'the database does not answer'
    expect(await get('/readyz')).toEqual({ status: 503, text: JSON.stringify({ ok: false, why }) })
    expect((await get('/livez')).status).toBe(200)
    why = undefined
    expect((await get('/elsewhere')).status).toBe(404)
  })

  test('is not there unless it is asked for', async () => {
    const none = { METRICS_PORT: undefined, METRICS_HOST: '127.0.0.1' }
    expect(await serveMetrics(none, () => Promise.resolve(undefined), quietLogger)).toBeUndefined()
  })

  test('is another one than the public: there, metrics are nothing', async () => {
    for (const path of ['/metrics', '/api/metrics'])
      expect((await api.anonymous().get(`${api.origin}${path}`)).status).toBe(404)
  })
})

describe('figures of the API', () => {
  test('requests are counted by method, route pattern and status, never by what was asked for', async () => {
    const id = '0196f6e0-0000-7000-8000-00000000cafe'
    await api.anonymous().put(`/drafts/${id}`, {})
    await api
      .anonymous()
      .send('CANARY', `/drafts/${id}?canary=1`)
      .catch(() => undefined)
    await api.anonymous().get(`/canary-${id}`)
    const seen = { method: 'PUT', route: '/api/drafts/:id', status: '401' }
    expect(await figure('naijatax_http_request_duration_seconds_count', seen)).toBe(1)
    const { text } = await get('/metrics')
    expect(text).not.toMatch(/cafe|canary/i)
  })

  test('a login that failed and a limit that refused are counted under their names', async () => {
    const person = await verifiedAccount(api.db)
    const wrong = () => api.anonymous().post('/auth/login', { email: person.email, password: 'no such loom' })
    expect([await wrong(), await wrong(), await wrong()].map(({ status }) => status)).toEqual([401, 401, 429])
    expect(await figure('naijatax_security_events_total', { event: 'authn_login_fail' })).toBe(2)
    expect(await figure('naijatax_security_events_total', { event: 'excess_rate_limit_exceeded' })).toBe(1)
    expect(await figure('naijatax_rate_limit_refusals_total', { limit: 'LIMIT_LOGIN_HOUR' })).toBe(1)
  })
})

describeOnBothBackends((redisUrl) => {
  const services = useWorkerServices(api.db, redisUrl)
  let work: Work | undefined
  beforeAll(async () => {
    work = await startWork(services, new AbortController().signal)
  })
  afterAll(() => work?.stop())

  test('figures of the worker: jobs, mails, queues and outbox', async () => {
    const sent = (await figure('naijatax_mails_total', { mail: 'already-registered', outcome: 'sent' })) ?? 0
    const account = await verifiedAccount(api.db)
    await api.db.transaction((trx) =>
      addToOutbox(trx, {
        job: 'send-email',
        payload: { mail: 'already-registered', accountId: account.id },
        accountId: account.id,
        now: services.clock.now(),
      }),
    )
    await until(
      async () => (await figure('naijatax_mails_total', { outcome: 'sent' })) === sent + 1 || undefined,
    )
    await until(
      async () =>
        ((await figure('naijatax_job_duration_seconds_count', { job: 'send-email', outcome: 'done' })) ?? 0) >
          sent || undefined,
    )
    if (redisUrl !== undefined) return
    // Once a process: the second backend would register the same names again.
    registerWorkerMetrics({ ...services, database: api.db, queues: () => work?.queues })
    expect(await figure('naijatax_queue_jobs', { queue: 'mail', state: 'failed' })).toBe(0)
    expect(await figure('naijatax_queue_oldest_seconds', { queue: 'mail', state: 'waiting' })).toBe(0)
    expect(await figure('naijatax_outbox_events')).toBe(0)
    expect(await figure('naijatax_outbox_lag_seconds')).toBe(0)
    expect(await figure('naijatax_database_pool_connections', { state: 'most' })).toBe(10)
    expect(await figure('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
  })
})

test('the runbook tells every metric that there is, with its labels, and no other', () => {
  const page = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8')
  const told = rowsOfTable(page, 'Metric').flatMap(([names = '', labels = '']) =>
    [...names.matchAll(/`(naijatax_[a-z_]+)`/g)].map(([, name]) =>
      `${name} ${labels.replace(/ \(.*\)/, '')}`.trim(),
    ),
  )
  // What a metric says of itself, which its type leaves out.
  const made = registry.getMetricsAsArray() as unknown as { name: string; labelNames: string[] }[]
  const ours = made.filter(({ name }) => name.startsWith('naijatax_'))
  expect(ours.length).toBeGreaterThan(20)
  expect(told.toSorted()).toEqual(
    ours.map(({ name, labelNames }) => `${name} ${labelNames.join(', ')}`.trim()).toSorted(),
  )
})

test('a figure that cannot be read is left out, and the others are told', async () => {
  const broken = { name: 'naijatax_test_broken', help: 'breaks', labels: [] } as const
  registerGauge(broken, () => Promise.reject(new Error('away')), quietLogger)
  expect(await figure('naijatax_test_broken')).toBeUndefined()
  expect(await figure('naijatax_http_requests_in_flight')).toBe(0)
})
