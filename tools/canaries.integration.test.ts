import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useTestApi, type ApiClient } from '../api/testing/index.ts'
import { hashPassword } from '../platform/password-hash.ts'
import { createLogger } from '../platform/logger.ts'
import { registry } from '../platform/metrics/registry.ts'
import { useWorkerServices } from '../worker/testing/services.ts'
import { queueNames } from '../contract/jobs/jobs.ts'
import { until } from '../worker/testing/until.ts'
import { calculate } from '../tax/index.ts'
import { readPdf } from '../templates/report/testing/read-pdf.ts'
import { startWork, type Work } from '../worker/work.ts'
import { figuresIn, writtenFigures, recorded } from './testing/leaks.ts'

// Secrets and personal data of a whole journey, each of a form that stands nowhere else, looked for in every place
// that operators, support and machines read [security S47].

const email = 'canary-mail@example.ng'
const newEmail = 'canary-new-mail@example.ng'
const password = 'canary pass 83-loom'
const newPassword = 'canary next 19-loom'
const person = { firstName: 'Canaryfirst', lastName: 'Canarylast', tin: '87654321-0009' }
const amounts = { salary: '7654321.09', rentPaidBySelf: '1234567.08' }
const answers = { ...person, ...amounts, taxYear: 2026, status: 'employee' } as const
const typed = Object.values(amounts).map(Number)
/** What the engine makes of these answers, and nobody on the free plan is told; the width of a band is the law's. */
const figures = writtenFigures(
  calculate({ ...answers, salary: typed[0] ?? 0, rentPaidBySelf: typed[1] ?? 0 }, { currentYear: 2026 }),
  [...typed, 800_000, 2_200_000],
)

/** Everything either process logged, byte for byte. */
let logged = ''
const logger = createLogger(
  { LOG_LEVEL: 'trace' },
  'canary',
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged += chunk.toString()
      done()
    },
  }),
)
const operator = { Authorization: `Basic ${Buffer.from('operator:canary-operator').toString('base64')}` }
const api = useTestApi({
  logger,
  env: { OPERATOR_USER: 'operator', OPERATOR_PASSWORD_HASH: await hashPassword('canary-operator') },
})
const services = useWorkerServices(api.db)
let work: Work | undefined
beforeAll(async () => {
  work = await startWork(
    // One address for API and worker, as one deployment has: it stands on a report.
    {
      ...services,
      env: { ...services.env, PUBLIC_URL: api.env.PUBLIC_URL },
      mailer: services.mailer,
      logger,
    },
    new AbortController().signal,
  )
})
afterAll(() => work?.stop())

const secrets = new Set<string>()

/** The token in the newest mailed link to a page, once that many mails with one are there; mails may overtake each other. */
async function tokenMailed(page: 'verify' | 'reset-password', count: number): Promise<string> {
  const link = new RegExp(`/${page}\\?token=([\\w-]{43})`)
  const found = () => services.mailServer.mails.flatMap(({ text }) => link.exec(text ?? '')?.[1] ?? [])
  const token = await until(() => found()[count - 1])
  for (const mailed of found()) secrets.add(mailed)
  return token
}

async function signUpAndIn(browser: ApiClient): Promise<void> {
  services.mailServer.refuseNext(451)
  expect((await browser.post('/auth/signup', { email, password })).status).toBe(202)
  expect((await browser.get(`/auth/verify?token=${await tokenMailed('verify', 1)}`)).status).toBe(200)
  expect((await browser.post('/auth/login', { email, password: `${password} wrong` })).status).toBe(401)
  expect((await browser.post('/auth/login', { email, password })).status).toBe(200)
}

/** A calculation kept as a free person. @returns its id. */
async function keepCalculation(browser: ApiClient): Promise<string> {
  expect((await browser.put('/users/me', person)).status).toBe(200)
  expect((await browser.put('/users/me', { tin: 'canary tin' })).status).toBe(400)
  const { body } = await browser.post('/drafts', { answers, currentStep: 1 })
  expect(body['id']).toBeTypeOf('string')
  const submitted = await browser.post('/submissions', { draftId: body['id'], answers })
  expect(submitted.status).toBe(201)
  return String(submitted.body['id'])
}

