import type { Identity } from './identity.ts'

/** SPEC section 7: how often a token is looked for, and milliseconds between. */
const tries = 5
const betweenMs = 150

/** Waits so many milliseconds. */
export const pauseMs = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** The bearer token that calls carry. */
export interface Bearer {
  /** The token of the session; undefined without a session, and when none could be had. */
  find(): Promise<string | undefined>
  /** The last one, without asking anybody. */
  atHand(): string | undefined
  /** Another one than the last, which was refused. */
  refresh(): Promise<string | undefined>
  /** The session is another now, or over. */
  forget(): void
}

/** Looks tokens up at an identity provider; calls at the same moment share one lookup. */
export function createBearer(identity: Identity): Bearer {
  let held: string | undefined
  /** The provider may still keep a token of the session before. */
  let isStale = false
  let underWay: Promise<string | undefined> | undefined

  async function lookUp(fresh: boolean): Promise<string | undefined> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        if (!(await identity.isSignedIn())) return undefined
        const token = await identity.getToken(fresh)
        if (token !== undefined) return token
      } catch {
        // As if there were none yet: the call itself tells what is wrong.
      }
      if (attempt === tries || isOffline()) return undefined
      await pauseMs(betweenMs)
    }
  }

  function share(fresh: boolean): Promise<string | undefined> {
    const lookup = lookUp(fresh).then((token) => {
      if (underWay === lookup) {
        underWay = undefined
        held = token
        isStale = false
      }
      return token
    })
    underWay = lookup
    return lookup
  }

  return {
    find: () => underWay ?? share(isStale),
    atHand: () => held,
    refresh: () => share(true),
    forget: () => {
      underWay = undefined
      held = undefined
      isStale = true
    },
  }
}

/** The device knows for sure that no answer would come. */
function isOffline(): boolean {
  return !navigator.onLine
}

/**
 * Whose a bearer token is: its `sub` (RFC 7519, section 4.1.2), read and not verified. Undefined for what is no token.
 */
export function subjectOf(token: string): string | undefined {
  try {
    const claims = atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))
    const { sub } = JSON.parse(claims) as { sub?: unknown }
    return typeof sub === 'string' ? sub : undefined
  } catch {
    return undefined
  }
}
