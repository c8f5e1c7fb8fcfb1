import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../../../platform/password-hash.ts'
import { openQueues, type Queues } from '../../../platform/queues.ts'
import { quietLogger } from '../../../platform/testing/quiet-logger.ts'
import { useTestApi, type Answered } from '../../testing/index.ts'

const env = {
  OPERATOR_USER: 'operator',
  OPERATOR_PASSWORD_HASH: await hashPassword('five quiet looms'),
  VIEWER_USER: 'viewer',
  VIEWER_PASSWORD_HASH: await hashPassword('one window'),
}
const api = useTestApi({ env })
const basic = (user: string, secret: string) => ({
  Authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`,
})
const operator = basic('operator', 'five quiet looms')
const viewer = basic('viewer', 'one window')
const at = (path: string): string => `${api.origin}/operator/jobs/api${path}`
const change = (path: string, headers: Record<string, string>, method = 'PUT', body: unknown = {}) =>
  api.anonymous().send(method, at(path), { headers, body })
const written = () =>
  api.db.rows(
    `select actor, action, detail, request_id from audit_log where actor like 'operator:%' order by at, id`,
  )
const refusedAs = ({ status, body }: Answered) => [status, body['code']]

let queues: Queues
beforeAll(() => {
  queues = openQueues(api.env, quietLogger)
})
afterAll(() => queues.close())

const addJob = async () => {
  const data = { mail: 'already-registered', accountId: uuidv7() }
  return queues.queue('mail').add('send-email', data, { jobId: uuidv7(), delay: 3_600_000 })
}

describe('a viewer', () => {
  test('sees queues and jobs, told to be read-only', async () => {
    const job = await addJob()
    const { body } = await api.anonymous().get(at('/queues?activeQueue=mail&page=1&jobsPerPage=20'), viewer)
    const [mail] = (
      body['queues'] as { name: string; readOnlyMode: boolean; jobs: { id: string }[] }[]
    ).filter(({ name }) => name === 'mail')
    expect(mail).toMatchObject({ readOnlyMode: true })
    expect(mail?.jobs.map(({ id }) => id)).toContain(job.id)
    const page = await api.anonymous().get(`${api.origin}/operator/jobs`, viewer)
    expect(page.text).toContain('read-only')
  })

  test.each([
    ['PUT', '/queues/pause'],
    ['PUT', '/queues/mail/pause'],
    ['PUT', '/queues/mail/retry/failed'],
    ['PUT', '/queues/mail/clean/failed'],
    ['PUT', '/queues/mail/empty'],
    ['PUT', '/queues/mail/promote'],
    ['PUT', '/queues/mail/obliterate'],
    ['POST', '/queues/mail/add'],
    ['PUT', '/queues/mail/1/retry'],
    ['PUT', '/queues/mail/1/clean'],
    ['PATCH', '/queues/mail/1/update-data'],
    ['DELETE', '/queues/mail'],
  ])('is refused %s %s, and nothing is done', async (method, path) => {
    const before = await written()
    expect(refusedAs(await change(path, viewer, method))).toEqual([403, 'read_only'])
    expect(await written()).toEqual(before)
    expect(await queues.queue('mail').isPaused()).toBe(false)
  })

  test('has no more rights with the operator’s name', async () => {
    expect((await change('/queues/mail/pause', basic('operator', 'one window'))).status).toBe(401)
  })
})

describe('an operator’s change', () => {
  test('is written down with who, what, to which job and in which request, and done', async () => {
    const job = await addJob()
    const answer = await change(`/queues/mail/${job.id}/clean`, operator)
    expect(answer.status).toBeLessThan(300)
    expect(await queues.queue('mail').getJob(job.id ?? '')).toBeUndefined()
    expect((await written()).at(-1)).toEqual({
      actor: 'operator:operator',
      action: 'operator_remove_job',
      detail: { queue: 'mail', job: job.id },
      request_id: answer.headers.get('X-Request-Id'),
    })
  })

  test.each([
    ['/queues/mail/pause', 'operator_pause_queue'],
    ['/queues/mail/resume', 'operator_resume_queue'],
    ['/queues/mail/retry/failed', 'operator_retry_jobs'],
    ['/queues/mail/empty', 'operator_empty_queue'],
    ['/queues/mail/clean/failed', 'operator_clean_queue'],
  ])('%s is written down as %s', async (path, action) => {
    expect((await change(path, operator)).status).toBeLessThan(300)
    expect((await written()).at(-1)).toMatchObject({ action, detail: { queue: 'mail' } })
  })

  test('that nobody knows is not carried out', async () => {
    const before = await written()
    expect(refusedAs(await change('/queues/mail/1/explode', operator))).toEqual([404, 'not_found'])
    expect(await written()).toEqual(before)
  })

  test('is not carried out when it cannot be written down', async () => {
    await api.db.connection.raw('alter table audit_log rename to audit_log_away')
    try {
      expect((await change('/queues/mail/pause', operator)).status).toBe(500)
      expect(await queues.queue('mail').isPaused()).toBe(false)
    } finally {
      await api.db.connection.raw('alter table audit_log_away rename to audit_log')
    }
  })

  test('asked by another site’s page is neither written down nor done', async () => {
    const before = await written()
    const foreign = { ...operator, Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }
    expect(refusedAs(await change('/queues/mail/pause', foreign))).toEqual([403, 'forbidden_origin'])
    expect(await written()).toEqual(before)
  })
})

test('what a fault or a log line quotes is shown to nobody', async () => {
  const job = await addJob()
  await job.log('attempt 1: no mailbox ada@example.ng for "Ada Obi"')
  await api.db.connection.raw(`update bullmq.job set failed_reason = ? where id = ?`, [
    'no mailbox ada@example.ng for "Ada Obi", ₦6,000,000',
    job.id ?? '',
  ])
  for (const who of [operator, viewer]) {
    const shown = await api.anonymous().get(at(`/queues/mail/${job.id}`), who)
    expect(shown.status).toBe(200)
    expect(shown.text).toContain('no mailbox (address)')
    const log = await api.anonymous().get(at(`/queues/mail/${job.id}/logs`), who)
    expect(log.text).toContain('attempt 1')
    for (const { text } of [shown, log]) expect(text).not.toMatch(/ada@|Ada Obi|6,000,000/)
  }
})
