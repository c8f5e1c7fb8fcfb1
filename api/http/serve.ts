import { createServer, type RequestListener, type Server } from 'node:http'
import type { Readiness } from './readiness.ts'

/**
 * How long a connection may lie idle, in milliseconds: longer than the balancers in front keep theirs (a minute is
 * usual), so that it is they who close it and never we, under a request that is already on its way.
 */
const IDLE = 75_000

/** How often connections that have just become idle are looked for while closing, in milliseconds. */
const LOOK_FOR_IDLE = 50

/** An HTTP server that can go without failing anybody. */
export interface HttpServer {
  readonly server: Server
  /**
   * Takes no more connections, answers what was asked already, and resolves when the last answer is out. Meant to be
   * called some seconds after readiness became false, when nobody sends anything new.
   */
  close(): Promise<void>
}

/**
 * Makes the server of an API process. From the moment that readiness is false each answer ends its connection, so
 * that clients with open connections (a proxy, a browser) use another process before this one closes.
 */
export function serve(answer: RequestListener, readiness: Readiness): HttpServer {
  const server = createServer((request, response) => {
    if (!readiness.accepting) response.setHeader('Connection', 'close')
    answer(request, response)
  })
  server.keepAliveTimeout = IDLE
  return {
    server,
    close: () =>
      new Promise((resolve, reject) => {
        const closingIdle = setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE)
        server.close((error) => {
          clearInterval(closingIdle)
          if (error) reject(error)
          else resolve()
        })
      }),
  }
}
