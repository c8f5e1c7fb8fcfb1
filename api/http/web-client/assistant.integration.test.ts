import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { useTestApi } from '../../testing/index.ts'

const root = mkdtempSync(join(tmpdir(), 'naijatax-web-'))
mkdirSync(join(root, 'front'))
for (const file of ['index.html', 'front/not-found.html'])
  writeFileSync(join(root, file), '<title>the page</title>')
const script = 'tell()'
writeFileSync(
  join(root, 'front/frame.html'),
  `<body data-answers="__ASSISTANT_ANSWERS__">__ASSISTANT_MODEL__<script>${script}</script>`,
)
writeFileSync(join(root, 'front/embed.js'), 'button()')
writeFileSync(
  join(root, 'documents.json'),
  JSON.stringify({
    pages: [
      { address: '/assistant/frame', file: 'front/frame.html' },
      { address: '/assistant/embed.js', file: 'front/embed.js' },
    ],
    notFound: 'front/not-found.html',
    client: { file: 'index.html', addresses: ['/dashboard'] },
  }),
)
afterAll(() => rmSync(root, { recursive: true }))

const usual = useTestApi({ env: { WEB_DIST: root } })
const elsewhere = useTestApi({
  env: {
    WEB_DIST: root,
    ASSISTANT_HOST: 'https://teni.example.ng',
    TENI_MODEL_URL: 'http://127.0.0.1:1/v1',
    TENI_MODEL: 'a <b>&"model"',
  },
})
const at = (api: typeof usual, path: string) => api.anonymous().get(`${api.origin}${path}`)
const policy = (answer: { headers: Headers }) => answer.headers.get('Content-Security-Policy') ?? ''

it('the frame opens inside our own pages, runs its own script alone, and is sealed', async () => {
  const answer = await at(usual, '/assistant/frame')
  const hash = createHash('sha256').update(script).digest('base64')
  expect(policy(answer)).toContain(`script-src 'sha256-${hash}';`)
  expect(policy(answer)).toContain(`frame-ancestors ${usual.env.PUBLIC_URL};`)
  expect(policy(answer)).toContain('sandbox allow-scripts allow-downloads allow-popups')
  expect(policy(answer)).not.toContain('allow-same-origin')
  expect(answer.headers.get('X-Frame-Options')).toBeNull()
  expect(answer.text).toContain('data-answers="guide"')
  expect(policy(answer)).toContain(`connect-src ${usual.env.PUBLIC_URL};`)
  const apart = await at(elsewhere, '/assistant/frame')
  // Which model answers is said, as text.
  expect(apart.text).toContain('data-answers="model">a &#60;b&#62;&#38;&#34;model&#34;<script>')
  // Opened from another host it asks there, and stands in our own pages alone.
  expect(policy(apart)).toContain(`connect-src ${elsewhere.env.PUBLIC_URL} https://teni.example.ng;`)
  expect(policy(apart)).toContain(`frame-ancestors ${elsewhere.env.PUBLIC_URL};`)
})

it('the loader may be taken by other hosts; every other page stays as closed as before', async () => {
  const loader = await at(usual, '/assistant/embed.js')
  expect(loader.headers.get('Content-Type')).toContain('text/javascript')
  expect(loader.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  const page = await at(usual, '/dashboard')
  expect(page.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  expect(page.headers.get('X-Frame-Options')).toBe('DENY')
  expect(policy(page)).toContain("frame-src 'self';")
})

it('the configured host is in the policy of the client, whoever is signed in', async () => {
  const page = await at(elsewhere, '/dashboard')
  expect(policy(page)).toContain("script-src 'self' https://teni.example.ng;")
  expect(policy(page)).toContain("frame-src 'self' https://teni.example.ng;")
  expect(policy(await at(usual, '/dashboard'))).toContain("script-src 'self';")
})
