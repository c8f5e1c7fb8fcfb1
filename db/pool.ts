import type { Connection } from './connection.ts'
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

/** What knex's pool tells of itself. */
interface TarnPool {
  numUsed(): number
  numPendingAcquires(): number
  max: number
}

/** How the pool of this process stands now. */
export function readPool(connection: Connection): PoolState {
  const { pool } = connection.client as { pool: TarnPool }
  return { used: pool.numUsed(), waiting: pool.numPendingAcquires(), most: pool.max }
}

/** Has the connections of this process among its figures. */
export function registerPoolMetrics(connection: Connection, logger: Logger): void {
  registerGauge(
    {
      name: 'naijatax_database_pool_connections',
      help: 'Connections of this process to the database: in use, waited for, and the most there may be',
      labels: ['state'],
    },
    () => {
      const { used, waiting, most } = readPool(connection)
      return Promise.resolve([
        { labels: { state: 'used' }, value: used },
        { labels: { state: 'waiting' }, value: waiting },
        { labels: { state: 'most' }, value: most },
      ])
    },
    logger,
  )
}
