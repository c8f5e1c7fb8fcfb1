import { SplitPage } from '../../components/sign-in/SplitPage.tsx'
import { Navigate, useLocation } from '../../router.ts'
import { isProbablySignedIn, originOf, useSession } from '../../session/index.ts'
import { LoginForm } from './LoginForm.tsx'
import { afterLogin, signInProblem } from './sign-in-outcome.ts'

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
        problem={signInProblem(location.search) ?? (isUnanswered ? UNANSWERED : undefined)}
        returnTo={originOf(location)?.to}
        onSignedIn={session.setUser}
      />
    </SplitPage>
  )
}
