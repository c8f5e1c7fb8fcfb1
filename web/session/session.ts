import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { Profile } from '../../contract/http/users.ts'
import type { Location } from '../router.ts'

/** Who is signed in, as far as the client knows. */
export type SessionState =
  | { state: 'checking'; user: undefined }
  | { state: 'in'; user: Profile }
  /** `unreachable`: the check could not be made. `left`: the person signed out here. */
  | { state: 'out'; user: undefined; because: 'no-session' | 'unreachable' | 'left' }

export type Session = SessionState & {
  /** Takes over a profile that a call has just answered (login, profile save): no second request. */
  setUser: (user: Profile) => void
  /** Asks the server again; gives the profile, or null without a session. Throws ApiError when there is no answer. */
  refresh: () => Promise<Profile | null>
  /**
   * Sends what is unsent, or asks before it is lost; then ends the session here and on the server, forgets what the
   * server held and what this device kept of the account, and leads to `/`. The person may stay after all.
   * @param gone the account was deleted: there is nothing to send and nobody to ask.
   */
  signOut: (gone?: 'deleted') => Promise<void>
}

export const SessionContext = createContext<Session | undefined>(undefined)

/** The session of this browser. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === undefined) throw new Error('useSession needs a SessionProvider above it')
  return session
}

/** The signed-in person, on pages behind the guard. */
export function useUser(): Profile {
  const { user } = useSession()
  if (user === undefined) throw new Error('useUser needs a page behind Protected')
  return user
}

/** Key of the signed-in profile in the query cache. */
export const sessionKey = ['session'] as const

/** Forgets everything the server told about a person, except who is signed in. */
export function forgetServerState(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
  queries.getMutationCache().clear()
}

/** A place inside the product to go to, with the navigation state it had. */
export interface Origin {
  to: string
  state: unknown
}

/**
 * The place a guarded visit came from, read from the navigation state of /login. Undefined when there is none, or
 * when it is not a path of ours.
 */
export function originOf(location: Pick<Location, 'state'>): Origin | undefined {
  const from = (location.state as { from?: Partial<Location> } | null)?.from
  if (typeof from?.pathname !== 'string' || !/^\/(?!\/)/.test(from.pathname)) return undefined
  return { to: `${from.pathname}${from.search ?? ''}${from.hash ?? ''}`, state: from.state }
}
