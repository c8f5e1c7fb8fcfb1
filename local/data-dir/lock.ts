import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorCode } from '../errors.ts'

/** A hold on something that one process at a time may use. It ends with the process, however that ends. */
export interface Lock {
  /** Whether the process that held it before ended without letting go: it was killed. */
  wasAbandoned: boolean
  release(): void
}

/** Sockets on disk have short names at most, so a long path is replaced by its hash. */
function address(path: string): string {
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\naijatax-${hash}`
  return Buffer.byteLength(path) <= 100 ? path : join(tmpdir(), `naijatax-${hash}.lock`)
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const client = connect(socket)
    client.once('connect', () => {
      client.destroy()
      resolve(true)
    })
    client.once('error', () => resolve(false))
  })
}

/**
 * Takes the lock called `path` (a file of that name appears), or gives undefined when a living process
 * holds it. It is a listening socket: the system closes it with the process, so none is ever left locked.
 */
export async function takeLock(path: string): Promise<Lock | undefined> {
  const socket = address(path)
  const server = createServer((client) => client.destroy())
  const listen = (): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject).listen(socket, () => {
        server.off('error', reject)
        resolve()
      })
    })
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
