import type { ClientBase } from 'pg'

/** Thrown when work took too long. The work itself goes on: only the waiting ended. */
export class TimeoutError extends Error {
  constructor(what: string, ms: number) {
    super(`${what} took longer than ${ms} ms`)
    this.name = 'TimeoutError'
  }
}

/**
 * The result of `work`, waited for at most `ms` milliseconds.
 * @throws TimeoutError after that; a later result or error of `work` is ignored.
 */
export async function withTimeout<Answer>(ms: number, what: string, work: Promise<Answer>): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TimeoutError(what, ms)), ms)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Private fields of a pg client: its socket, and whether no answer is awaited. */
interface ClientInternals {
  readonly connection?: {
    readonly stream?: {
      setTimeout(ms: number): unknown
      on(event: 'timeout', listener: () => void): unknown
      destroy(error: Error): unknown
    }
  }
  readonly readyForQuery?: boolean
}

/**
 * Destroys a connection to PostgreSQL when an answer is awaited and no byte arrives for `ms`. Without it a server that
 * vanished silently (a firewall dropped the connection, a power cut) blocks the query, and every later user of the
 * pooled connection, for 15 minutes until TCP gives up. An idle connection is left alone.
 * @param ms milliseconds; 0 = never.
 */
export function endUnresponsiveConnection(client: ClientBase, ms: number): void {
  const internals: ClientInternals = client as ClientInternals
  const stream = internals.connection?.stream
  stream?.setTimeout(ms)
  stream?.on('timeout', () => {
    if (internals.readyForQuery === false)
      stream.destroy(new Error('connection terminated: the database fell silent'))
  })
}
