import type { Client } from 'pg'
import { DatabaseServers, WritableClient } from '../../platform/writable-server.ts'

/** Longest that the server may take to let a connection in, in milliseconds. */
const LONGEST_CONNECT = 10_000

/**
 * A connection whose statements may run as long as they need, to the server that takes writes.
 * @param name what the server shows it as (application_name).
 */
export async function openForCopying(url: string, name: string): Promise<Client> {
  const client = new WritableClient(new DatabaseServers(url), {
    application_name: name,
    connectionTimeoutMillis: LONGEST_CONNECT,
  })
  await client.connect()
  // A connection that is ended from outside tells it twice: to its query, and here.
  client.on('error', () => undefined)
  await client.query('set statement_timeout = 0')
  return client
}
