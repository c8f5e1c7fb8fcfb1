import { SplitPage } from '../../components/SplitPage.tsx'
import { Navigate, useLocation } from '../../router.ts'
import { homeOf, originOf, useSession } from '../../session/index.ts'
import { ProviderDoor } from './ProviderDoor.tsx'

/** /login and /signup where a hosted identity provider is configured: its own pages ask who somebody is. */
export function HostedSignIn() {
  const session = useSession()
  const location = useLocation()
  const newcomer = location.pathname === '/signup'
  const again = (location.state as { signInAgain?: unknown } | null)?.signInAgain === true
  const origin = originOf(location)?.to
  const title = newcomer ? 'Sign up' : 'Login'

  if (session.state === 'in' && !again) {
    const { user } = session
    return <Navigate to={user.verified && origin !== undefined ? origin : homeOf(user)} replace />
  }
  return (
    <SplitPage title={title}>
      <h1>{again ? 'Sign in again' : title}</h1>
      <ProviderDoor newcomer={newcomer} returnTo={origin ?? '/onboarding'} again={again} />
    </SplitPage>
  )
}
