import { SplitPage } from '../../components/SplitPage.tsx'
import { Navigate } from '../../router.ts'
import { homeOf, useSession } from '../../session/index.ts'
import { pendingEmail } from '../../session/browser-notes.ts'
import { ResendForm } from './ResendForm.tsx'

/** SPEC section 2, /verify-pending: the mail is on its way, and can be had once more. */
export function VerifyPending() {
  const session = useSession()
  if (session.state === 'in' && session.user.verified) return <Navigate to={homeOf(session.user)} replace />
  return (
    <SplitPage title="Verify your email">
      {/* An unverified session knows its own address, once it is known that there is one. */}
      <ResendForm key={session.user?.id} knownEmail={pendingEmail() || (session.user?.email ?? '')} />
    </SplitPage>
  )
}
