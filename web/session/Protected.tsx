import { Fragment } from 'react'
import { Navigate, Outlet, useLocation } from '../router.ts'
import { useSession } from './session.ts'

/**
 * Guard of the pages that need a session (SPEC sections 2, 4 and 6): nothing is drawn until the check is done;
 * without a session to /login, which remembers where the person was going; unverified to /verify-pending.
 */
export function Protected() {
  const session = useSession()
  const location = useLocation()
  if (session.state === 'checking') return null
  if (session.state === 'out') {
    // On the way to `/`, which is another document.
    if (session.because === 'left') return null
    return <Navigate to="/login" replace state={{ from: location }} />
  }
  if (!session.user.verified) return <Navigate to="/verify-pending" replace />
  // What one person has typed is never another's: with the account the whole page is another.
  return (
    <Fragment key={session.user.id}>
      <Outlet />
    </Fragment>
  )
}
