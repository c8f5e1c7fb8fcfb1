import { SplitPage } from '../../components/SplitPage.tsx'
import { Navigate } from '../../router.ts'
import { homeOf, useSession } from '../../session/index.ts'
import { SignupForm } from './SignupForm.tsx'

/** SPEC section 2, /signup. Who is signed in already has no use for it and goes on. */
export function Signup() {
  const session = useSession()
  if (session.state === 'in') return <Navigate to={homeOf(session.user)} replace />
  return (
    <SplitPage title="Sign up">
      <SignupForm />
    </SplitPage>
  )
}
