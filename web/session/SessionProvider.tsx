import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Profile } from '../../contract/http/users.ts'
import { ApiError } from '../api/api-error.ts'
import { readProfile } from '../api/calls.ts'
import { showAccount } from '../api/shown-account.ts'
import { deviceNow } from '../clock.ts'
import { bearer, identity, isHosted } from '../identity/index.ts'
import { leaveFlashMessage } from './browser-notes.ts'
import { ConfirmLogout, type UnsentAnswers } from './ConfirmLogout.tsx'
import { deviceSessionOf } from './device-session.ts'
import { endInWords, forgetEndedSession, onEndedByOwner } from './ended-session.ts'
import {
  isProbablySignedIn,
  lastKnownSession,
  recordPendingLogout,
  recordSession,
  isLogoutPending,
  completePendingLogout,
  onSignInChangeElsewhere,
  sendLogout,
} from './session-hint.ts'
import { removeAccountData, removeStaleData, resumeAccountStorage } from './account-storage.ts'
import { placeholderProfile } from './profile.ts'
import { forgetServerState, type Session, SessionContext, sessionKey, type SessionState } from './session.ts'

/** Who asks for the current user: the call's signal, the account that this tab shows, and who is told of an end. */
interface Asking {
  signal?: AbortSignal | undefined
  shown: string | undefined
  /** @param words why the session ended; undefined when there was none. */
  onEnd: (words: string | undefined) => void
}

/** The current-user call decides who is signed in [spec 2.4]. */
async function currentUser({ signal, shown, onEnd }: Asking): Promise<Profile | null> {
  // Nobody counts as signed in until the server and the hosted provider have confirmed the logout.
  if (isLogoutPending()) {
    if (!(await sendLogout())) return null
    completePendingLogout()
    if (isHosted) await identity.signOut().catch(() => undefined)
    return null
  }
  // Asked first: the call for a token forgets a session that is over.
  const hadSession = shown !== undefined || lastKnownSession() !== undefined
  try {
    const user = await readProfile({ signal })
    recordSession(deviceSessionOf(user))
    return user
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.status !== 401) throw thrown
    forgetEndedSession(thrown, shown)
    const words = endInWords(thrown, hadSession)
    // A later check without a session does not take the words back.
    if (hadSession || words !== undefined) onEnd(words)
    return null
  }
}

/** How long after a failure the server is asked again who is signed in, in milliseconds. */
const askAgainMs = 15_000

interface SessionProviderProps {
  /** Sends the unsent answers of an account before a logout. @returns what could not be sent, in words. */
  flushBeforeLogout: (account: string) => Promise<readonly string[]>
  children: ReactNode
}

