/** Where a Redis is: one server, the one that Sentinel names, or a cluster. */
type RedisAddress =
  | { readonly kind: 'server'; readonly options: Common & Node }
  | { readonly kind: 'sentinel'; readonly options: Common & NamedBySentinels }
  | { readonly kind: 'cluster'; readonly nodes: readonly Node[]; readonly options: Common }

interface Node {
  host: string
  port: number
}

/** What every connection of an address has, as ioredis calls it. */
interface Common {
  username?: string
  password?: string
  db?: number
  tls?: Record<string, never>
}

interface NamedBySentinels {
  name: string
  sentinels: Node[]
  sentinelPassword?: string
  enableTLSForSentinelMode?: true
  sentinelTLS?: Record<string, never>
}

const pattern =
  /^(?<protocol>redis|rediss)(?:\+(?<kind>sentinel|cluster))?:\/\/(?<login>[^@/?#]*@)?(?<hosts>[^@/?#]+)(?<path>\/[^?#@]*)?(?<query>\?[^#]*)?$/

const plainPort = 6379
const sentinelPort = 26379

/** One of the hosts of an address, with its port. */
function nodeOf(host: string, port: number): Node {
  const url = new URL(`redis://${host}`)
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || port) }
}

/** What belongs to every connection of an address: who signs in, the database, TLS. */
function commonOf(login: string, database: string, isTls: boolean): Common {
  const { username, password } = new URL(`redis://${login}host`)
  return {
    ...(username !== '' && { username: decodeURIComponent(username) }),
    ...(password !== '' && { password: decodeURIComponent(password) }),
    ...(database !== '' && { db: Number(database) }),
    ...(isTls && { tls: {} }),
  }
}

/**
 * Reads an address of Redis:
 * - `redis://[user:password@]host[:port][/database]`, one server;
 * - `redis+sentinel://[user:password@]sentinel1[:port],sentinel2…/name[/database][?sentinelPassword=…]`, the server that
 *   these Sentinels call `name`;
 * - `redis+cluster://[user:password@]node1[:port],node2…`, a cluster.
 * With `rediss` in the place of `redis` every connection is TLS (a CA of your own: NODE_EXTRA_CA_CERTS).
 * @throws TypeError when it is none.
 */
export function redisAddressOf(url: string): RedisAddress {
  const { protocol, kind, login = '', hosts = '', path = '', query = '' } = pattern.exec(url)?.groups ?? {}
  if (protocol === undefined) throw new TypeError('This is no address of a Redis')
  const isTls = protocol === 'rediss'
  const places = path.split('/').slice(1)
  if (kind === 'cluster')
    return {
      kind,
      nodes: hosts.split(',').map((host) => nodeOf(host, plainPort)),
      options: commonOf(login, '', isTls),
    }
  if (kind === 'sentinel') {
    const [name = '', database = ''] = places
    if (name === '') throw new TypeError('An address of Sentinels ends with the name of the server')
    const sentinelPassword = new URLSearchParams(query).get('sentinelPassword')
    return {
      kind,
      options: {
        ...commonOf(login, database, isTls),
        name: decodeURIComponent(name),
        sentinels: hosts.split(',').map((host) => nodeOf(host, sentinelPort)),
        ...(sentinelPassword !== null && { sentinelPassword }),
        ...(isTls && { enableTLSForSentinelMode: true, sentinelTLS: {} }),
      },
    }
  }
  if (hosts.includes(',')) throw new TypeError('Several servers need redis+sentinel:// or redis+cluster://')
  return {
    kind: 'server',
    options: { ...commonOf(login, places[0] ?? '', isTls), ...nodeOf(hosts, plainPort) },
  }
}

/** Whether a text is an address of a Redis. */
export function isRedisUrl(text: string): boolean {
  try {
    redisAddressOf(text)
    return true
  } catch {
    return false
  }
}
