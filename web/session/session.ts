import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'
import type { Profile } from '../../contract/http/users.ts'
import type { Location } from '../router.ts'
import { deviceSessionOf, type DeviceSession } from './device-session.ts'

/** Whether someone is signed in, as far as the client knows. */
export type SessionState =
  | { state: 'checking'; user: undefined }
  | { state: 'in'; user: Profile }
  | {
      state: 'out'
      user: undefined
      /** `unreachable`: the server did not answer. `left`: the person signed out here. */
      because: 'no-session' | 'unreachable' | 'left'
      /** Why the session ended elsewhere or by itself, in the server's words. */
      endWords: string | undefined
    }

export type Session = SessionState & {
  /** Stores a profile that a call has just returned (login, profile save), without another request. */
  setUser: (user: Profile) => void
  /** Asks the server again. @returns the profile; null without a session. @throws ApiError without an answer. */
  refresh: () => Promise<Profile | null>
  /**
   * Sends unsent answers, or asks before they are lost, and stops when the person decides to stay. Then ends the session
   * here and on the server, removes what this browser holds of the account, and goes to `/`.
   * @param reason 'deleted' after the account's deletion: nothing is sent and nothing asked.
   */
  signOut: (reason?: 'deleted') => Promise<void>
}

export const SessionContext = createContext<Session | undefined>(undefined)

/** The session of this browser. @throws Error outside SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === undefined) throw new Error('useSession needs a SessionProvider above it')
  return session
}

/** The profile of the signed-in person, on pages inside Protected. */
export function useUser(): Profile {
  const { user } = useSession()
  if (user === undefined) throw new Error('useUser needs a page behind Protected')
  return user
}

/** The session whose data this device keeps, on pages inside Protected. */
export function useDeviceSession(): DeviceSession {
  const user = useUser()
  return useMemo(() => deviceSessionOf(user), [user])
}

/** Key of the signed-in profile in the query cache. */
export const sessionKey = ['session'] as const

/** Removes everything that the server sent from the cache, except who is signed in. */
export function forgetServerState(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
  queries.getMutationCache().clear()
}

/** A page of the product, with its navigation state. */
export interface Origin {
  to: string
  state: unknown
}

/**
 * The page that a visitor was sent to /login from, read from the navigation state. Undefined when there is none, or
 * when it is not a path of the product.
 */
export function originOf(location: Pick<Location, 'state'>): Origin | undefined {
  const from = (location.state as { from?: Partial<Location> } | null)?.from
  if (typeof from?.pathname !== 'string' || !/^\/(?!\/)/.test(from.pathname)) return undefined
  return { to: `${from.pathname}${from.search ?? ''}${from.hash ?? ''}`, state: from.state }
}