/** Provides the session to its children. */
export function SessionProvider({ flushBeforeLogout, children }: SessionProviderProps) {
  const queries = useQueryClient()
  const [signedOut, setSignedOut] = useState(false)
  const [endWords, setEndWords] = useState<string>()
  const [unsent, setUnsent] = useState<UnsentAnswers>()
  // Removes the cached data of the previous account, so that the next person on the device sees none of it.
  const onAccountChange = useCallback(
    (user: Profile | null) => {
      showAccount(user?.id)
      const before = queries.getQueryData<Profile | null>(sessionKey)
      if (user !== null && before?.id !== user.id) forgetServerState(queries)
      if (user !== null) resumeAccountStorage(user.id)
    },
    [queries],
  )
  const fetchUser = useCallback(
    async (signal?: AbortSignal) => {
      const shown = queries.getQueryData<Profile | null>(sessionKey)?.id
      const user = await currentUser({ signal, shown, onEnd: setEndWords })
      onAccountChange(user)
      return user
    },
    [onAccountChange, queries],
  )
  const { data, error, isPending } = useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }) => fetchUser(signal),
    // A server that failed is asked again while the page shows what this browser has.
    refetchInterval: ({ state }) => state.status === 'error' && isProbablySignedIn() && askAgainMs,
  })
  const isAnswered = data !== undefined
  // Asking anew is no first check: the page that is shown meanwhile stays.
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed !== (error !== null || (hasFailed && !isAnswered))) setHasFailed(!hasFailed)
  const { id: account, session: own } = data ?? {}
  const { tag, ownDevice } = own ?? {}

  useEffect(() => {
    if (!isAnswered) return
    const session = tag === undefined || ownDevice === undefined ? null : { tag, ownDevice }
    removeStaleData(
      account === undefined ? undefined : deviceSessionOf({ id: account, session }),
      deviceNow(),
    )
  }, [isAnswered, account, tag, ownDevice])
  useEffect(
    () =>
      onSignInChangeElsewhere((loggedOut) => {
        if (loggedOut !== undefined) removeAccountData(loggedOut)
        void queries.invalidateQueries({ queryKey: sessionKey })
      }),
    [queries],
  )

  // A check that is under way says it too.
  useEffect(
    () =>
      onEndedByOwner(() => {
        void queries.invalidateQueries({ queryKey: sessionKey }, { cancelRefetch: false })
      }),
    [queries],
  )

  // The browser's Back after a logout shows this document again as it was left: nobody is leaving it any more.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setSignedOut(false)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  const setUser = useCallback(
    (user: Profile) => {
      setSignedOut(false)
      onAccountChange(user)
      recordSession(deviceSessionOf(user))
      queries.setQueryData(sessionKey, user)
    },
    [onAccountChange, queries],
  )
  const refresh = useCallback(async () => {
    const user = await queries.fetchQuery({ queryKey: sessionKey, queryFn: () => fetchUser(), staleTime: 0 })
    if (user !== null) setSignedOut(false)
    return user
  }, [fetchUser, queries])
  const signOut = useCallback(
    async (reason?: 'deleted') => {
      const accountId = queries.getQueryData<Profile | null>(sessionKey)?.id
      if (accountId !== undefined && reason !== 'deleted') {
        const names = await flushBeforeLogout(accountId)
        if (names.length > 0 && !(await confirmLogout(names, setUnsent))) return
      }
      // The browser's data goes first: it must be removed even without a connection.
      if (accountId !== undefined) removeAccountData(accountId)
      recordPendingLogout()
      // So does the page, with the calls that it waits for: after the logout the server would refuse them.
      setSignedOut(true)
      forgetServerState(queries)
      queries.setQueryData(sessionKey, null)
      showAccount(undefined)
      if (await sendLogout()) completePendingLogout()
      bearer.forget()
      if (reason !== 'deleted') leaveFlashMessage('You are signed out.')
      // `/` is another document, so leaving discards everything that the client holds in memory.
      await identity.signOut().catch(() => window.location.assign('/'))
    },
    [queries, flushBeforeLogout],
  )

  const isChecking = isPending && !hasFailed
  const session = useMemo<Session>(
    () => ({ ...stateOf(data, { isChecking, signedOut, endWords }), setUser, refresh, signOut }),
    [data, isChecking, signedOut, endWords, setUser, refresh, signOut],
  )
  return (
    <SessionContext value={session}>
      {children}
      <ConfirmLogout unsent={unsent} />
    </SessionContext>
  )
}

/** Shows what would be lost and waits for the person's decision. */
async function confirmLogout(
  names: readonly string[],
  show: (unsent: UnsentAnswers | undefined) => void,
): Promise<boolean> {
  const logsOut = await new Promise<boolean>((decide) => show({ names, decide }))
  show(undefined)
  return logsOut
}

function stateOf(
  user: Profile | null | undefined,
  {
    isChecking,
    signedOut,
    endWords,
  }: { isChecking: boolean; signedOut: boolean; endWords: string | undefined },
): SessionState {
  if (user) return { state: 'in', user }
  if (isChecking) return { state: 'checking', user: undefined }
  if (user === null || signedOut)
    return { state: 'out', user: undefined, because: signedOut ? 'left' : 'no-session', endWords }
  // Without an answer, or with another failure than the want of a session, the last known session goes on with what this
  // browser stores [spec 2.4, 2.7]: every call still needs the server's word.
  const session = lastKnownSession()
  if (session !== undefined) return { state: 'in', user: placeholderProfile(session) }
  return { state: 'out', user: undefined, because: 'unreachable', endWords: undefined }
}
