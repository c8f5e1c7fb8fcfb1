import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { useJourney, checkScreen } from './testing/journey.ts'
import { mailedLink } from './testing/inbox.ts'
import { newcomer } from './testing/sign-up.ts'

// What `npm start` brings is its owner's alone [spec 25.4] [spec 25.5], as a real browser sees it.

const journey = useJourney()

test('the inbox opens with its key, and goes from page to page with it', async () => {
  const { services } = journey
  const person = await journey.arrive()
  const { email, password } = newcomer('Bisi')
  await fetch(`${services.app}/api/auth/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const link = await mailedLink(services, email, '/verify')
  await person.opens(`${services.inbox}?to=${encodeURIComponent(email)}`)
  await checkScreen(person, 'inbox')
  await person.page.click('.mails a')
  await person.sees('From')
  await person.sees(link)
  const frame = await person.page.waitForSelector('iframe')
  const mail = await (await frame?.contentFrame())?.evaluate(() => document.body.innerText)
  expect(mail).toContain(link)
  await person.follows('All mails')
  await person.sees(email)
  expect(person.errors).toEqual([])

  await person.opens(new URL('/', services.inbox).href)
  await person.sees('Only its owner may open this')
  await checkScreen(person, 'inbox-closed')
  await person.leave()
})

test('a page under the number of this machine is given under its name', async () => {
  const person = await journey.arrive()
  await person.opens(`${journey.services.app.replace('localhost', '127.0.0.1')}/login?returnTo=%2Faccount`)
  expect(person.page.url()).toBe(`${journey.services.app}/login?returnTo=%2Faccount`)
  expect(person.errors).toEqual([])
  await person.leave()
})

/** A page of somebody else's, on another port of this machine. */
async function pageElsewhere(): Promise<{ port: number; close(): void }> {
  const server = createServer((_request, response) =>
    response
      .setHeader('Content-Type', 'text/html')
      .end('<!doctype html><title>Elsewhere</title><body>Elsewhere'),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('a page elsewhere drives and reads nothing, on another port and with the keys in hand', async () => {
  const { services } = journey
  const { google, stripe, inbox, inboxApi, app } = services
  const elsewhere = await pageElsewhere()
  const asked = new URLSearchParams({
    client_id: 'naijatax',
    redirect_uri: `${app}/api/auth/google/callback`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
    state: 'stolen',
  })
  // The same site to a browser, and another one.
  for (const name of ['localhost', '127.0.0.1']) {
    const person = await journey.arrive()
    await person.opens(inbox)
    await person.opens(`http://${name}:${elsewhere.port}/`)
    const found = await person.page.evaluate(
      async ({ readable, controls }) => {
        const reads = await Promise.all(
          readable.map((address) =>
            fetch(address, { credentials: 'include' }).then(
              (answer) => `${address} ${answer.status}`,
              () => 'refused',
            ),
          ),
        )
        const body = '{"copies":7}'
        const acts = controls.flatMap((address) => [
          fetch(address, { method: 'POST', mode: 'no-cors', credentials: 'include', body }),
          fetch(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }),
        ])
        await Promise.allSettled(acts)
        return { reads, cookies: document.cookie }
      },
      {
        readable: [inboxApi, inbox, `${stripe}/_test/state`, `${google}/keys`],
        controls: [`${stripe}/_test/mood`, `${new URL(stripe).origin}/_test/mood`],
      },
    )
    expect(found).toEqual({ reads: Array.from({ length: 4 }, () => 'refused'), cookies: '' })
    const state = (await (await fetch(`${stripe}/_test/state`)).json()) as { mood: { copies: number } }
    expect(state.mood.copies).toBe(1)

    const [answer] = await Promise.all([
      person.page.waitForNavigation(),
      person.page.evaluate((address) => {
        document.body.innerHTML = `<form method="post"><input name="email" value="ada@example.ng"></form>`
        const form = document.querySelector('form') as HTMLFormElement
        form.action = address
        form.submit()
      }, `${google}/authorize?${asked.toString()}`),
    ])
    expect(answer?.status()).toBe(403)
    await person.leave()
  }
  elsewhere.close()
})
