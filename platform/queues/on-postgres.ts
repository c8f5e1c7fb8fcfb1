import {
  createPostgresBackend,
  withBackend,
  type PostgresConnectionOptions,
  type Queue,
  type Worker,
} from 'bullmq'
import { Pool } from 'pg'
import { endUnresponsiveConnection } from '../timeout.ts'
import type { Env } from '../env.ts'
import type { Backend } from './backend.ts'

const onPostgres = withBackend(createPostgresBackend)

/** Each worker keeps one connection for itself to listen on; with fewer than this the queues would wait for ever. */
const LEAST_CONNECTIONS = 6

/** Longest that the database may take to answer before its connection counts as dead, in milliseconds. */
const LONGEST_SILENCE = 20_000

/** One pool for all queues and workers of a process: each would otherwise open its own ten connections. */
function createPool(env: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL'>, trouble: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString: env.DATABASE_URL,
    max: Math.max(LEAST_CONNECTIONS, env.DATABASE_POOL),
    connectionTimeoutMillis: 5_000,
    options: '-c search_path=bullmq,public',
    application_name: 'naijatax-queues',
    keepAlive: true,
  })
  pool.setMaxListeners(0)
  pool.on('error', trouble)
  // A connection that is lost while it is in use reports that to itself; unheard it would end the process.
  pool.on('connect', (client) => {
    client.on('error', trouble)
    endUnresponsiveConnection(client, LONGEST_SILENCE)
  })
  return pool
}

/** Jobs in the product's own PostgreSQL. */
export function postgresBackend(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL'>,
  trouble: (error: Error) => void,
): Backend {
  const pool = createPool(env, trouble)
  // pg's own types describe its overloads more narrowly than BullMQ's structural copy of them.
  const connection = pool as unknown as PostgresConnectionOptions
  return {
    name: 'postgres',
    check: async () => void (await pool.query('select 1')),
    // The typed constructors differ only in the connection they take.
    queue: (name, options) => new onPostgres.Queue(name, { ...options, connection }) as unknown as Queue,
    worker: (name, processor, options) =>
      new onPostgres.Worker(name, processor, { ...options, connection }) as unknown as Worker,
    close: () => pool.end(),
  }
}
