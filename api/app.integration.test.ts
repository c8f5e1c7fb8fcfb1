import { describe, expect, it } from 'vitest'
import { verifiedAccount } from '../db/testing/factories.ts'
import { endpoints, errorBody, errorStatus, type Endpoint } from '../contract/http/index.ts'
import { useTestApi, type Answered } from './testing/index.ts'

const api = useTestApi()
const behindProxy = useTestApi({ env: { TRUSTED_PROXY_HOPS: '1' } })
const json = { 'Content-Type': 'application/json' }

const refusedAs = (answer: Answered) => [answer.status, answer.body['code']]
const address = ({ path }: Endpoint) => path.replace(':id', '0196f6e0-0000-7000-8000-000000000000')
const bodyFor = ({ method }: Endpoint) => (method === 'GET' ? {} : { body: {} })

describe('every error', () => {
  it('has words, a code of the contract and the request’s name, and no stack', async () => {
    const answers = [
      await api.anonymous().get('/nothing'),
      await api.anonymous().get('/users/me'),
      await api.anonymous().post('/auth/login', {}),
    ]
    for (const { body, headers, text } of answers) {
      const parsed = errorBody.parse(body)
      expect(Object.keys(errorStatus)).toContain(parsed.code)
      expect(parsed.error).not.toBe('')
      expect(parsed.requestId).toBe(headers.get('X-Request-Id'))
      expect(headers.get('Content-Type')).toContain('application/json')
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(text).not.toMatch(/node_modules|\.ts:/)
    }
  })

  it('says 404 for an address that is none', async () => {
    for (const path of ['/nothing', '/auth', '/%E0%A4%A', '/auth/verify/x'])
      expect(refusedAs(await api.anonymous().get(path)), path).toEqual([404, 'not_found'])
    expect(refusedAs(await api.anonymous().get(`${api.origin}/../package.json`))).toEqual([404, 'not_found'])
    expect(refusedAs(await api.anonymous().post(`${api.origin}/elsewhere`, {}))).toEqual([404, 'not_found'])
  })

  it('says 405 and which methods there are', async () => {
    for (const method of ['GET', 'PATCH', 'DELETE', 'PROPFIND']) {
      const answer = await api.anonymous().send(method, '/auth/login')
      expect(refusedAs(answer), method).toEqual([405, 'method_not_allowed'])
      expect(answer.headers.get('Allow')).toContain('POST')
    }
  })

  it('says 413 past 64 KiB, told beforehand or not', async () => {
    const raw = JSON.stringify({ email: 'a@example.test', password: 'x'.repeat(70_000) })
    const answer = await api.anonymous().send('POST', '/auth/login', { raw, headers: json })
    expect(refusedAs(answer)).toEqual([413, 'too_large'])

    const chunks = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 10; part += 1)
          controller.enqueue(new TextEncoder().encode('x'.repeat(10_000)))
        controller.close()
      },
    })
    const streamed = await fetch(`${api.origin}/api/auth/login`, {
      method: 'POST',
      headers: json,
      body: chunks,
      duplex: 'half',
    })
    expect(streamed.status).toBe(413)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml', ''])(
    'says 415 for a body of type %j',
    async (type) => {
      const sent = {
        raw: new TextEncoder().encode('{"email":"a@example.test"}'),
        headers: { 'Content-Type': type },
      }
      const answer = await api.anonymous().send('POST', '/auth/forgot-password', sent)
      expect(refusedAs(answer)).toEqual([415, 'unsupported_media_type'])
    },
  )

  it.each(['gzip', 'br', 'deflate', 'gzip, gzip'])('says 415 for a body packed with %s', async (coding) => {
    const sent = { raw: 'not packed at all', headers: { ...json, 'Content-Encoding': coding } }
    const answer = await api.anonymous().send('POST', '/auth/forgot-password', sent)
    expect(refusedAs(answer)).toEqual([415, 'unsupported_media_type'])
  })

  it.each(['{', 'null', '"text"', '[]', '[1]', '1e999', '{"email":"a@example.test"}{}', '\u0000'])(
    'says 400 for the body %j',
    async (raw) => {
      const answer = await api.anonymous().send('POST', '/auth/login', { raw, headers: json })
      expect(refusedAs(answer)).toEqual([400, 'validation'])
      expect(answer.text).not.toContain('Invalid')
    },
  )
})

