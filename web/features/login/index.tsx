import { SplitPage } from '../../components/sign-in/SplitPage.tsx'
import { Navigate, useLocation } from '../../router.ts'
import { pendingEmail } from '../../session/browser-notes.ts'
import { knownEmail, leadsTo, originOf, useNotedUpgrade, useSession } from '../../session/index.ts'
import { signInProblem } from '../providers/index.tsx'
import { LoginForm } from './LoginForm.tsx'
import { doneBefore } from './sign-in-outcome.ts'

/** /login [spec 3.1]: a form for visitors; a signed-in person is led on, also when the profile could not be loaded. */
export function Login() {
  const session = useSession()
  const location = useLocation()
  const origin = originOf(location)
  useNotedUpgrade(origin)
  const way = leadsTo('/login', { user: session.user, origin })
  if (way !== undefined) return <Navigate to={way.to} state={way.state} replace />
  const done = doneBefore(location.state, origin)
  // Who comes from finishing something is not told of an older session.
  const ended = session.state === 'out' && done === undefined ? session.endWords : undefined
  return (
    <SplitPage title="Login">
      <LoginForm
        problem={signInProblem(location.search) ?? ended}
        done={done}
        email={knownEmail(location.state) ?? pendingEmail()}
        returnTo={origin?.to}
        onSignedIn={session.setUser}
      />
    </SplitPage>
  )
}
