import { createHash } from 'node:crypto'
import { request as ask } from 'node:http'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'naijatax-web-'))
const root = join(folder, 'web')
mkdirSync(join(root, 'assets'), { recursive: true })
writeFileSync(join(folder, 'secret.txt'), 'not for anybody')
mkdirSync(join(root, 'front'))
writeFileSync(join(root, 'index.html'), '<!doctype html><title>the client</title>')
const style = 'h1{color:green}'
writeFileSync(
  join(root, 'front', 'landing.html'),
  `<style>${style}</style><a href="__PUBLIC_URL__/">Start</a> Free: __FREE_CALCULATIONS__`,
)
writeFileSync(join(root, 'front', 'not-found.html'), '<title>Page not found</title>')
writeFileSync(join(root, 'front', 'robots.txt'), 'Sitemap: __PUBLIC_URL__/sitemap.xml')
writeFileSync(
  join(root, 'documents.json'),
  JSON.stringify({
    pages: [
      { address: '/', file: 'front/landing.html' },
      { address: '/robots.txt', file: 'front/robots.txt' },
    ],
    notFound: 'front/not-found.html',
    client: { file: 'index.html', addresses: ['/login', '/verify', '/submissions/:id'] },
  }),
)
writeFileSync(join(root, 'assets', 'main-1a2b.js'), 'start()')
writeFileSync(join(root, 'assets', 'main-1a2b.js.gz'), gzipSync('start()'))
afterAll(() => rmSync(folder, { recursive: true }))

const api = useTestApi({ env: { WEB_DIST: root } })
const at = (path: string) => api.anonymous().get(`${api.origin}${path}`)

const later = useTestApi({ env: { WEB_DIST: join(folder, 'later') } })

const local = useTestApi({ env: { WEB_DIST: root, PUBLIC_URL: 'http://localhost:3000' } })

/** Asks under another Host. @returns the status, and where the browser is sent. */
function asked(
  where: typeof api,
  path: string,
  headers: Record<string, string>,
): Promise<[number | undefined, string | undefined]> {
  const { port } = new URL(where.origin)
  return new Promise((resolve, reject) => {
    ask({ host: '127.0.0.1', port, path, headers }, (answer) =>
      resolve([answer.resume().statusCode, answer.headers.location]),
    )
      .once('error', reject)
      .end()
  })
}

describe('a page asked for by the number of this machine', () => {
  const number = { Host: '127.0.0.1:3000' }

  it.each(['/', '/login', '/verify?token=abc', '/nowhere', '//evil.test/login'])(
    'is given at localhost: %s',
    async (path) => {
      const there = [302, `http://localhost:3000${path}`]
      for (const headers of [number, { Host: '[::1]:3000' }, { ...number, 'Sec-Fetch-Dest': 'document' }])
        expect(await asked(local, path, headers)).toEqual(there)
    },
  )

  it.each<[string, Record<string, string>]>([
    ...['/api/config/public', '/operator', '/readyz', '/assets/main-1a2b.js', '/robots.txt'].map(
      (path): [string, Record<string, string>] => [path, number],
    ),
    ...['empty', 'iframe', 'script', 'serviceworker'].map((dest): [string, Record<string, string>] => [
      '/login',
      { ...number, 'Sec-Fetch-Dest': dest },
    ]),
    ...['localhost:3000', '127.0.0.1:4000', '127.0.0.1', '127.0.0.2:3000', 'evil.test:3000'].map(
      (Host): [string, Record<string, string>] => ['/login', { Host }],
    ),
  ])('and nothing else is sent there: %s with %j', async (path, headers) => {
    expect((await asked(local, path, headers))[1]).toBeUndefined()
  })

  it('stays where the product is not at localhost', async () => {
    expect(await asked(api, '/login', { Host: '127.0.0.1' })).toEqual([200, undefined])
  })
})

describe('the web client', () => {
  it('is given as soon as it is built', async () => {
    const page = `${later.origin}/robots.txt`
    expect((await later.anonymous().get(page)).status).toBe(404)
    cpSync(root, join(folder, 'later'), { recursive: true })
    expect((await later.anonymous().get(page)).status).toBe(200)
  })

  it.each(['/login', '/login/', '/verify?token=abc', '/submissions/1'])(
    'gives the client at %s, asked for anew each time',
    async (path) => {
      const answer = await at(path)
      expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('the client') as string })
      expect(answer.headers.get('Cache-Control')).toBe('no-cache')
      expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    },
  )

  it('gives a public page, filled in, with just its own styles allowed', async () => {
    const page = await at('/')
    expect(page.text).toContain(`<a href="${api.env.PUBLIC_URL}/">`)
    expect(page.text).toContain(`Free: ${api.env.FREE_CALCULATIONS}`)
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    const hash = createHash('sha256').update(style).digest('base64')
    expect(page.headers.get('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}';`)
    expect((await at('/robots.txt')).text).toBe(`Sitemap: ${api.env.PUBLIC_URL}/sitemap.xml`)
  })

  it('packs public pages as the browser takes them, and sends none twice', async () => {
    const { headers } = await api.anonymous().get(`${api.origin}/`, { 'Accept-Encoding': 'gzip, br' })
    expect(headers.get('Content-Encoding')).toBe('br')
    expect(headers.get('Vary')).toContain('Accept-Encoding')
    const plain = await api.anonymous().get(`${api.origin}/`, { 'Accept-Encoding': 'identity' })
    expect(plain.headers.get('Content-Encoding')).toBeNull()
    const again = await api
      .anonymous()
      .get(`${api.origin}/`, { 'If-None-Match': headers.get('ETag') ?? '', 'Cache-Control': 'max-age=0' })
    expect(again).toMatchObject({ status: 304, text: '' })
  })

  it.each(['/apiary', '/submissions', '/submissions/1/2', '/nothing'])('has no page at %s', async (path) => {
    const answer = await at(path)
    expect(answer).toMatchObject({ status: 404, text: expect.stringContaining('Page not found') as string })
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
  })

  it('gives hashed files for a year, packed where the browser takes that', async () => {
    const packed = await at('/assets/main-1a2b.js')
    expect(packed).toMatchObject({ status: 200, text: 'start()' })
    expect(packed.headers.get('Content-Encoding')).toBe('gzip')
    expect(packed.headers.get('Content-Type')).toContain('javascript')
    expect(packed.headers.get('Cache-Control')).toBe('max-age=31536000,immutable')
    expect(packed.headers.get('Vary')).toContain('Accept-Encoding')
    const headers = { 'Accept-Encoding': 'identity' }
    const plain = await api.anonymous().get(`${api.origin}/assets/main-1a2b.js`, headers)
    expect(plain.headers.get('Content-Encoding')).toBeNull()
    expect(plain.text).toBe('start()')
  })

  it.each([
    '/api',
    '/api/',
    '/operator',
    '/assets/gone.js',
    '/index.html',
    '/front/landing.html',
    '/documents.json',
    '/.env',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
  ])('has nothing at %s', async (path) => {
    const answer = await at(path)
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  it('answers HEAD, and nothing that changes something', async () => {
    const head = await api.anonymous().send('HEAD', `${api.origin}/login`)
    expect(head).toMatchObject({ status: 200, text: '' })
    expect(await api.anonymous().post(`${api.origin}/login`, {})).toMatchObject({ status: 404 })
  })
})