/** Its name, and a copy with another one. */
async function nameAndCopy(browser: ApiClient, id: string): Promise<void> {
  expect((await browser.put(`/submissions/${id}/label`, { label: 'Canarylabel' })).status).toBe(200)
  const copy = { key: '01931b7e-0000-7000-8000-0000000000ca', label: 'Canarylabel of the copy' }
  expect((await browser.post(`/submissions/${id}/copy`, copy)).status).toBe(201)
}

/** Everything else that tells of a calculation: lists, the report on paper and by mail, the download of all data. */
async function askForAll(browser: ApiClient, id: string): Promise<void> {
  const report = `/submissions/${id}/report`
  expect((await browser.post(report)).status).toBe(202)
  await until(async () => (await browser.get(report)).body['status'] === 'ready', 30)
  for (const path of ['/drafts', '/submissions', `/submissions/${id}`, '/users/me', '/billing/status'])
    expect((await browser.get(path)).status).toBe(200)
  for (const format of ['json', 'csv'])
    expect((await browser.get(`/users/me/export?format=${format}`)).status).toBe(200)
  expect((await browser.post(`${report}/email`)).status).toBe(202)
  await until(() => services.mailServer.mails.some(({ attachments }) => attachments.length > 0), 30)
}

/** The words of the report as it is downloaded. */
async function downloaded(browser: ApiClient, id: string): Promise<string> {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  const file = await fetch(`${api.origin}/api/submissions/${id}/report.pdf`, { headers: { cookie } })
  expect(file.status).toBe(200)
  return JSON.stringify(await readPdf(new Uint8Array(await file.arrayBuffer())))
}

/** Every mail so far: its words, and those of what is attached. */
async function mailed(): Promise<string> {
  const papers = services.mailServer.mails.flatMap(({ attachments }) =>
    attachments.map(({ content }) => readPdf(new Uint8Array(content as ArrayBuffer))),
  )
  const words = services.mailServer.mails.map(({ subject, text, html }) => [subject, text, html])
  return JSON.stringify([words, await Promise.all(papers)])
}

/** Calls by a bearer token, and a question to the assistant: refused on the free plan, answered on Pro. */
async function useTokens(browser: ApiClient): Promise<void> {
  const { token } = (await browser.post('/auth/token')).body
  secrets.add(String(token))
  const bearer = { Authorization: `Bearer ${String(token)}` }
  expect((await api.anonymous().get('/users/me', bearer)).status).toBe(200)
  expect((await browser.post('/assistant/token')).status).toBe(402)
}

async function askAsPro(browser: ApiClient): Promise<void> {
  const soon = new Date(api.clock.now().getTime() + 3_600_000)
  await api.db.rows('update accounts set subscription_active_until = ? where email = ?', [soon, email])
  const { token } = (await browser.post('/assistant/token')).body
  secrets.add(String(token))
  const bearer = { Authorization: `Bearer ${String(token)}` }
  const question = { message: `Why is my tax so high? My TIN is ${person.tin}` }
  const answer = await api.anonymous().post('/assistant/messages', question, bearer)
  expect(figuresIn(answer.text, figures), 'the same figures, told to who paid').not.toEqual([])
}

/** A link to the calculation for a reader, opened by a stranger. */
async function shareAsPro(browser: ApiClient, id: string): Promise<void> {
  const made = await browser.post(`/submissions/${id}/links`, { reader: 'Canaryreader', days: 7 })
  const token = String(made.body['address']).split('#')[1] ?? ''
  secrets.add(token).add('Canaryreader')
  const opened = await api.anonymous().post('/shared', { token })
  expect(opened.text).toContain(person.lastName)
  expect((await api.anonymous().post('/shared', { token: `${token}x` })).status).toBe(404)
}

async function reset(browser: ApiClient): Promise<void> {
  expect((await browser.post('/users/me/email-change', { email: newEmail })).status).toBe(202)
  await tokenMailed('verify', 2)
  expect((await browser.post('/auth/forgot-password', { email })).status).toBe(202)
  const token = await tokenMailed('reset-password', 1)
  const sent = await browser.post('/auth/reset-password', { token, password: newPassword })
  expect(sent.status).toBe(204)
  expect(
    (await browser.post('/auth/reset-password', { token, password: newPassword })).status,
  ).toBeGreaterThan(399)
}

