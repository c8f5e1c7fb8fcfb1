import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Profile } from '../../contract/http/users.ts'
import { ApiError, hasCode } from '../api/api-error.ts'
import { readProfile } from '../api/calls.ts'
import { deviceNow } from '../clock.ts'
import { bearer, identity, isHosted } from '../identity/index.ts'
import { ConfirmLogout, type Losses } from './ConfirmLogout.tsx'
import {
  lastKnownAccount,
  recordPendingLogout,
  recordAccount,
  isLogoutPending,
  completePendingLogout,
  onSignInChangeElsewhere,
  sendLogout,
} from './session-hint.ts'
import { removeAccountData, removeStaleData, resumeAccountStorage } from './account-storage.ts'
import { placeholderProfile } from './profile.ts'
import { forgetServerState, type Session, SessionContext, sessionKey, type SessionState } from './session.ts'

/** The current-user call decides who is signed in (SPEC section 4, Route guard). */
async function currentUser(signal?: AbortSignal): Promise<Profile | null> {
  // Whoever holds the device now is not who left it: until everybody has heard of the logout, nobody is signed in.
  if (isLogoutPending()) {
    if (!(await sendLogout())) return null
    completePendingLogout()
    if (isHosted) await identity.signOut().catch(() => undefined)
    return null
  }
  try {
    const user = await readProfile({ signal })
    recordAccount(user.id)
    return user
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.status !== 401) throw thrown
    recordAccount(undefined)
    return null
  }
}

interface SessionProviderProps {
  /** Sends what an account has unsent here and gives what could not be sent, in words: asked before a logout. */
  flushBeforeLogout: (account: string) => Promise<readonly string[]>
  children: ReactNode
}

/** Knows who is signed in, for everything inside. */
export function SessionProvider({ flushBeforeLogout, children }: SessionProviderProps) {
  const queries = useQueryClient()
  const [left, setLeft] = useState(false)
  const [losses, setLosses] = useState<Losses>()
  // Nothing of the person before may be seen by the next one on the same device.
  const onAccountChange = useCallback(
    (user: Profile | null) => {
      const before = queries.getQueryData<Profile | null>(sessionKey)
      if (user !== null && before?.id !== user.id) forgetServerState(queries)
      if (user !== null) resumeAccountStorage(user.id)
    },
    [queries],
  )
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      const user = await currentUser(signal)
      onAccountChange(user)
      return user
    },
    [onAccountChange],
  )
  const { data, error, isPending } = useQuery({ queryKey: sessionKey, queryFn: ({ signal }) => ask(signal) })
  const account = data === undefined ? undefined : (data?.id ?? null)

  useEffect(() => {
    if (account !== undefined) removeStaleData(account ?? undefined, deviceNow())
  }, [account])
  useEffect(
    () =>
      onSignInChangeElsewhere((leaver) => {
        if (leaver !== undefined) removeAccountData(leaver)
        void queries.invalidateQueries({ queryKey: sessionKey })
      }),
    [queries],
  )

  const setUser = useCallback(
    (user: Profile) => {
      setLeft(false)
      onAccountChange(user)
      recordAccount(user.id)
      queries.setQueryData(sessionKey, user)
    },
    [onAccountChange, queries],
  )
  const refresh = useCallback(async () => {
    const user = await queries.fetchQuery({ queryKey: sessionKey, queryFn: () => ask(), staleTime: 0 })
    if (user !== null) setLeft(false)
    return user
  }, [ask, queries])
  const signOut = useCallback(
    async (gone?: 'deleted') => {
      const leaver = queries.getQueryData<Profile | null>(sessionKey)?.id
      if (leaver !== undefined && gone !== 'deleted') {
        const names = await flushBeforeLogout(leaver)
        if (names.length > 0 && !(await agrees(names, setLosses))) return
      }
      // What the device keeps goes first, and for sure: the line may be dead.
      if (leaver !== undefined) removeAccountData(leaver)
      recordPendingLogout()
      if (await sendLogout()) completePendingLogout()
      bearer.forget()
      setLeft(true)
      forgetServerState(queries)
      queries.setQueryData(sessionKey, null)
      // The start is a document of its own: the client, with all it held, is left for good.
      await identity.signOut().catch(() => window.location.assign('/'))
    },
    [queries, flushBeforeLogout],
  )

  const session = useMemo<Session>(
    () => ({ ...stateOf(data, { isPending, left, error }), setUser, refresh, signOut }),
    [data, error, isPending, left, setUser, refresh, signOut],
  )
  return (
    <SessionContext value={session}>
      {children}
      <ConfirmLogout losses={losses} />
    </SessionContext>
  )
}

/** Names what would be lost and waits for the person's decision. */
async function agrees(
  names: readonly string[],
  show: (losses: Losses | undefined) => void,
): Promise<boolean> {
  const leaves = await new Promise<boolean>((decide) => show({ names, decide }))
  show(undefined)
  return leaves
}

function stateOf(
  user: Profile | null | undefined,
  { isPending, left, error }: { isPending: boolean; left: boolean; error: unknown },
): SessionState {
  if (user) return { state: 'in', user }
  if (isPending) return { state: 'checking', user: undefined }
  if (user === null || left) return { state: 'out', user: undefined, because: left ? 'left' : 'no-session' }
  // Reloaded without a connection: who was here goes on with what this device keeps. Who signed in at a hosted provider
  // is let through, too, while only our own server has no answer (SPEC section 4, Route guard).
  const isUnanswered =
    hasCode(error, 'offline') || (isHosted && error instanceof ApiError && error.status >= 500)
  const account = isUnanswered ? lastKnownAccount() : undefined
  if (account !== undefined) return { state: 'in', user: placeholderProfile(account) }
  return { state: 'out', user: undefined, because: 'unreachable' }
}
