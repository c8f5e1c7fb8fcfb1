import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { useTestApi } from '../testing/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'naijatax-web-'))
const root = join(folder, 'web')
mkdirSync(join(root, 'assets'), { recursive: true })
writeFileSync(join(folder, 'secret.txt'), 'not for anybody')
writeFileSync(join(root, 'index.html'), '<!doctype html><title>the page</title>')
writeFileSync(join(root, 'assets', 'main-1a2b.js'), 'start()')
writeFileSync(join(root, 'assets', 'main-1a2b.js.gz'), gzipSync('start()'))
afterAll(() => rmSync(folder, { recursive: true }))

const api = useTestApi({ env: { WEB_DIST: root } })
const at = (path: string) => api.anonymous().get(`${api.origin}${path}`)

describe('the web client', () => {
  it.each(['/', '/login', '/verify?token=abc', '/submissions/1', '/apiary', '/index.html'])(
    'gives the page at %s, asked for anew each time',
    async (path) => {
      const answer = await at(path)
      expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('the page') as string })
      expect(answer.headers.get('Cache-Control')).toBe('no-cache')
      expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    },
  )

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
