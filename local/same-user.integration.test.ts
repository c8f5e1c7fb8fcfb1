import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { serveLocally } from './http.ts'
import { freePort } from './testing/index.ts'
import { sameUser, userAtOtherEnd } from './same-user.ts'

const isLinux = process.platform === 'linux'
const own = process.getuid?.() ?? 0

/** The kernel's own lines: a listener, both ends of a connection, and one over IPv6. */
const tables = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:0BBD 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 1 1 0 100 0 0 10 0
   1: 0100007F:0BBD 0100007F:C350 01 00000000:00000000 00:00000000 00000000  1000        0 2 1 0 20 4 30 10 -1
   2: 0100007F:C350 0100007F:0BBD 01 00000000:00000000 02:00000A4A 00000000  1001        0 3 2 0 20 4 0 10 -1
   3: 0500007F:C350 0100007F:0BBD 01 00000000:00000000 02:00000A4A 00000000  1002        0 4 2 0 20 4 0 10 -1
   4: 0000000000000000FFFF00000100007F:C351 0000000000000000FFFF00000100007F:0BBD 01 0:0 00:0 0  1003  0 5 1 0`

describe('userAtOtherEnd', () => {
  it.each([
    ['127.0.0.1', 50_000, 1001],
    ['::ffff:127.0.0.1', 50_000, 1001],
    ['127.0.0.5', 50_000, 1002],
    ['127.0.0.1', 50_001, 1003],
    ['127.0.0.1', 50_002, undefined],
    ['127.0.0.6', 50_000, undefined],
  ])('finds who opened the connection from %s:%i', (remoteAddress, remotePort, user) => {
    const ours = { localAddress: '127.0.0.1', localPort: 3005 }
    expect(userAtOtherEnd(tables, { ...ours, remoteAddress, remotePort })).toBe(user)
  })

  it.runIf(isLinux)('reads what this kernel writes', async () => {
    const server = createServer()
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const accepted = once(server, 'connection') as Promise<[Socket]>
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const [socket] = await accepted
    expect(userAtOtherEnd(readFileSync('/proc/net/tcp', 'utf8'), socket)).toBe(own)
    client.destroy()
    socket.destroy()
    await server[Symbol.asyncDispose]()
  })
})

/** Somebody without rights who asks: this process's user, or, where that is root, nobody. */
const asker = own === 0 ? 65_534 : own

/** What a page answers to the asker when this user runs the copy: the line with its status. */
async function answered(owner: number): Promise<string> {
  const app = new Koa().use(sameUser(owner)).use((ctx) => {
    ctx.body = 'the page'
  })
  const port = await freePort()
  const stop = await serveLocally(app, port)
  const request = `exec 3<>/dev/tcp/127.0.0.1/${port}; printf 'GET / HTTP/1.0\r\n\r\n' >&3; head -1 <&3`
  const as = own === 0 ? { uid: asker, gid: asker } : {}
  const shell = spawn('bash', ['-c', request], { cwd: '/', stdio: ['ignore', 'pipe', 'inherit'], ...as })
  const line = await text(shell.stdout)
  await stop()
  return line.trim()
}

describe.runIf(isLinux)('a page for the user who runs the copy', () => {
  it('lets that user in, and everybody where root runs it', async () => {
    expect(await answered(asker)).toBe('HTTP/1.1 200 OK')
    expect(await answered(0)).toBe('HTTP/1.1 200 OK')
  })

  it('refuses another user', async () => {
    expect(await answered(asker + 1)).toBe('HTTP/1.1 403 Forbidden')
  })
})
