import { createServer, type AddressInfo } from 'node:net'

/** A server that nobody should reach. */
export interface Canary {
  readonly origin: string
  /** Connections that were opened to it, whatever was said on them. */
  readonly hits: number
  stop(): Promise<void>
}

/** Listens on a port of this machine and counts who comes. */
export async function startCanary(): Promise<Canary> {
  let hits = 0
  const server = createServer((socket) => {
    hits += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    get hits() {
      return hits
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
