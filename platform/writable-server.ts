import { callbackify } from 'node:util'
import { Client, type ClientConfig } from 'pg'
import { knock } from './knock.ts'

/** One PostgreSQL, or one pooler in front of it. */
interface Server {
  readonly host: string
  readonly port: number
  /** The address for this server alone. */
  readonly url: string
}

const multiHost = /^(?<before>postgres(?:ql)?:\/\/(?:[^/?#]*@)?)(?<hosts>[^/?#@]+)(?<after>[/?#].*)?$/

/** The address of each server alone; the whole where it names a socket in its query, or nothing that can be called. */
function addressesIn(url: string): readonly string[] {
  const { before, hosts, after } = multiHost.exec(url)?.groups ?? {}
  return hosts === undefined ? [url] : hosts.split(',').map((host) => `${before}${host}${after ?? ''}`)
}

function isOne(url: string): boolean {
  const address = URL.parse(url)
  if (address === null || !['postgres:', 'postgresql:'].includes(address.protocol)) return false
  // What stands after a bare / # or ? of a password would be read as the name of the database, or as what follows it.
  return !address.pathname.includes('@') && address.hash === '' && !/^\?[^=]*@/.test(address.search)
}

/** What an address of a database must be, as a fault says it. */
export const databaseUrlRule =
  'must be an address that starts with postgres:// or postgresql://; a password with / # ? @ or % must be percent-encoded in it'

/** Whether every server that an address names can be called. */
export const isDatabaseUrl = (url: string): boolean => addressesIn(url).every(isOne)

/**
 * The servers that an address names, as libpq writes several: `postgres://user:password@one:5432,two:5432/database`.
 * @throws TypeError when it is no address.
 */
export function serversOf(url: string): readonly Server[] {
  return addressesIn(url).map((address) => {
    const { hostname, port } = new URL(address)
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 5432), url: address }
  })
}

/** A database server that takes no writes, by PostgreSQL's own code for it. */
export class ReadOnlyServerError extends Error {
  readonly code = '25006'
  /** What makes it so, in the server's own word: `standby`, or where default_transaction_read_only is set; undefined where it did not say. */
  readonly because: string | undefined
  constructor(because?: string) {
    super('The database takes no writes: it is a standby, or was made read-only')
    this.name = 'ReadOnlyServerError'
    this.because = because
  }
}

/** Why the database cannot be worked with, as far as this process knows. */
export interface DatabaseTrouble {
  /** Seconds since this process first met it: it may have begun before. */
  seenSeconds: number
  /** Seconds since the database last answered this process at all; null when it never did. */
  answeredSeconds: number | null
  /** Of a server that takes no writes: `standby`, or where default_transaction_read_only is set (`database`, `user`, `configuration file`...). */
  readOnlyBecause: string | undefined
}

const question = `select case when pg_is_in_recovery() then 'standby'
  when current_setting('default_transaction_read_only')::boolean
  then (select source from pg_settings where name = 'default_transaction_read_only') end as because`

/** Longest that one server may take to say whether it takes writes, in milliseconds. */
const LONGEST_PROBE = 2_000

/** @throws ReadOnlyServerError when the server of this connection takes no writes. */
async function demandWrites(client: Client): Promise<void> {
  const { rows } = await client.query<{ because: string | null }>(question)
  if (rows[0]?.because !== null) throw new ReadOnlyServerError(rows[0]?.because)
}

/** Whether a server takes writes. @returns it. @throws when it does not, or cannot be reached in time. */
async function probe(server: Server): Promise<Server> {
  const client = new Client({
    connectionString: server.url,
    connectionTimeoutMillis: LONGEST_PROBE,
    query_timeout: LONGEST_PROBE,
    application_name: 'naijatax-probe',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await demandWrites(client)
    return server
  } finally {
    await client.end().catch(() => undefined)
  }
}

const isReadOnly = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === '25006'

/** Seconds since a moment of the process's own clock. */
const secondsSince = (moment: number): number => (performance.now() - moment) / 1000

/**
 * The servers of one address, of which one takes writes: what libpq calls `target_session_attrs=read-write`. Knows which
 * one did last; asks all of them again when that one cannot be reached or refuses a write.
 */
export class DatabaseServers {
  /** Address of the first of them: what it says beside host and port holds for all. */
  readonly connectionString: string
  readonly #servers: readonly Server[]
  #writer: Server | undefined
  #looking: Promise<Server> | undefined
  #readOnly = false
  /** When the first connection failed or refused a write since the last that was made, on the process's own clock. */
  #troubleFrom: number | undefined
  /** When a server last answered anything, on the same clock. */
  #answeredAt: number | undefined
  #because: string | undefined
  /** When the first connection after a trouble was made, on the same clock. */
  #backFrom: number | undefined
  readonly #clients = new Set<WritableClient>()

  /** @throws TypeError when it is no address. */
  constructor(url: string) {
    this.#servers = serversOf(url)
    this.connectionString = this.#servers[0]?.url ?? url
  }

  get areSeveral(): boolean {
    return this.#servers.length > 1
  }

  /** Whether the last that was heard is that no server takes writes. */
  get isReadOnly(): boolean {
    return this.#readOnly
  }

  /** What is wrong, since this process first met it; null while a server takes writes, as far as is known. */
  get trouble(): DatabaseTrouble | null {
    if (this.#troubleFrom === undefined) return null
    return {
      seenSeconds: secondsSince(this.#troubleFrom),
      answeredSeconds: this.#answeredAt === undefined ? null : secondsSince(this.#answeredAt),
      readOnlyBecause: this.#because,
    }
  }

  /** How long a server takes writes again after a trouble, in seconds; null where none was met, or one still is. */
  get backSeconds(): number | null {
    return this.#backFrom === undefined || this.#troubleFrom !== undefined
      ? null
      : secondsSince(this.#backFrom)
  }

  /** Notes that a server answered. */
  noteAnswer(): void {
    this.#answeredAt = performance.now()
  }

  /** Where the server is that takes writes. @throws ReadOnlyServerError when each that answers refuses; else the last fault. */
  async writer(): Promise<Pick<Server, 'host' | 'port'>> {
    if (this.#writer) return this.#writer
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined))
    return this.#looking
  }

  async #look(): Promise<Server> {
    try {
      this.#writer = await Promise.any(this.#servers.map(probe))
      return this.#writer
    } catch (error) {
      const faults = (error as AggregateError).errors as unknown[]
      this.#readOnly = faults.some(isReadOnly)
      throw faults.find(isReadOnly) ?? faults.at(-1) ?? error
    }
  }

  /**
   * Knocks at the server that takes writes, as far as is known.
   * @throws when it takes up no new connection within `ms` milliseconds.
   */
  async knock(ms: number): Promise<void> {
    const { host, port } = this.areSeveral
      ? await this.writer()
      : new Client({ connectionString: this.connectionString })
    await knock({ host, port }, ms)
  }

  /** Notes that a server takes writes and new connections. */
  noteUsable(): void {
    if (this.#troubleFrom !== undefined) this.#backFrom = performance.now()
    this.#readOnly = false
    this.#troubleFrom = undefined
    this.#because = undefined
  }

  /** Notes a connection that takes writes. */
  admit(client: WritableClient): void {
    this.noteUsable()
    this.#clients.add(client)
    client.once('end', () => this.#clients.delete(client))
  }

  /** Notes that a server could not be reached, or refused a write: then every connection to it ends once it is free. */
  suspect(error: unknown): void {
    this.#writer = undefined
    this.#troubleFrom ??= performance.now()
    if (!isReadOnly(error)) return
    this.#readOnly = true
    if (error instanceof ReadOnlyServerError) this.#because = error.because ?? this.#because
    for (const client of this.#clients) client.endWhenFree()
    this.#clients.clear()
  }
}

/** What pg's client keeps and its types leave out: its wire, and the query whose answer is awaited. */
interface Internals {
  readonly connection: {
    on(event: 'errorMessage', listener: (message: { code?: string }) => void): unknown
    on(event: 'readyForQuery', listener: (message: { status: string }) => void): unknown
  }
  readonly _activeQuery: unknown
}

/**
 * A connection to the server that takes writes. One that refuses a write later (a server demoted in place keeps its
 * connections) ends as soon as its transaction is over, and so do its sisters: pools then make new ones.
 */
export class WritableClient extends Client {
  readonly #servers: DatabaseServers
  #isBusy = true
  #isEnding = false
  /** Called when this connection is to be used no more, though it may have something to finish. */
  onDemotion: (() => void) | undefined

  constructor(servers: DatabaseServers, config: ClientConfig = {}) {
    super({ ...config, connectionString: servers.connectionString })
    this.#servers = servers
    // Whoever made it listens once it has it: a line that breaks before, or between two who have it, ends no process. Its
    // calls fail, and "end" is told.
    this.on('error', () => undefined)
  }

  override connect(): Promise<this>
  override connect(callback: (error: Error) => void): void
  override connect(callback?: (error: Error) => void): Promise<this> | undefined {
    if (!callback) return this.#connect()
    callbackify(() => this.#connect())(callback)
    return undefined
  }

  async #connect(): Promise<this> {
    try {
      // The address of a single server may also name a socket, which pg has read from it.
      if (this.#servers.areSeveral) {
        const { host, port } = await this.#servers.writer()
        Object.assign(this, { host, port })
      }
      await super.connect()
      await demandWrites(this)
    } catch (error) {
      this.#servers.suspect(error)
      // A client that never connected has nothing to end.
      await this.end().catch(() => undefined)
      throw error
    }
    const { connection: wire } = this as unknown as Internals
    this.#isBusy = false
    wire.on('errorMessage', ({ code }) => {
      if (code === '25006') this.#servers.suspect(new ReadOnlyServerError())
    })
    wire.on('readyForQuery', ({ status }) => {
      this.#servers.noteAnswer()
      this.#isBusy = status !== 'I'
      if (this.#isEnding) this.#endIfFree()
    })
    this.#servers.admit(this)
    this.#servers.noteAnswer()
    return this
  }

  /** Ends this connection now, or when the transaction on it is over. */
  endWhenFree(): void {
    this.#isEnding = true
    this.onDemotion?.()
    this.#endIfFree()
  }

  #endIfFree(): void {
    const { _activeQuery: active } = this as unknown as Internals
    if (!this.#isBusy && !active) void this.end().catch(() => undefined)
  }
}

/** A class of connections to these servers, for pools that make their clients themselves. */
export const clientsOf = (servers: DatabaseServers) =>
  class extends WritableClient {
    constructor(config: ClientConfig = {}) {
      super(servers, config)
    }
  }
