import type { Identity } from './identity.ts'

/** How often a token is asked for, and the pause between in milliseconds [spec 19.2]. */
const maxAttempts = 5
const retryDelayMs = 150

/** Resolves after a number of milliseconds. */
export const pauseMs = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** Holds the bearer token of calls. */
export interface Bearer {
  /** The token of the session; undefined without a session, and when the provider gave none. */
  getToken(): Promise<string | undefined>
  /** The last token, without a request. */
  cachedToken(): string | undefined
  /** A new token, after the last one was refused. */
  refresh(): Promise<string | undefined>
  /** Drops the token, after the session has changed or ended. */
  forget(): void
}

/** Gets tokens from an identity provider; calls at the same time share one request. */
export function createBearer(identity: Identity): Bearer {
  let cached: string | undefined
  /** The provider may still cache a token of the previous session. */
  let isStale = false
  let pending: Promise<string | undefined> | undefined

  async function lookUp(fresh: boolean): Promise<string | undefined> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        if (!(await identity.isSignedIn())) return undefined
        const token = await identity.getToken(fresh)
        if (token !== undefined) return token
      } catch {
        // Counts as no token: the call itself reports what is wrong.
      }
      if (attempt === maxAttempts || isOffline()) return undefined
      await pauseMs(retryDelayMs)
    }
  }

  function share(fresh: boolean): Promise<string | undefined> {
    const lookup = lookUp(fresh).then((token) => {
      if (pending === lookup) {
        pending = undefined
        cached = token
        isStale = false
      }
      return token
    })
    pending = lookup
    return lookup
  }

  return {
    getToken: () => pending ?? share(isStale),
    cachedToken: () => cached,
    refresh: () => share(true),
    forget: () => {
      pending = undefined
      cached = undefined
      isStale = true
    },
  }
}

/** Whether the device reports that it has no connection. */
function isOffline(): boolean {
  return !navigator.onLine
}

/** The `sub` of a bearer token (RFC 7519, section 4.1.2), read without verifying it; undefined for any other text. */
export function subjectOf(token: string): string | undefined {
  try {
    const claims = atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))
    const { sub } = JSON.parse(claims) as { sub?: unknown }
    return typeof sub === 'string' ? sub : undefined
  } catch {
    return undefined
  }
}
