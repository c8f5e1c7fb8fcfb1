import { ApiError } from '../api/api-error.ts'
import { exchange } from '../api/exchange.ts'
import { recordAccount, isProbablySignedIn } from '../session/session-hint.ts'
import type { Identity } from './identity.ts'

/** Tokens work for five minutes; a minute less, so that none ends on its way. */
const lifeMs = 4 * 60_000

/**
 * The built-in provider: the session is our own cookie, and its token comes from our own API.
 * @param now milliseconds of a clock that nobody can set.
 */
export function builtInIdentity(now: () => number = () => performance.now()): Identity {
  let kept: { token: string; until: number } | undefined

  async function ask(): Promise<string | undefined> {
    try {
      const { token } = await exchange('createToken', {})
      kept = { token, until: now() + lifeMs }
      return token
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || thrown.status !== 401) throw thrown
      // The session has ended: the next call learns the same by the cookie.
      kept = undefined
      recordAccount(undefined)
      return undefined
    }
  }

  return {
    isSignedIn: () => Promise.resolve(isProbablySignedIn()),
    getToken: (fresh) =>
      !fresh && kept !== undefined && now() < kept.until ? Promise.resolve(kept.token) : ask(),
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
