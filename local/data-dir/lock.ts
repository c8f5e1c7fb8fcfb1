import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorCode } from '../errors.ts'

/** A lock that one process at a time holds. It ends with the process, however that ends. */
export interface Lock {
  /** Whether the process that held it before was killed, and so did not release it. */
  wasAbandoned: boolean
  release(): void
}

/** The path of a socket may have about 100 bytes, so a longer one is replaced by its hash. */
function address(path: string): string {
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\naijatax-${hash}`
  return Buffer.byteLength(path) <= 100 ? path : join(tmpdir(), `naijatax-${hash}.lock`)
}

async function answers(socket: string): Promise<boolean> {
  const client = connect(socket)
  try {
    await once(client, 'connect')
    return true
  } catch {
    return false
  } finally {
    client.destroy()
  }
}

/**
 * Takes the lock called `path` (a file of that name appears), or gives undefined when a living process
 * holds it. It is a listening socket: the system closes it with the process, so none is ever left locked.
 */
export async function takeLock(path: string): Promise<Lock | undefined> {
  const socket = address(path)
  const server = createServer((client) => client.destroy())
  const listen = (): Promise<unknown> => once(server.listen(socket), 'listening')
  let wasAbandoned = false
  try {
    await listen()
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error
    if (await answers(socket)) return undefined
    wasAbandoned = true
    rmSync(socket, { force: true })
    await listen()
  }
  server.unref()
  return { wasAbandoned, release: () => void server.close() }
}
