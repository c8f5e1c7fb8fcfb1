import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../../../platform/password-hash.ts'
import { openQueues, type Queues } from '../../../platform/queues.ts'
import { quietLogger } from '../../../platform/testing/quiet-logger.ts'
import { useTestApi } from '../../testing/index.ts'
import { hashAsUsual } from '../../../platform/testing/cheap-hashes.ts'

const password = 'five quiet looms'
const api = useTestApi({
  env: { OPERATOR_USER: 'operator', OPERATOR_PASSWORD_HASH: await hashPassword(password) },
})
hashAsUsual()
const withoutOperator = useTestApi()
let queues: Queues

const basic = (user: string, secret: string) => ({
  Authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`,
})
const operator = basic('operator', password)
const at = (path = ''): string => `${api.origin}/operator/jobs${path}`
const get = (path = '', headers: Record<string, string> = operator) => api.anonymous().get(at(path), headers)
const jobs = async (queue: string): Promise<Record<string, unknown>[]> => {
  const { body } = await get(`/api/queues?activeQueue=${queue}&page=1&jobsPerPage=20`)
  const shown = (body['queues'] as { name: string; jobs: Record<string, unknown>[] }[] | undefined) ?? []
  return shown.find(({ name }) => name === queue)?.jobs ?? []
}
const retryAll = (headers: Record<string, string>) =>
  api.anonymous().send('PUT', at('/api/queues/mail/retry/failed'), { headers })

beforeAll(() => {
  queues = openQueues(api.env, quietLogger)
})
afterAll(() => queues.close())

describe('who may see it', () => {
  test.each([
    ['nobody', {}],
    ['a wrong password', basic('operator', 'six quiet looms')],
    ['a wrong name', basic('operators', password)],
    ['a header that is no Basic', { Authorization: 'Bearer operator' }],
    ['an empty password', basic('operator', '')],
  ])('%s is asked to sign in', async (_who, headers) => {
    const refused = await get('', headers)
    expect(refused.status).toBe(401)
    expect(refused.headers.get('www-authenticate')).toMatch(/^Basic realm=/)
    expect(refused.body['code']).toBe('unauthorized')
    expect((await get('/api/queues', headers)).status).toBe(401)
    expect((await get('/static/favicon-32x32.png', headers)).status).toBe(401)
  })

  test('a flood of wrong passwords is turned away, and sign-ins go on', async () => {
    const flood = Promise.all(
      Array.from({ length: 80 }, (_, i) => get('', basic('operator', `guess ${i} of many`))),
    )
    const credentials = { email: 'nobody@example.test', password: 'wrong password' }
    expect((await api.anonymous().post('/auth/login', credentials)).status).toBe(401)
    const answers = await flood
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]))
    const away = answers.find(({ status }) => status === 503)
    expect(away?.headers.get('retry-after')).toBe('3')
    expect(await get('')).toMatchObject({ status: 200 })
  })

  test('the operator sees the page, and its files load', async () => {
    const page = await get()
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    const files = [...page.text.matchAll(/(?:src|href)="(static\/(?:js|css)\/[^"]+)"/g)].map(
      ([, file]) => file,
    )
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) expect((await get(`/${file}`)).status).toBe(200)
    expect((await get('/queue/mail')).text).toBe(page.text)
  })

  test('nobody, where no operator is named', async () => {
    for (const path of ['/operator/jobs', '/operator/jobs/api/queues']) {
      const refused = await withoutOperator.anonymous().get(`${withoutOperator.origin}${path}`, operator)
      expect(refused.status).toBe(404)
    }
  })

  test('an address that only begins alike is nothing', async () => {
    expect((await api.anonymous().get(at('-old'), operator)).status).toBe(404)
  })
})

test('its page may run its own files alone; every other page keeps the strict policy', async () => {
  const page = await get()
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(page.text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
  const elsewhere = await api.anonymous().get('/users/me')
  expect(elsewhere.headers.get('content-security-policy')).not.toContain('unsafe-inline')
})

describe('what it shows', () => {
  test('ids of a job that fits its contract', async () => {
    const data = { mail: 'already-registered', accountId: uuidv7() }
    const added = await queues.queue('mail').add('send-email', data, { jobId: uuidv7() })
    const shown = (await jobs('mail')).find(({ id }) => id === added.id)
    expect(shown?.['data']).toEqual(data)
  })

  test('nothing of a job that does not', async () => {
    await queues.queue('mail').add('send-email', { to: 'ada@example.com' }, { jobId: uuidv7() })
    const { text } = await get('/api/queues?activeQueue=mail&page=1&jobsPerPage=20')
    expect(text).not.toContain('ada@example.com')
    expect(text).toContain('hidden')
  })
})

describe('what it changes', () => {
  test('is done for its own page', async () => {
    const own = { ...operator, Origin: 'http://naijatax.test', 'Sec-Fetch-Site': 'same-origin' }
    expect((await retryAll(own)).status).toBe(200)
  })

  test.each([
    { Origin: 'https://elsewhere.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null' },
  ])('is refused for %o', async (headers) => {
    const refused = await retryAll({ ...operator, ...headers })
    expect(refused.status).toBe(403)
    expect(refused.body['code']).toBe('forbidden_origin')
  })

  test('is refused without the password, wherever it comes from', async () => {
    expect((await retryAll({ Origin: 'http://naijatax.test' })).status).toBe(401)
  })
})
