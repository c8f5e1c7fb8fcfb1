import type { Connection } from './connection.ts'

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
