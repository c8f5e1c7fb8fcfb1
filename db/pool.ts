import type { Connection, Database } from './connection.ts'
import type { Logger } from '../platform/logger.ts'
import { registerGauge } from '../platform/metrics/registry.ts'

/** Connections of one process to the database. */
export interface PoolState {
  /** In use at this moment. */
  used: number
  /** Requests that wait for a connection: more than a few for more than a moment is trouble. */
  waiting: number
  /** Most there may be (DATABASE_POOL). */
  most: number
}

/** The part of knex's pool that is read. */
interface TarnPool {
  numUsed(): number
  numPendingAcquires(): number
  max: number
}

/** The state of this process's pool. */
export function readPool(connection: Connection): PoolState {
  const { pool } = connection.client as { pool: TarnPool }
  return { used: pool.numUsed(), waiting: pool.numPendingAcquires(), most: pool.max }
}

/** Registers the metrics of this process's database: its connections, and whether it takes writes. */
export function registerDatabaseMetrics(database: Database, logger: Logger): void {
  registerGauge(
    {
      name: 'naijatax_database_read_only',
      help: 'Whether the only database servers that answer take no writes: 1, else 0',
      labels: [],
    },
    () => Promise.resolve([{ labels: {}, value: database.isReadOnly() ? 1 : 0 }]),
    logger,
  )
  registerGauge(
    {
      name: 'naijatax_database_pool_connections',
      help: 'Connections of this process to the database: in use, waited for, and the most there may be',
      labels: ['state'],
    },
    () => {
      const { used, waiting, most } = readPool(database.connection)
      return Promise.resolve([
        { labels: { state: 'used' }, value: used },
        { labels: { state: 'waiting' }, value: waiting },
        { labels: { state: 'most' }, value: most },
      ])
    },
    logger,
  )
}
