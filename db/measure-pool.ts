import type { Logger } from '../platform/logger.ts'
import { registerGauge } from '../platform/metrics/registry.ts'
import type { Connection } from './connection.ts'
import { readPool } from './pool.ts'

/** Has the connections of this process among its figures. */
export function measurePool(connection: Connection, logger: Logger): void {
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
