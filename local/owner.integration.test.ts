import { request as ask } from 'node:http'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startInbox, type Inbox } from './inbox/index.ts'
import { startSignIn, type SignIn } from './sign-in/index.ts'
import { startStripe, type StripeStandIn } from './stripe/index.ts'
import { freePorts, removeData } from './testing/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'naijatax-owner-'))
let inbox: Inbox
let stripe: StripeStandIn
let google: SignIn

beforeAll(async () => {
  const port = await freePorts(4)
  const appUrl = 'http://localhost:3000'
  const [mails, keyFile] = [join(folder, 'mail'), join(folder, 'key.pem')]
  inbox = await startInbox({ folder: mails, httpPort: port, smtpPort: port + 1, log: () => undefined })
  stripe = await startStripe({ port: port + 2, secretKey: 'sk_test_1', webhookSecret: 'whsec_1', appUrl })
  google = await startSignIn({ provider: 'google', port: port + 3, keyFile, appUrl })
})
afterAll(async () => {
  await Promise.all([inbox.stop(), stripe.stop(), google.stop()])
  removeData(folder)
})

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** A request with any header, also those that fetch sets by itself. @returns its status. */
function status(address: string, { method = 'GET', headers, body = '' }: Asked = {}): Promise<number> {
  const { hostname, port, pathname, search } = new URL(address)
  const sent = { 'Content-Type': 'text/plain', ...headers }
  return new Promise((resolve, reject) => {
    ask({ hostname, port, path: pathname + search, method, headers: sent }, (answer) =>
      resolve(answer.resume().statusCode ?? 0),
    )
      .once('error', reject)
      .end(body)
  })
}

const without = (address: string): string => address.replace(/\/k\/[^/]+/, '')
const wrong = (address: string): string => address.replace(/\/k\/[^/]+/, `/k/${'A'.repeat(32)}`)

const hrefs = (page: string) => [...page.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, href = '']) => href)

describe('what only the owner may open', () => {
  const parts: readonly (readonly [name: string, asked: Asked, address: () => string])[] = [
    ['the inbox', {}, () => inbox.url],
    ['the inbox with an address', {}, () => `${inbox.url}?to=ada@example.ng`],
    ['mails as JSON', {}, () => inbox.apiUrl],
    ['mails of one address', {}, () => `${inbox.apiUrl}?to=ada@example.ng`],
    ['the newest mail’s id', {}, () => `${inbox.url}/latest`],
    ['the inbox’s script', {}, () => `${inbox.url}/list.js`],
    ['the page of payments', {}, () => stripe.ownersUrl],
    ['payments’ state', {}, () => `${stripe.ownersUrl}/_test/state`],
    ['payments’ clock', { method: 'POST', body: '{"days":1}' }, () => `${stripe.ownersUrl}/_test/advance`],
    ['payments’ faults', { method: 'POST', body: '{"declines":1}' }, () => `${stripe.ownersUrl}/_test/mood`],
    ['payments’ calm', { method: 'POST' }, () => `${stripe.ownersUrl}/_test/calm`],
  ]
  it.each(parts)('%s answers with the key alone', async (_name, asked, address) => {
    expect(await status(without(address()), asked)).toBe(403)
    expect(await status(wrong(address()), asked)).toBe(403)
    expect(await status(address().replace(/\/k\/[^/]+/, '/k/'), asked)).toBe(403)
    expect(await status(address(), asked)).toBe(200)
  })

  it.each([
    '/_test/refund',
    '/_test/dispute',
    '/_test/nothing',
    '/payments/ch_1',
    '/api/mails',
    '/mails/1',
    '/anything',
  ])('%s is closed, at the inbox and at payments', async (path) => {
    for (const address of [inbox.url, stripe.url])
      for (const method of ['GET', 'POST']) {
        const closed = await status(new URL(path, address).href, { method })
        expect(closed).toBe(403)
      }
  })

  it('tells a person how to open it', async () => {
    const answer = await fetch(without(inbox.url), { headers: { Accept: 'text/html' } })
    expect(await answer.text()).toContain('npm start prints it')
    expect(await (await fetch(without(inbox.apiUrl))).json()).toMatchObject({
      error: expect.stringContaining('services.json') as string,
    })
  })

  it('leads from page to page with its key', async () => {
    const transport = createTransport(inbox.smtpUrl)
    const [from, to, subject] = ['a@x.example', 'b@x.example', 'Hello']
    const attachments = [{ filename: 'a.png', content: 'png', cid: 'logo' }]
    await transport.sendMail({ from, to, subject, html: '<img src="cid:logo">', text: 't', attachments })
    const found = new Set<string>()
    const open = [inbox.url]
    while (open.length > 0) {
      const address = open.pop() ?? ''
      const answer = await fetch(address)
      expect([address, answer.status]).toEqual([address, 200])
      const next = hrefs(await answer.text()).map((href) => new URL(href, inbox.url).href)
      open.push(...next.filter((href) => !found.has(href)))
      for (const href of next) found.add(href)
    }
    const paths = [...found].map((href) => new URL(without(href)).pathname.replace(/\d{13}/, 'ID')).toSorted()
    expect(paths).toEqual([
      '/',
      '/list.js',
      '/mails/ID',
      '/mails/ID/attachments/0',
      '/mails/ID/html',
      '/style.css',
    ])
    const [mail] = (await (await fetch(inbox.apiUrl)).json()) as { attachments: { url: string }[] }[]
    expect(await status(mail?.attachments[0]?.url ?? '')).toBe(200)
  })

  it('takes mails from who has the key alone', async () => {
    const mail = { from: 'a@x.example', to: 'b@x.example', subject: 'Planted', text: 't' }
    const stranger = inbox.smtpUrl.replace(/\/\/[^@]+@/, '//')
    const guesser = inbox.smtpUrl.replace(/:[^:@]+@/, ':guess@')
    await expect(createTransport(stranger).sendMail(mail)).rejects.toHaveProperty('responseCode', 530)
    await expect(createTransport(guesser).sendMail(mail)).rejects.toHaveProperty('responseCode', 535)
    const mails = (await (await fetch(inbox.apiUrl)).json()) as { subject: string }[]
    expect(mails.map(({ subject }) => subject)).not.toContain('Planted')
  })
})

