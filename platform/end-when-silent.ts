import type { ClientBase } from 'pg'

/** What pg keeps of a connection and its types do not tell: the socket, and whether no answer is waited for. */
interface Inside {
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
 * Ends a connection to PostgreSQL on which an answer has been waited for, and nothing came, for so long. A server that
 * went away without a word (a firewall that forgot the connection, a machine without power) would otherwise hold up
 * whoever asked, and everybody who gets this connection after them, for a quarter of an hour. A connection that is
 * merely not in use is left alone.
 * @param ms milliseconds; 0 = never.
 */
export function endWhenSilent(client: ClientBase, ms: number): void {
  const inside: Inside = client as Inside
  const stream = inside.connection?.stream
  stream?.setTimeout(ms)
  stream?.on('timeout', () => {
    if (inside.readyForQuery === false)
      stream.destroy(new Error('connection terminated: the database fell silent'))
  })
}
