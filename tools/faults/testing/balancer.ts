import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A load balancer as plain as can be: in turns to the processes that say they are ready, never tries again. */
export interface Balancer {
  readonly port: number
  /** The API processes that it knows, by port. */
  set(ports: readonly number[]): void
  /** Resolves when this process takes requests. */
  untilReady(port: number): Promise<void>
  stop(): Promise<void>
}

/** How often each process is asked whether it is ready, in milliseconds. */
const LOOK = 100

/** Starts it on a free port of 127.0.0.1. It keeps connections to the processes open, as balancers do. */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<number>()
  let known: readonly number[] = []
  const stopping = new AbortController()
  let turn = 0

  const look = async (port: number): Promise<void> => {
    const ok = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) ready.add(port)
    else ready.delete(port)
  }
  const looking = (async () => {
    while (!stopping.signal.aborted) {
      await Promise.all(known.map(look))
      await pause(LOOK)
    }
  })()

  const pass = (asked: IncomingMessage, answer: ServerResponse): void => {
    const up = known.filter((port) => ready.has(port))
    turn += 1
    const port = up[turn % up.length]
    const fail = (): void => void (answer.headersSent ? answer.destroy() : answer.writeHead(502).end())
    if (port === undefined) {
      fail()
      return
    }
    const { method, url: path, headers } = asked
    const forward = request({ host: '127.0.0.1', port, method, path, headers, agent }, (given) => {
      // Whether a connection stays open is between each two neighbours.
      const { connection: _, 'keep-alive': __, ...rest } = given.headers
      answer.writeHead(given.statusCode ?? 502, rest)
      given.pipe(answer)
    })
    forward.on('error', fail)
    asked.pipe(forward)
  }
  const server = createServer(pass)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    set: (ports) => {
      known = ports
    },
    untilReady: async (port) => {
      while (!ready.has(port)) await pause(LOOK)
    },
    stop: async () => {
      stopping.abort()
      await looking
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
      agent.destroy()
    },
  }
}