describe('calls that change something', () => {
  it.each([
    { Origin: 'https://evil.test' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site', Origin: 'http://naijatax.test' },
  ])('are refused to another site’s page: %j', async (headers) => {
    const answer = await api.anonymous().post('/auth/forgot-password', { email: 'a@example.test' }, headers)
    expect(refusedAs(answer)).toEqual([403, 'forbidden_origin'])
  })

  it('are allowed to our own page, and to clients that are no browser', async () => {
    const own = { Origin: 'http://naijatax.test', 'Sec-Fetch-Site': 'same-origin' }
    for (const headers of [own, {}]) {
      const answer = await api.anonymous().post('/auth/forgot-password', { email: 'a@example.test' }, headers)
      expect(answer.status).toBe(202)
    }
  })
})

describe('every endpoint of the contract', () => {
  const all = Object.entries(endpoints)

  it.each(all)('%s has a route', async (_, endpoint) => {
    const answer = await api.anonymous().send(endpoint.method, address(endpoint), bodyFor(endpoint))
    expect([404, 405, 500]).not.toContain(answer.status)
  })
})

describe('what every answer carries', () => {
  it('names the request by a name of ours, whatever its sender calls it', async () => {
    const uuid = '01900000-0000-7000-8000-000000000000'
    for (const sent of [{}, { 'X-Request-Id': 'from-the-proxy_1' }, { 'X-Request-Id': uuid }])
      for (const from of [api, behindProxy]) {
        const named = (await from.anonymous().get('/users/me', sent)).headers.get('X-Request-Id')
        expect(named).toMatch(/^[0-9a-f-]{36}$/)
        expect(named).not.toBe(uuid)
      }
  })

  it('keeps the name that a trusted proxy gave it beside ours', async () => {
    const account = await verifiedAccount(behindProxy.db)
    const client = await behindProxy.signedInAs(account)
    const named = { 'X-Request-Id': 'from-the-proxy_1' }
    const { headers } = await client.put('/users/me', { firstName: 'Ada' }, named)
    const [entry] = await behindProxy.db.rows('select * from audit_log where account_id = ?', [account.id])
    expect(entry).toMatchObject({
      request_id: headers.get('X-Request-Id'),
      upstream_id: 'from-the-proxy_1',
    })
  })

  it('tells the browser to run nothing that is not ours', async () => {
    const page = await api.anonymous().get('/docs', { Accept: 'text/html' })
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(page.headers.get('Permissions-Policy')).toContain('camera=()')
    const { headers } = await api.anonymous().get('/users/me')
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none';frame-ancestors 'none'")
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
  })

  it('is ready when the database has the schema', async () => {
    for (const probe of ['/livez', '/readyz'])
      expect(await api.anonymous().get(`${api.origin}${probe}`)).toMatchObject({
        status: 200,
        body: { ok: true },
      })
  })
})

describe('on https', () => {
  const secure = useTestApi({ env: { PUBLIC_URL: 'https://naijatax.test' } })

  it('the session cookie is __Host- and Secure', async () => {
    const account = await verifiedAccount(secure.db)
    const client = await secure.signedInAs(account)
    expect([...client.cookies.keys()]).toEqual(['__Host-session'])
    const [cookie] = (await client.post('/auth/logout')).headers.getSetCookie()
    expect(cookie).toBe('__Host-session=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0')
    expect((await client.get('/users/me')).headers.get('Strict-Transport-Security')).toBe(
      'max-age=63072000; includeSubDomains',
    )
  })
})
