import { Fragment } from 'react'
import { Navigate, Outlet, useLocation } from '../router.ts'
import { useSession } from './session.ts'
import { leadsTo } from './ways.ts'

/**
 * Guards the pages that need a session [spec 2.2, 2.4, 16.2]. Draws nothing until the check is done; redirects to
 * /login without a session, with the page to come back to, and to /verify-pending before verification.
 */
export function Protected() {
  const session = useSession()
  const location = useLocation()
  if (session.state === 'checking') return null
  // The browser is already navigating to `/`, another document.
  if (session.state === 'out' && session.because === 'left') return null
  const way = leadsTo('guarded', session)
  if (way !== undefined || session.user === undefined)
    return <Navigate to={way?.to ?? '/login'} replace state={{ from: location }} />
  // A change of account remounts the page, so that no state of one person is shown to another.
  return (
    <Fragment key={session.user.id}>
      <Outlet />
    </Fragment>
  )
}
