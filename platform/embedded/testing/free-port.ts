import { createServer, type AddressInfo } from 'node:net'

async function listen(port: number): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}

/** A port on 127.0.0.1 that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  return freePorts(1)
}

/** The first of `count` ports in a row on 127.0.0.1 that nobody listens on: a PORT for `npm start`. */
export async function freePorts(count: number): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const first = await listen(0)
    const open = [first]
    try {
      for (let offset = 1; offset < count; offset += 1) open.push(await listen(first.port + offset))
      return first.port
    } catch (error) {
      if (attempt === 50) throw error
    } finally {
      await Promise.all(open.map((server) => server.close()))
    }
  }
}
