import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/**
 * Ports are looked for below those that systems give to outgoing connections (from 32,768 on Linux, 49,152 elsewhere):
 * one of those may be taken by any connection before whoever asked for it listens.
 */
const LOWEST = 11_000
const PLACES = 200

/** From one place to the next. */
const APART = 100

/**
 * Processes side by side look in different places, and far apart: their ids follow each other, and one that runs many tests
 * walks on into the places behind its own.
 */
const STRIDE = 67

let next = LOWEST + ((process.pid * STRIDE) % PLACES) * APART

async function listen(port: number): Promise<Server> {
  const server = createServer()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return server
}

/** A port on 127.0.0.1 that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  return freePorts(1)
}

/** The first of `count` ports in a row on 127.0.0.1 that nobody listens on: a PORT for `npm start`. */
export async function freePorts(count: number): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const first = next
    next += count
    if (next >= LOWEST + PLACES * APART) next = LOWEST
    const open: Server[] = []
    try {
      for (let port = first; port < first + count; port += 1) open.push(await listen(port))
      return first
    } catch (error) {
      if (attempt === 50) throw error
    } finally {
      await Promise.all(open.map((server) => server[Symbol.asyncDispose]()))
    }
  }
}
