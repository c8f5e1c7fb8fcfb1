import { Cluster, Redis } from 'ioredis'
import { redisAddressOf } from './redis-address.ts'

/** How a connection behaves, as ioredis calls it; times are in milliseconds. */
export interface RedisBehaviour {
  lazyConnect?: boolean
  enableOfflineQueue?: boolean
  connectTimeout?: number
  commandTimeout?: number
  socketTimeout?: number
  maxRetriesPerRequest?: number | null
  retryStrategy?: () => null
}

/** Connects to a Redis, in whatever way its address says. @throws TypeError when it is none. */
export function openRedis(url: string, options: RedisBehaviour): Redis | Cluster {
  const address = redisAddressOf(url)
  if (address.kind !== 'cluster') return new Redis({ ...address.options, ...options })
  const { lazyConnect, retryStrategy, enableOfflineQueue, ...redisOptions } = options
  return new Cluster([...address.nodes], {
    redisOptions: { ...address.options, ...redisOptions },
    ...(lazyConnect !== undefined && { lazyConnect }),
    ...(enableOfflineQueue !== undefined && { enableOfflineQueue }),
    ...(retryStrategy && { clusterRetryStrategy: retryStrategy }),
    // A certificate names hosts, and a cluster tells addresses: names are kept as they were given.
    ...(address.options.tls && { dnsLookup: (host, done) => done(null, host) }),
  })
}
