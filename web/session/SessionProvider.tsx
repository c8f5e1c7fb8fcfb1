import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import type { Profile } from '../../api/contract/users.ts'
import { ApiError } from '../api/api-error.ts'
import { readProfile } from '../api/calls/profile.ts'
import { useNavigate } from '../router.ts'
import { believeSignedIn } from './belief.ts'
import { SessionContext, type Session, type SessionState } from './session.ts'
import { forgetServerState, sessionKey } from './session-key.ts'
import { tellSignedOut } from './tell-signed-out.ts'

/** The current-user call decides who is signed in (SPEC section 4, Route guard). */
async function currentUser(signal?: AbortSignal): Promise<Profile | null> {
  try {
    const user = await readProfile({ signal })
    believeSignedIn(true)
    return user
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.status !== 401) throw thrown
    believeSignedIn(false)
    return null
  }
}

/** Knows who is signed in, for everything inside. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [left, setLeft] = useState(false)
  const { data, isPending } = useQuery({ queryKey: sessionKey, queryFn: ({ signal }) => currentUser(signal) })

  const setUser = useCallback(
    (user: Profile) => {
      setLeft(false)
      // Nothing of the person before may be seen by the next one on the same device.
      if (queries.getQueryData<Profile | null>(sessionKey)?.id !== user.id) forgetServerState(queries)
      believeSignedIn(true)
      queries.setQueryData(sessionKey, user)
    },
    [queries],
  )
  const refresh = useCallback(async () => {
    const user = await queries.fetchQuery({
      queryKey: sessionKey,
      queryFn: () => currentUser(),
      staleTime: 0,
    })
    if (user !== null) setLeft(false)
    return user
  }, [queries])
  const signOut = useCallback(async () => {
    await tellSignedOut()
    believeSignedIn(false)
    setLeft(true)
    forgetServerState(queries)
    queries.setQueryData(sessionKey, null)
    await navigate('/')
  }, [navigate, queries])

  const session = useMemo<Session>(
    () => ({ ...stateOf(data, isPending, left), setUser, refresh, signOut }),
    [data, isPending, left, setUser, refresh, signOut],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

function stateOf(user: Profile | null | undefined, isPending: boolean, left: boolean): SessionState {
  if (user) return { state: 'in', user }
  if (isPending) return { state: 'checking', user: undefined }
  const because = left ? 'left' : user === null ? 'no-session' : 'unreachable'
  return { state: 'out', user: undefined, because }
}
