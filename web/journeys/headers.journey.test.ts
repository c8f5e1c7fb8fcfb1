import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, inject, test } from 'vitest'

// Every header of every kind of answer [security S44, S45, S46], so that a review shows each change.

const dist = resolve(import.meta.dirname, '../../dist/web')
const { app, operator } = inject('services')
const documents = JSON.parse(readFileSync(resolve(dist, 'documents.json'), 'utf8')) as {
  pages: { address: string }[]
  client: { addresses: string[] }
}

/** Headers that differ by answer or build, each with its expected pattern. */
const varying: Record<string, RegExp> = {
  date: / GMT$/,
  'x-request-id': /^[\w-]{36}$/,
  'content-length': /^\d+$/,
  etag: /^"[\w+/=]+"$/,
  'last-modified': / GMT$/,
}
/** Headers of the connection. */
const ofTheConnection = new Set(['connection', 'keep-alive', 'transfer-encoding'])

const ownPolicy = (styles: string): string =>
  `default-src 'none';script-src 'self';frame-src 'self';style-src ${styles};img-src 'self';font-src 'self';connect-src 'self';manifest-src 'self';worker-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none';object-src 'none'`
const framePolicy = `default-src 'none'; script-src HASH; style-src HASH; connect-src ${app}; base-uri 'none'; form-action 'none'; frame-ancestors ${app}; sandbox allow-scripts allow-downloads allow-popups allow-popups-to-escape-sandbox`
/** The job dashboard's page, for the operator alone, has inline styles and a `base` element. */
const boardPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'"

const always = {
  'content-security-policy': ownPolicy("'self'"),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}
/** What the parts of a page carry. */
const part = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}
/** What data carries. */
const data = {
  ...part,
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}
const html = { 'content-type': 'text/html; charset=utf-8' }
const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
const file = { ...always, 'cache-control': 'no-cache', vary: 'Accept-Encoding' }
const page = { ...file, ...html, 'content-security-policy': ownPolicy('HASH') }
const { 'x-frame-options': _inOurPages, ...framed } = file

/** The headers of an answer, without those above. */
async function headersOf(
  path: string,
  request: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Record<string, string | number>> {
  const answer = await fetch(app + path, {
    redirect: 'manual',
    ...request,
    headers: { 'Accept-Encoding': 'identity', ...request.headers },
  })
  await answer.arrayBuffer()
  const headers: Record<string, string | number> = { status: answer.status }
  for (const [name, value] of answer.headers) {
    // A varying header that does not match its pattern stays, and fails the comparison.
    if (ofTheConnection.has(name) || varying[name]?.test(value)) continue
    headers[name] = value.replaceAll(/'sha256-[\w+/=]{44}'/g, 'HASH')
  }
  return headers
}

describe('pages', () => {
  const pages = documents.pages
    .map(({ address }) => address)
    .filter((address) => !/\.|^\/assistant/.test(address))
  test.each(pages)('%s, of the public face', async (path) => {
    expect(await headersOf(path)).toEqual({ status: 200, ...page })
  })

  test.each(documents.client.addresses)('%s, drawn by the client', async (address) => {
    const path = address.replace(':id', '0196f6e0-0000-7000-8000-000000000000')
    // What somebody shared is for its reader.
    const robots = address === '/shared' ? { 'x-robots-tag': 'noindex' } : {}
    expect(await headersOf(path)).toEqual({ status: 200, ...file, ...html, ...robots })
    expect(await headersOf(`${path}?token=abc`)).toEqual({ status: 200, ...file, ...html, ...robots })
  })

  test('an address that is none', async () => {
    expect(await headersOf('/nothing')).toEqual({ status: 404, ...page })
  })
})

describe('files', () => {
  test.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/service-worker.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml'],
    ['/icon-192.png', 'image/png'],
  ])('%s', async (path, type) => {
    expect(await headersOf(path)).toEqual({ status: 200, ...file, 'content-type': type })
  })

  test('every hashed file, kept for a year', async () => {
    const types: Record<string, string> = {
      js: 'text/javascript; charset=utf-8',
      css: 'text/css; charset=utf-8',
      ttf: 'font/ttf',
      icc: 'application/vnd.iccprofile',
      woff2: 'font/woff2',
    }
    const names = readdirSync(resolve(dist, 'assets')).filter((name) => !/\.(br|gz)$/.test(name))
    expect(names.length).toBeGreaterThan(10)
    for (const name of names)
      expect(await headersOf(`/assets/${name}`), name).toEqual({
        status: 200,
        ...part,
        vary: 'Accept-Encoding',
        'cache-control': 'max-age=31536000,immutable',
        'content-type': types[name.split('.').at(-1) ?? ''],
      })
  })

  test('the assistant: a script that any page of ours may load, and a sealed frame', async () => {
    const shared = { status: 200, 'cross-origin-resource-policy': 'cross-origin' }
    expect(await headersOf('/assistant/embed.js')).toEqual({
      ...file,
      ...shared,
      'content-type': 'text/javascript; charset=utf-8',
    })
    const frame = { ...framed, ...shared, ...html, 'content-security-policy': framePolicy }
    expect(await headersOf('/assistant/frame')).toEqual(frame)
  })

  test.each([
    '/.git/config',
    '/.env',
    '/documents.json',
    '/index.html',
    '/package.json',
    '/assets/',
    '/gone.js.map',
  ])('%s is none, and no folder is listed', async (path) => {
    const { status } = await headersOf(path)
    expect(status).toBe(404)
  })
  test('no source map is given', () => {
    const maps = readdirSync(dist, { recursive: true }).filter((name) => String(name).endsWith('.map'))
    expect(maps).toEqual([])
  })
})

