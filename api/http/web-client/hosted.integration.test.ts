import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { useTestApi } from '../../testing/index.ts'

const root = mkdtempSync(join(tmpdir(), 'naijatax-web-'))
mkdirSync(join(root, 'front'))
const page = '<!doctype html><html><head><title>the page</title></head></html>'
for (const file of ['index.html', 'front/landing.html', 'front/not-found.html'])
  writeFileSync(join(root, file), page)
writeFileSync(
  join(root, 'documents.json'),
  JSON.stringify({
    pages: [{ address: '/', file: 'front/landing.html' }],
    notFound: 'front/not-found.html',
    client: { file: 'index.html', addresses: ['/login'] },
  }),
)
afterAll(() => rmSync(root, { recursive: true }))

const host = 'https://id.example.ng'
const hosted = useTestApi({
  env: {
    WEB_DIST: root,
    IDENTITY_ISSUER: host,
    IDENTITY_AUDIENCE: 'naijatax',
    IDENTITY_SCRIPT_URL: `${host}/npm/script.js`,
    IDENTITY_PUBLISHABLE_KEY: 'pk_live_1',
  },
})
const builtIn = useTestApi({ env: { WEB_DIST: root } })
const mark = '<meta name="identity" content="hosted" />'

it.each(['/', '/login'])(
  '%s is marked for a hosted identity provider, and lets in its host',
  async (path) => {
    const answer = await hosted.anonymous().get(`${hosted.origin}${path}`)
    expect(answer.text).toContain(mark)
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
    expect(answer.headers.get('Content-Security-Policy')).toContain(`script-src 'self' ${host};`)
  },
)

it.each(['/', '/login'])('%s is not marked for the built-in one, and lets in nobody', async (path) => {
  const answer = await builtIn.anonymous().get(`${builtIn.origin}${path}`)
  expect(answer.text).toBe(page)
  expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self';")
})
