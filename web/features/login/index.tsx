import { SplitPage } from '../../components/sign-in/SplitPage.tsx'
import { Navigate, useLocation } from '../../router.ts'
import { pendingEmail } from '../../session/browser-notes.ts'
import { isProbablySignedIn, originOf, useSession } from '../../session/index.ts'
import { signInProblem } from '../providers/index.tsx'
import { LoginForm } from './LoginForm.tsx'
import { afterLogin, doneBefore, emailToFill } from './sign-in-outcome.ts'

/** Shown when the server is unreachable and this browser was signed in before: the session may still be valid. */
const UNANSWERED =
  'Our server did not say who is signed in. Reload this page in a minute: you may be already.'

/** /login [spec 3.1]: a form for visitors; a signed-in person is led on. */
export function Login() {
  const session = useSession()
  const location = useLocation()

  if (session.state === 'in') {
    const { to, state } = afterLogin(session.user, originOf(location))
    return <Navigate to={to} state={state} replace />
  }
  const isUnanswered = session.state === 'out' && session.because === 'unreachable' && isProbablySignedIn()
  return (
    <SplitPage title="Login">
      <LoginForm
        problem={
          signInProblem(location.search) ??
          (session.state === 'out' ? session.endWords : undefined) ??
          (isUnanswered ? UNANSWERED : undefined)
        }
        done={doneBefore(location.state, originOf(location))}
        email={emailToFill(location.state) ?? pendingEmail()}
        returnTo={originOf(location)?.to}
        onSignedIn={session.setUser}
      />
    </SplitPage>
  )
}
