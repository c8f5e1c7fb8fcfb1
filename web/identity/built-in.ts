import { ApiError } from '../api/api-error.ts'
import { exchange } from '../api/exchange.ts'
import { forgetEndedSession } from '../session/ended-session.ts'
import { isProbablySignedIn } from '../session/session-hint.ts'
import type { Identity } from './identity.ts'

/** Tokens are valid for five minutes; a minute less here, so that none expires on its way. */
const lifetimeMs = 4 * 60_000

/**
 * The built-in provider: the session is a cookie of the product, and the token comes from its API.
 * @param now a monotonic clock, in milliseconds.
 */
export function builtInIdentity(now: () => number = () => performance.now()): Identity {
  let cached: { token: string; until: number } | undefined

  async function requestToken(): Promise<string | undefined> {
    try {
      const { token } = await exchange('createToken', {})
      cached = { token, until: now() + lifetimeMs }
      return token
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || thrown.status !== 401) throw thrown
      // The session has ended.
      cached = undefined
      forgetEndedSession(thrown)
      return undefined
    }
  }

  return {
    isSignedIn: () => Promise.resolve(isProbablySignedIn()),
    getToken: (fresh) =>
      !fresh && cached !== undefined && now() < cached.until ? Promise.resolve(cached.token) : requestToken(),
    signIn: ({ newcomer }) => {
      window.location.assign(newcomer ? '/signup' : '/login')
      return Promise.resolve()
    },
    signOut: () => {
      window.location.assign('/')
      return Promise.resolve()
    },
  }
}