/** Rows as one text. */
const told = async (sql: string): Promise<string> => JSON.stringify(await api.db.rows(sql))

test('nothing of a whole journey stands in a log line, a job, an outbox or audit row, a figure or on the operator’s pages; and no computed figure reaches who is on the free plan', async () => {
  const { browser, recording } = recorded(api.anonymous())
  await signUpAndIn(browser)
  for (const value of browser.cookies.values()) secrets.add(value)
  const id = await keepCalculation(browser)
  await nameAndCopy(browser, id)
  await askForAll(browser, id)
  await useTokens(browser)
  const paper = await downloaded(browser, id)
  const free = { answers: recording.received, paper, mails: await mailed() }
  await askAsPro(browser)
  await shareAsPro(browser, id)
  await reset(browser)
  // A refused password and a fault of ours carry what was sent along, too.
  await api.anonymous().get(`${api.origin}/operator`, operator)
  await api.db.connection.raw('alter table mail_requests rename to mail_requests_away')
  expect((await browser.post('/auth/signup', { email: `two-${email}`, password: newPassword })).status).toBe(
    500,
  )
  await api.db.connection.raw('alter table mail_requests_away rename to mail_requests')
  await until(async () => (await api.db.rows('select 1 from outbox where published_at is null')).length === 0)

  const boards = await Promise.all(
    queueNames.map((queue) =>
      api
        .anonymous()
        .get(`${api.origin}/operator/jobs/api/queues?activeQueue=${queue}&page=1&jobsPerPage=50`, operator),
    ),
  )
  const status = await api.anonymous().get(`${api.origin}/operator`, operator)
  const places = {
    logs: logged,
    jobs: await told('select * from bullmq.job'),
    'job logs': await told('select * from bullmq.job_log'),
    outbox: await told('select * from outbox'),
    'audit log': await told('select * from audit_log'),
    'rate counters': await told('select * from rate_counters'),
    metrics: await registry.metrics(),
    dashboard: boards.map(({ text }) => text).join(),
    status: status.text,
    // The link of a mail is called with its token by the page that it opened; nothing else stands in an address.
    addresses: recording.asked.filter((path) => !path.startsWith('/auth/verify?')).join(),
  }
  expect(secrets.size).toBeGreaterThan(5)
  const canaries = [
    ...secrets,
    email,
    newEmail,
    password,
    newPassword,
    'canary',
    ...Object.values(person),
    ...Object.values(amounts),
    '7654321',
    '7,654,321',
    '1234567',
    'canary-operator',
    'Canarylabel',
  ]
  for (const [place, text] of Object.entries(places)) {
    expect(text.length, place).toBeGreaterThan(100)
    const found = canaries.filter((canary) => text.replaceAll('"service":"canary"', '').includes(canary))
    expect(found, place).toEqual([])
    expect(figuresIn(text, figures), place).toEqual([])
  }
  for (const [place, text] of Object.entries(free)) {
    expect(text, place).toContain(person.lastName)
    expect(figuresIn(text, figures), `${place} on the free plan`).toEqual([])
  }
})

test('one request id leads from the answer through log, outbox, job and mail', async () => {
  const answer = await api.anonymous().post('/auth/signup', { email: 'followed@example.ng', password })
  const requestId = answer.headers.get('X-Request-Id') ?? ''
  const mail = await until(() =>
    services.mailServer.mails.find(({ to }) => JSON.stringify(to).includes('followed@example.ng')),
  )
  expect(mail.headers.find(({ key }) => key === 'x-request-id')?.value).toBe(requestId)
  const followed = () => logged.split('\n').filter((line) => line.includes(requestId))
  // The mail may arrive before its job says so.
  await until(() => followed().some((line) => line.includes('"job":"send-email"')))
  const lines = followed().map((line) => JSON.parse(line) as object)
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'answered', route: '/api/auth/signup', status: 202 }),
  )
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'a job was done', job: 'send-email' }))
  for (const table of ['outbox', 'audit_log', 'bullmq.job', 'bullmq.job_log'])
    expect(await told(`select * from ${table}`), table).toContain(requestId)
})
