import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toLocalhost } from './one-name.ts'

const server = createServer((asked, answer) => toLocalhost(asked, answer, () => answer.end('the page')))
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => server[Symbol.asyncDispose]())

function sentTo(headers: Record<string, string>, method = 'GET'): Promise<string | undefined> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/login?returnTo=%2Faccount', headers, method }, (answer) =>
      resolve(answer.resume().headers.location),
    )
      .once('error', reject)
      .end()
  })
}
const page = { 'Sec-Fetch-Dest': 'document' }

test.each(['127.0.0.1:3000', '[::1]:3000'])('a page at %s is given at localhost', async (Host) => {
  expect(await sentTo({ Host, ...page })).toBe('http://localhost:3000/login?returnTo=%2Faccount')
})

test.each<[Record<string, string>, string?]>([
  [{ Host: 'localhost:3000', ...page }],
  [{ Host: '127.0.0.1.evil.test:3000', ...page }],
  [{ Host: '127.0.0.1:3000' }],
  [{ Host: '127.0.0.1:3000', 'Sec-Fetch-Dest': 'empty' }],
  [{ Host: '127.0.0.1:3000', ...page }, 'POST'],
])('and nothing else: %j %s', async (headers, method) => {
  expect(await sentTo(headers, method)).toBeUndefined()
})
