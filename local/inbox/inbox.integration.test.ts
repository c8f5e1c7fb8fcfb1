import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePorts } from '../testing/free-port.ts'
import { removeData } from '../testing/cleanup.ts'
import { startInbox, type Inbox } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'naijatax-inbox-'))
let inbox: Inbox
let port: number

async function start(): Promise<void> {
  inbox = await startInbox({ folder, httpPort: port, smtpPort: port + 1, log: () => undefined })
}

async function mails(query = ''): Promise<Record<string, unknown>[]> {
  return (await (await fetch(`${inbox.apiUrl}${query}`)).json()) as Record<string, unknown>[]
}

function get(path: string): Promise<Response> {
  return fetch(`${inbox.url}${path}`)
}

beforeEach(async () => {
  port = await freePorts(2)
  await start()
})
afterEach(async () => {
  await inbox.stop()
  removeData(folder)
})

describe('the mail inbox', () => {
  it('takes mails and gives them newest first, also after a restart', async () => {
    const transport = createTransport({ url: inbox.smtpUrl, pool: true })
    await transport.sendMail({
      from: 'NaijaTax <no-reply@naijatax.example>',
      to: 'Adéọlá <ade@example.com>',
      bcc: 'hidden@example.com',
      subject: 'Confirm your email – ₦',
      text: 'Open http://localhost:3000/verify?token=abc',
      html: '<p>Open <a href="http://localhost:3000/verify?token=abc">this</a> <img src="cid:logo"></p><script>1</script>',
      attachments: [{ filename: 'logo.png', content: Buffer.from('png'), cid: 'logo' }],
    })
    await transport.sendMail({ from: 'a@x.example', to: 'bola@example.com', subject: 'Second', text: 'Two' })
    transport.close()

    await inbox.stop()
    await start()
    const all = await mails()
    expect(all.map((mail) => mail['subject'])).toEqual(['Second', 'Confirm your email – ₦'])
    expect(all[1]).toMatchObject({
      to: 'ade@example.com, hidden@example.com',
      from: 'NaijaTax <no-reply@naijatax.example>',
      text: expect.stringContaining('verify?token=abc') as string,
      attachments: [{ filename: 'logo.png', contentType: 'image/png', size: 3 }],
    })
    expect(new Date(String(all[1]?.['date'])).getTime()).toBeLessThan(Date.parse(String(all[0]?.['date'])))
    expect(await mails('?to=BOLA@example.com')).toHaveLength(1)
    expect(await mails('?to=ola@example.com')).toHaveLength(0)
    expect(await mails('?to=hidden@example.com')).toHaveLength(1)
  })

  it('shows a mail in a frame that runs nothing', async () => {
    await createTransport(inbox.smtpUrl).sendMail({
      from: 'a@x.example',
      to: 'b@x.example',
      subject: '<script>alert(1)</script>',
      text: 'Open http://localhost:3000/verify?token=a&b=<i>',
      html: '<b>Hello</b><script>alert(1)</script>',
    })
    const id = String((await mails())[0]?.['id'])
    const list = await (await get('/')).text()
    expect(list).toContain('&lt;script&gt;')
    expect(list).not.toContain('<script>alert')
    const page = await (await get(`/mails/${id}`)).text()
    expect(page).toContain('sandbox="allow-popups')
    expect(page).toContain('href="http://localhost:3000/verify?token=a&amp;b="')
    expect(page).not.toContain('<i>')
    const framed = await get(`/mails/${id}/html`)
    expect(framed.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(await framed.text()).toContain('<b>Hello</b>')
    expect((await get('/mails/999')).status).toBe(404)
  })

  it('keeps the newest 500', async () => {
    const transport = createTransport({ url: inbox.smtpUrl, pool: true, maxMessages: Infinity })
    const send = (number: number): Promise<unknown> =>
      transport.sendMail({ from: 'a@x.example', to: 'b@x.example', subject: `${number}`, text: 'x' })
    await send(0)
    for (let batch = 0; batch < 5; batch += 1)
      await Promise.all(Array.from({ length: 100 }, (_, index) => send(batch * 100 + index + 1)))
    transport.close()
    const all = await mails()
    expect(all).toHaveLength(500)
    expect(all.map((mail) => mail['subject'])).not.toContain('0')
    expect(readdirSync(folder)).toHaveLength(500)
  })

  it('answers only to a name of this machine', async () => {
    const { request } = await import('node:http')
    const status = await new Promise((resolve) => {
      request({ port, host: '127.0.0.1', path: '/api/mails', headers: { host: 'evil.example' } }, (answer) =>
        resolve(answer.resume().statusCode),
      ).end()
    })
    expect(status).toBe(403)
  })
})