describe('the API', () => {
  const refused = { ...data, ...json }
  const asJson = { 'Content-Type': 'application/json' }
  test.each<[string, Parameters<typeof headersOf>[1], Record<string, string | number>]>([
    ['/api/config/public', {}, { status: 200 }],
    ['/api/docs', {}, { status: 200, vary: 'Accept' }],
    ['/api/users/me', {}, { status: 401 }],
    ['/api/nothing', {}, { status: 404 }],
    ['/api/auth/login', { method: 'DELETE' }, { status: 405, allow: 'POST' }],
    ['/api/auth/verify', {}, { status: 400 }],
    ['/api/auth/login', { method: 'POST', body: '{', headers: asJson }, { status: 400 }],
    ['/api/auth/login', { method: 'POST', body: 'a' }, { status: 415 }],
    ['/api/drafts', { headers: { Origin: 'https://evil.test' } }, { status: 401 }],
    ['/api/drafts', { method: 'POST', headers: { Origin: 'https://evil.test' } }, { status: 403 }],
    ['/livez', {}, { status: 200 }],
    ['/readyz', {}, { status: 200 }],
    ['/gone.js', {}, { status: 404 }],
  ])('%s %o: %o', async (path, request, own) => {
    expect(await headersOf(path, request)).toEqual({ ...refused, ...own })
  })

  test('lets other origins read the assistant’s stream alone, without credentials', async () => {
    const preflight = { method: 'OPTIONS', headers: { Origin: 'null' } }
    const { 'content-security-policy': policy, ...allowed } = await headersOf(
      '/api/assistant/messages',
      preflight,
    )
    expect(policy).toBe(ownPolicy("'self'"))
    expect(Object.entries(allowed).filter(([name]) => name.startsWith('access-control'))).toEqual([
      ['access-control-allow-headers', 'Authorization, Content-Type'],
      ['access-control-allow-methods', 'POST'],
      ['access-control-allow-origin', '*'],
      ['access-control-expose-headers', 'Retry-After'],
      ['access-control-max-age', '600'],
    ])
    const elsewhere = Object.keys(await headersOf('/api/drafts', preflight))
    expect(elsewhere.filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('the operator’s pages', () => {
  const credentials = `Basic ${Buffer.from(`${operator.user}:${operator.password}`).toString('base64')}`
  const asOperator = { headers: { Authorization: credentials } }
  const unstored = { ...always, ...html, 'cache-control': 'no-store' }

  test.each(['/operator', '/operator/jobs', '/operator/jobs/api/queues'])(
    '%s asks for a password',
    async (path) => {
      expect(await headersOf(path)).toEqual({
        ...data,
        ...json,
        status: 401,
        'www-authenticate': 'Basic realm="NaijaTax operations", charset="UTF-8"',
      })
    },
  )
  test('status', async () => {
    expect(await headersOf('/operator', asOperator)).toEqual({ status: 200, ...unstored })
  })
  test('jobs', async () => {
    const board = { ...unstored, 'content-security-policy': boardPolicy }
    expect(await headersOf('/operator/jobs', asOperator)).toEqual({ status: 200, ...board })
  })
})
