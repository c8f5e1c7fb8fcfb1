/** Where a request comes from, as the audit log keeps it: nothing of it can be typed by its sender but `upstreamId`. */
export interface Caller {
  /** IP address, as the trusted proxies tell it. */
  source: string
  /** Keyed hash of its network, /24 or /48: the same network gives the same hash, and no address can be had from it. */
  network: Buffer
  /** The request's name at whoever sent it (its X-Request-Id), a claim; ours is `requestId`. */
  upstreamId: string | null
  /** What the browser calls itself, cut short: shown to the owner, a claim. */
  userAgent: string | null
}

/** What every command needs to know of why it runs. */
export interface CommandContext {
  now: Date
  /** Made by us; names the request in logs, jobs, mails and the audit log. */
  requestId: string
  /** Null where no request asked: support and the worker. */
  caller: Caller | null
}
