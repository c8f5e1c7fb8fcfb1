import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort, makeCertificate } from '../local/testing/index.ts'

const deploy = resolve(import.meta.dirname, '../deploy')
const has = (program: string, argument: string): boolean => {
  const { error } = spawnSync(program, [argument])
  if (error) process.stderr.write(`${program} is not installed: its sample is not tried here\n`)
  return error === undefined
}

describe.skipIf(!has('nginx', '-v') || !has('openssl', 'version'))('the site for nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'naijatax-nginx-'))
  /** What the API would have seen: of each request its address, and how often it was asked. */
  const seen: { url: string | undefined; from: string | undefined; scheme: string | undefined }[] = []
  const api = createServer((incoming, response) => {
    const { 'x-forwarded-for': from, 'x-forwarded-proto': scheme } = incoming.headers
    seen.push({ url: incoming.url, from: String(from), scheme: String(scheme) })
    incoming.resume()
    if (incoming.url === '/words') response.write('data: first\n\n')
    else response.writeHead(incoming.url === '/busy' ? 503 : 200).end('answered')
  })
  let port = 0
  let nginx: ChildProcess | undefined

  beforeAll(async () => {
    api.listen(0, '127.0.0.1')
    await once(api, 'listening')
    port = await freePort()
    const { certificate, key } = makeCertificate(folder)
    const site = readFileSync(join(deploy, 'nginx/naijatax.conf'), 'utf8')
      .replace(/server \{\s+listen 80;[^}]*\}/, '')
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
      .replace('127.0.0.1:3000', `127.0.0.1:${(api.address() as AddressInfo).port}`)
      .replace(/ssl_certificate .*/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${key};`)
    const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    for (const each of scratch) mkdirSync(join(folder, each))
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/log; events {} http { access_log off;
      ${scratch.map((each) => `${each}_temp_path ${folder}/${each};`).join(' ')} ${site} }`,
    )
    nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'log')])
    await vi.waitFor(() => ask('/ready'), 5_000)
  })
  afterAll(() => {
    nginx?.kill()
    api.closeAllConnections()
    api.close()
    rmSync(folder, { recursive: true })
  })

  /** One request through the proxy. @returns the status and the first words of the answer. */
  const ask = (path: string, { method = 'GET', body = '', headers = {} } = {}) =>
    new Promise<{ status: number | undefined; words: string }>((answer, fail) => {
      const options = { port, host: '127.0.0.1', path, method, headers, rejectUnauthorized: false }
      const sent = request(options, (response) => {
        response.once('data', (words: Buffer) => {
          answer({ status: response.statusCode, words: words.toString() })
          response.destroy()
        })
      })
      sent.on('error', fail)
      sent.end(body)
    })

  const sendFile = (megabytes: number) =>
    ask('/file', { method: 'POST', body: 'x'.repeat(megabytes * 1024 ** 2) })

  test('says where a request came from by what it saw, not by what the caller claims', async () => {
    await ask('/who', { headers: { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'http' } })
    expect(seen.at(-1)).toEqual({ url: '/who', from: '127.0.0.1', scheme: 'https' })
  })

  test('lets 2 MB through and stops more', async () => {
    expect((await sendFile(2)).status).toBe(200)
    expect((await sendFile(4)).status).toBe(413)
  })

  test('hands a 503 on, and asks nobody else', async () => {
    expect(await ask('/busy', { method: 'POST' })).toEqual({ status: 503, words: 'answered' })
    expect(seen.filter(({ url }) => url === '/busy')).toHaveLength(1)
  })

  test('gives each word of the assistant at once', async () => {
    expect((await ask('/words')).words).toBe('data: first\n\n')
  })
})

test.skipIf(!has('caddy', 'version'))('the site for Caddy is one that Caddy takes', () => {
  const { status, stderr } = spawnSync(
    'caddy',
    ['adapt', '--validate', '--config', join(deploy, 'caddy/Caddyfile')],
    { env: { ...process.env, SITE: 'https://tax.example.ng' }, encoding: 'utf8' },
  )
  expect(status, stderr).toBe(0)
})
