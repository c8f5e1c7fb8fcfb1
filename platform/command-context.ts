/** What a machine says of who ran a command there. Who runs it may have chosen each word: claims, never the doer's name. */
export interface MachineClaims {
  /** The login name. */
  osUser: string
  /** Who became that user by sudo. */
  sudoUser?: string
  /** The user id that logged in, as the kernel keeps it (/proc/self/loginuid): sudo and su leave it. */
  loginUid?: number
  /** The name of that user on this machine. */
  loginName?: string
  /** The name that they gave with --as. */
  said?: string
}

/** Who ran a command at a machine. */
export interface Person {
  name: string
  /** The kernel kept the login; or nobody but they themselves said so. */
  by: 'login' | 'claim'
}

/** Where a request, or a command at a machine, comes from, as the audit log keeps it. */
export interface Caller {
  /** IP address, as the trusted proxies tell it; null for a command. */
  source: string | null
  /** Keyed hash of its network, /24 or /48: the same network gives the same hash, and no address can be had from it. */
  network: Buffer | null
  /** The request's name at whoever sent it (its X-Request-Id), a claim; ours is `requestId`. */
  upstreamId: string | null
  /** What the browser calls itself, cut short: shown to the owner, a claim. */
  userAgent: string | null
  /** For a command at a machine. */
  claims?: MachineClaims
  /** Who ran that command; undefined where nobody is named. */
  person?: Person | undefined
}

/** What every command needs to know of why it runs. */
export interface CommandContext {
  now: Date
  /** Made by us; names the request in logs, jobs, mails and the audit log. */
  requestId: string
  /** Null where nobody asked: the worker. */
  caller: Caller | null
}

/** Set when support does something for a person: who, as the audit log names them, and why. */
export interface OnBehalf {
  actor: string
  reason: string
}
