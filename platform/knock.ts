import { connect, type Socket } from 'node:net'
import { withTimeout } from './timeout.ts'

/** "May this be encrypted?": the one message of PostgreSQL's protocol that needs neither user nor password. */
const question = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f])

/** Resolves with the first byte that a server says to the question. */
async function firstWord(socket: Socket): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket
    .once('connect', () => socket.write(question))
    .once('data', () => resolve())
    .once('error', reject)
    .once('close', () => reject(new Error('The database closed a new connection without a word')))
  return promise
}

/**
 * Whether a PostgreSQL, or a pooler, takes up new connections: the kernel accepts them for a server that stands still, so
 * a word is asked for. Signs in nobody, and leaves no line in the server's log.
 * @param host a folder, where it listens on a socket in it.
 * @throws TimeoutError when nothing is said within `ms` milliseconds; else what the network answered.
 */
export async function knock({ host, port }: { host: string; port: number }, ms: number): Promise<void> {
  const socket = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
  try {
    await withTimeout(ms, 'a new connection to the database', firstWord(socket))
  } finally {
    socket.destroy()
  }
}
