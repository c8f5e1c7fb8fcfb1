import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Env } from '../env.ts'
import { withTimeout } from '../timeout.ts'
import type { Logger } from '../logger.ts'
import { registry } from './registry.ts'

/** Longest that the look at the services may take, in milliseconds, before this counts as not ready: more than that at the database. */
const LONGEST_LOOK = 3_000

/** What listens on the private port. */
export interface PrivateServer {
  /** The port it got, for a METRICS_PORT of 0. */
  readonly port: number
  close(): Promise<void>
}

function answer(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
}

/**
 * Serves what only machines of our own may see, on a port of its own (METRICS_HOST, loopback by default): /metrics for
 * Prometheus, /livez (this process runs; touches nothing else) and /readyz (`whyNotReady` resolves to undefined, else the reason is told).
 * @returns undefined when METRICS_PORT is not set.
 * @throws when the port is taken.
 */
export async function serveMetrics(
  { METRICS_PORT, METRICS_HOST }: Pick<Env, 'METRICS_PORT' | 'METRICS_HOST'>,
  whyNotReady: () => Promise<string | undefined>,
  logger: Logger,
): Promise<PrivateServer | undefined> {
  if (METRICS_PORT === undefined) return undefined
  const pages: Readonly<Record<string, (response: ServerResponse) => Promise<void>>> = {
    '/metrics': async (response) => answer(response, 200, await registry.metrics(), registry.contentType),
    '/livez': async (response) => Promise.resolve(answer(response, 200, '{"ok":true}')),
    '/readyz': async (response) => {
      const looked = withTimeout(LONGEST_LOOK, 'looking whether this is ready', whyNotReady())
      const why = await looked.catch(() => 'the look at the services took too long')
      answer(response, why === undefined ? 200 : 503, JSON.stringify({ ok: why === undefined, why }))
    },
  }
  const server = createServer((request, response) => {
    const page = request.method === 'GET' ? pages[request.url?.split('?')[0] ?? ''] : undefined
    if (!page) return answer(response, 404, '{"ok":false}')
    page(response).catch((error: unknown) => {
      logger.warn({ err: error }, 'the private port could not answer')
      answer(response, 500, '{"ok":false}')
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(METRICS_PORT, METRICS_HOST, resolve)
  })
  const { port } = server.address() as AddressInfo
  logger.info({ port }, 'metrics are served')
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
