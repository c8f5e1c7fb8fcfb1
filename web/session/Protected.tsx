import { Fragment, useEffect } from 'react'
import { PatternBorder } from '../components/Page.tsx'
import { Waiting } from '../components/notices.tsx'
import { Navigate, Outlet, useLocation } from '../router.ts'
import { placeholderProfile } from './profile.ts'
import { lastKnownSession } from './session-hint.ts'
import { type Session, SessionContext, useSession } from './session.ts'
import { useSilence } from './silence.ts'
import { comeBackTo, wayBack } from './way-back.ts'

/** Pages that show what this device holds, and need no profile for it, with what loads their code. */
export type DevicePages = Readonly<Record<string, () => Promise<unknown>>>

/**
 * The session that a page goes on with while the server is silent: the last one that this browser knew, as without a
 * connection. The real one, or its end, takes its place.
 */
export function presumedSession(session: Session, pages: DevicePages, pathname: string): Session {
  const known = session.state === 'checking' && pathname in pages ? lastKnownSession() : undefined
  return known === undefined ? session : { ...session, state: 'in', user: placeholderProfile(known) }
}

/**
 * Guards the pages that need a session [spec 2.2, 2.4, 16.2]. Draws nothing until the check is done or the server has
 * been silent for a moment; redirects to /login without a session, with the page to come back to, and to
 * /verify-pending before verification.
 */
export function Protected({ fromDevice }: { fromDevice: DevicePages }) {
  const checked = useSession()
  const location = useLocation()
  const { pathname } = location
  const isChecking = checked.state === 'checking'
  const isSilent = useSilence(isChecking)
  const session = isSilent ? presumedSession(checked, fromDevice, pathname) : checked
  // The code is fetched beside the check, not after it; a failure is told when the page is drawn.
  useEffect(() => {
    if (isChecking && lastKnownSession() !== undefined) void fromDevice[pathname]?.().catch(() => undefined)
  }, [isChecking, fromDevice, pathname])
  const isIn = session.state === 'in'
  useEffect(() => {
    if (isIn) comeBackTo(undefined)
  }, [isIn])
  if (session.state === 'checking') return isSilent ? <SilentServer /> : null
  if (session.state === 'out') {
    // The browser is already navigating to `/`, another document.
    if (session.because === 'left') return null
    return <Navigate to="/login" replace state={{ from: wayBack(location) }} />
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
