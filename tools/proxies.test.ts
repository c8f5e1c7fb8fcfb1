import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { request as requestByTls } from 'node:https'
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

/** A proxy of a sample, started before an API. */
interface Tried {
  /** Starts it on the port, in front of the API's. */
  start(folder: string, port: number, apiPort: number): ChildProcess
  /** How it is spoken to here. */
  scheme: 'http' | 'https'
}

const nginx: Tried = {
  scheme: 'https',
  start(folder, port, apiPort) {
    const { certificate, key } = makeCertificate(folder)
    const site = readFileSync(join(deploy, 'nginx/naijatax.conf'), 'utf8')
      .replace(/server \{\s+listen 80;[^}]*\}/, '')
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
      .replace('127.0.0.1:3000', `127.0.0.1:${apiPort}`)
      .replace(/ssl_certificate .*/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${key};`)
    const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    for (const each of scratch) mkdirSync(join(folder, each))
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/log; events {} http { access_log off;
      ${scratch.map((each) => `${each}_temp_path ${folder}/${each};`).join(' ')} ${site} }`,
    )
    return spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'log')])
  },
}

/** Without TLS: for a certificate Caddy would change what this machine trusts. */
const caddy: Tried = {
  scheme: 'http',
  start(folder, port, apiPort) {
    const file = join(folder, 'Caddyfile')
    const site = readFileSync(join(deploy, 'caddy/Caddyfile'), 'utf8')
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
    const env = {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE: `http://127.0.0.1:${port}`,
      // Of two processes one is gone.
      UPSTREAM: `127.0.0.1:1 127.0.0.1:${apiPort}`,
    }
    return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { env, stdio: 'ignore' })
  },
}

describe.each([
  ['nginx', nginx, has('nginx', '-v') && has('openssl', 'version')],
  ['Caddy', caddy, has('caddy', 'version')],
] as const)('the site for %s', (_name, tried, isThere) => {
  const folder = mkdtempSync(join(tmpdir(), 'naijatax-proxy-'))
  /** What the API would have seen: of each request its address, and how often it was asked. */
  const seen: { url: string | undefined; from: string | undefined; scheme: string | undefined }[] = []
  const api = createServer((incoming, response) => {
    const { 'x-forwarded-for': from, 'x-forwarded-proto': scheme } = incoming.headers
    seen.push({ url: incoming.url, from: String(from), scheme: String(scheme) })
    if (incoming.url === '/words') response.write('data: first\n\n')
    // As the API does, it answers when it has the whole.
    else
      incoming
        .resume()
        .once('end', () => response.writeHead(incoming.url === '/busy' ? 503 : 200).end('answered'))
  })
  let port = 0
  let proxy: ChildProcess | undefined

  beforeAll(async () => {
    if (!isThere) return
    api.listen(0, '127.0.0.1')
    await once(api, 'listening')
    port = await freePort()
    proxy = tried.start(folder, port, (api.address() as AddressInfo).port)
    // Whichever process is next, it answers: one that is gone was noticed.
    await vi.waitFor(async () => {
      for (let time = 0; time < 4; time += 1)
        if ((await ask('/ready', { method: 'POST', body: 'x' })).status !== 200) throw new Error('not yet')
    }, 20_000)
  })
  afterAll(() => {
    proxy?.kill()
    api.closeAllConnections()
    api.close()
    rmSync(folder, { recursive: true })
  })

  /** One request through the proxy. @returns the status and the first words of the answer. */
  const ask = (path: string, { method = 'GET', body = '', headers = {} } = {}) =>
    new Promise<{ status: number | undefined; words: string }>((answer, fail) => {
      const options = { port, host: '127.0.0.1', path, method, headers, rejectUnauthorized: false }
      const sent = (tried.scheme === 'https' ? requestByTls : request)(options, (response) => {
        response.once('data', (words: Buffer) => {
          answer({ status: response.statusCode, words: words.toString() })
          response.destroy()
        })
        response.once('end', () => answer({ status: response.statusCode, words: '' }))
      })
      sent.on('error', fail)
      sent.end(body)
    })

  const sendFile = (megabytes: number) =>
    ask('/file', { method: 'POST', body: 'x'.repeat(megabytes * 1024 ** 2) })

  test.skipIf(!isThere)(
    'says where a request came from by what it saw, not by what the caller claims',
    async () => {
      await ask('/who', { headers: { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'gopher' } })
      expect(seen.findLast(({ url }) => url === '/who')).toEqual({
        url: '/who',
        from: '127.0.0.1',
        scheme: tried.scheme,
      })
    },
  )

  test.skipIf(!isThere)('lets 2 MB through and stops more', async () => {
    expect((await sendFile(2)).status).toBe(200)
    expect((await sendFile(4)).status).toBe(413)
  })

  test.skipIf(!isThere)(
    'a body without a length that is too large is stopped, and takes the API from nobody',
    async () => {
      const options = { port, host: '127.0.0.1', path: '/file', method: 'POST', rejectUnauthorized: false }
      const status = await new Promise((answer) => {
        const sent = (tried.scheme === 'https' ? requestByTls : request)(options, (response) => {
          answer(response.statusCode)
          response.destroy()
        })
        // The proxy may close before everything was sent.
        sent.on('error', () => answer(undefined))
        for (let megabyte = 0; megabyte < 4; megabyte += 1) sent.write(Buffer.alloc(1024 ** 2))
        sent.end()
      })
      expect(status).not.toBe(200)
      const asked = await Promise.all(Array.from({ length: 4 }, () => ask('/after')))
      expect(asked.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
    },
  )

  test.skipIf(!isThere)('hands a 503 on, and asks nobody else', async () => {
    expect(await ask('/busy', { method: 'POST' })).toEqual({ status: 503, words: 'answered' })
    expect(seen.filter(({ url }) => url === '/busy')).toHaveLength(1)
  })

  test.skipIf(!isThere)('gives each word of the assistant at once', async () => {
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
