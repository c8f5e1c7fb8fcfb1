import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** A proxy through which a browser loads everything, its service worker too. */
export interface CountingProxy {
  /** As Chromium's --proxy-server takes it. */
  address: string
  /** Bytes that came down to the browser since the last call: heads and bodies as they were sent. */
  taken(): number
  close(): void
}

/** Starts a proxy for plain HTTP on loopback. */
export async function startCountingProxy(): Promise<CountingProxy> {
  const sockets = new Set<Socket>()
  let ended = 0
  let told = 0
  const server = createServer((asked, answer) => {
    const onward = request(asked.url ?? '', { method: asked.method, headers: asked.headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => {
      ended += socket.bytesWritten
      sockets.delete(socket)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    taken: () => {
      const total = [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, ended)
      const since = total - told
      told = total
      return since
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
