import { useMutation, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { Actions, Button } from '../../components/Button.tsx'
import { SplitPage } from '../../components/sign-in/SplitPage.tsx'
import { Warning } from '../../components/notices.tsx'
import { identity } from '../../identity/index.ts'
import { Navigate, useLocation } from '../../router.ts'
import { homeOf, originOf, useSession } from '../../session/index.ts'

/** /login and /signup where a hosted identity provider is configured: people sign in on its pages. */
export function HostedSignIn() {
  const session = useSession()
  const location = useLocation()
  const newcomer = location.pathname === '/signup'
  const isReauthentication = (location.state as { signInAgain?: unknown } | null)?.signInAgain === true
  const origin = originOf(location)?.to
  const title = newcomer ? 'Sign up' : 'Login'

  if (session.state === 'in' && !isReauthentication) {
    const { user } = session
    return <Navigate to={user.verified && origin !== undefined ? origin : homeOf(user)} replace />
  }
  return (
    <SplitPage title={title}>
      <h1>{isReauthentication ? 'Sign in again' : title}</h1>
      <HostedProvider
        newcomer={newcomer}
        returnTo={origin ?? '/onboarding'}
        isReauthentication={isReauthentication}
      />
    </SplitPage>
  )
}

/** What is said of a provider that does not answer [spec 3.16]. */
const unavailable = 'Auth service temporarily unavailable. Please retry.'

/** The server's words for a conflict (409); any other failure means that the provider is unavailable. */
const messageOf = (thrown: unknown): string =>
  thrown instanceof ApiError && thrown.status === 409 ? thrown.message : unavailable

interface HostedProviderProps {
  newcomer: boolean
  /** Path in this app to open after the sign-in. */
  returnTo: string
  /** Whether a session exists and the person signs in once more. */
  isReauthentication: boolean
}

/** The button to the provider, enabled once its script is loaded; a message with a retry button when loading fails. */
function HostedProvider({ newcomer, returnTo, isReauthentication }: HostedProviderProps) {
  const { refresh } = useSession()
  const {
    data: isReady,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['identity-provider'],
    queryFn: async () => {
      // Signed in at the provider but not here: our server opens the session, or says why not.
      if (await identity.isSignedIn()) await refresh()
      return true
    },
    gcTime: 0,
    retry: false,
  })
  const signIn = useMutation({ mutationFn: () => identity.signIn({ returnTo, newcomer }) })
  const fault = signIn.error ?? error

  if (fault !== null)
    return (
      <Warning title={messageOf(fault)} alert>
        <Actions>
          <Button
            kind="link"
            disabled={isFetching}
            onClick={() => {
              signIn.reset()
              void refetch()
            }}
          >
            Try again
          </Button>
          {messageOf(fault) !== unavailable && (
            <Button kind="link" onClick={() => void identity.signOut()}>
              Use another account
            </Button>
          )}
        </Actions>
      </Warning>
    )
  return (
    <>
      <p>
        {isReauthentication
          ? 'This needs a sign-in of the last ten minutes.'
          : 'You sign in on the page of our sign-in service, and come back here.'}
      </p>
      <Actions spaced>
        <Button wide disabled={isReady !== true || signIn.isPending} onClick={() => signIn.mutate()}>
          {newcomer ? 'Continue to sign up' : 'Continue to sign in'}
        </Button>
      </Actions>
    </>
  )
}
