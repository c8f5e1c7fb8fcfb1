import { Fragment } from 'react'
import { PatternBorder } from '../components/Page.tsx'
import { Waiting } from '../components/notices.tsx'
import { Navigate, Outlet, useLocation } from '../router.ts'
import { placeholderProfile } from './profile.ts'
import { lastKnownSession } from './session-hint.ts'
import { type Session, SessionContext, useSession } from './session.ts'
import { useSilence } from './silence.ts'

/** Pages that show what this device holds, and need no profile for it. */
const fromDevice: ReadonlySet<string> = new Set(['/dashboard', '/questionnaire', '/results'])

/**
 * The session that a page goes on with while the server is silent: the last one that this browser knew, as without a
 * connection. The real one, or its end, takes its place.
 */
export function presumedSession(session: Session, pathname: string): Session {
  const known = session.state === 'checking' && fromDevice.has(pathname) ? lastKnownSession() : undefined
  return known === undefined ? session : { ...session, state: 'in', user: placeholderProfile(known) }
}

/**
 * Guards the pages that need a session [spec 2.2, 2.4, 16.2]. Draws nothing until the check is done or the server has
 * been silent for a moment; redirects to /login without a session, with the page to come back to, and to
 * /verify-pending before verification.
 */
export function Protected() {
  const checked = useSession()
  const location = useLocation()
  const isSilent = useSilence(checked.state === 'checking')
  const session = isSilent ? presumedSession(checked, location.pathname) : checked
  if (session.state === 'checking') return isSilent ? <SilentServer /> : null
  if (session.state === 'out') {
    // The browser is already navigating to `/`, another document.
    if (session.because === 'left') return null
    return <Navigate to="/login" replace state={{ from: location }} />
  }
  if (!session.user.verified) return <Navigate to="/verify-pending" replace />
  // A change of account remounts the page, so that no state of one person is shown to another.
  return (
    <SessionContext value={session}>
      <Fragment key={session.user.id}>
        <Outlet />
      </Fragment>
    </SessionContext>
  )
}

/** Shown while the server does not say who is signed in. */
function SilentServer() {
  return (
    <>
      <PatternBorder />
      <main className="wrap lone">
        <Waiting>Waiting for NaijaTax to answer</Waiting>
      </main>
    </>
  )
}