describe('what proves itself', () => {
  const key = { Authorization: 'Bearer sk_test_1' }
  it('is asked for its own secret', async () => {
    expect(await status(`${stripe.url}/v1/events`)).toBe(401)
    expect(await status(`${stripe.url}/v1/events`, { headers: key })).toBe(200)
    expect(await status(`${google.url}/token`, { method: 'POST' })).toBe(401)
  })

  it('is found by an id that nobody guesses', async () => {
    for (const path of ['/pay/cs_test_1', '/portal/bps_1', '/link/plink_1'])
      expect(await status(`${stripe.url}${path}`)).toBe(404)
    const paying = (await fetch(stripe.paymentLink)).url
    expect(paying).toMatch(/\/pay\/cs_test_[0-9a-f]{24}$/)
    expect(await status(paying)).toBe(200)
  })
})

const authorize = (): string => {
  const redirect = 'http://localhost:3000/api/auth/google/callback'
  const pkce = { code_challenge: 'c'.repeat(43), code_challenge_method: 'S256' }
  const asked = {
    client_id: 'naijatax',
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'openid',
    ...pkce,
  }
  return `${google.url}/authorize?${new URLSearchParams(asked).toString()}`
}

describe('a page elsewhere in the owner’s browser', () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const origins = [
    'https://evil.test',
    'null',
    'http://localhost:9999',
    'http://localhost',
    'https://localhost',
  ]
  const actions: readonly (readonly [string, () => string, string])[] = [
    ['sign in', authorize, 'email=ada@example.ng&verified=yes'],
    ['advance the clock', () => `${stripe.ownersUrl}/_test/advance`, '{"days":1}'],
    ['take a code', () => `${google.url}/token`, 'grant_type=authorization_code'],
    ['use the API', () => `${stripe.url}/v1/customers`, 'email=ada@example.ng'],
  ]

  it.each(actions)('cannot %s', async (_what, address, body) => {
    const act = (headers: Record<string, string>) =>
      status(address(), { method: 'POST', body, headers: { ...form, ...headers } })
    for (const Origin of origins) expect(await act({ Origin }), Origin).toBe(403)
    for (const site of ['cross-site', 'same-site']) expect(await act({ 'Sec-Fetch-Site': site })).toBe(403)
    const Origin = new URL(address()).origin
    expect(await act({ Origin, 'Sec-Fetch-Site': 'same-origin' }), 'our own page may').not.toBe(403)
  })

  it('cannot read, even with the key, by a script or under another name', async () => {
    for (const address of [
      inbox.apiUrl,
      `${stripe.ownersUrl}/_test/state`,
      authorize(),
      `${google.url}/keys`,
    ]) {
      for (const Origin of origins) expect(await status(address, { headers: { Origin } })).toBe(403)
      const { port } = new URL(address)
      for (const name of [
        'evil.test',
        `evil.test:${port}`,
        'localhost.evil.test',
        'localhost',
        'localhost:9999',
      ])
        expect(await status(address, { headers: { Host: name } }), name).toBe(403)
      for (const name of ['localhost', '127.0.0.1', '[::1]'])
        expect(await status(address, { headers: { Host: `${name}:${port}` } }), name).toBe(200)
      const answer = await fetch(address)
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
      expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    }
  })

  it('may send a person to the sign-in page, which waits for them', async () => {
    const visit = {
      'Sec-Fetch-Site': 'cross-site',
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Dest': 'document',
    }
    expect(await status(authorize(), { headers: visit })).toBe(200)
  })
})
