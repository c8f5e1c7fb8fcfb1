import { useMutation, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { Actions, Button } from '../../components/Button.tsx'
import { SplitPage } from '../../components/sign-in/SplitPage.tsx'
import { Warning } from '../../components/notices.tsx'
import { identity } from '../../identity/index.ts'
import { Navigate, useLocation } from '../../router.ts'
import { homeOf, originOf, useSession } from '../../session/index.ts'

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

/** SPEC section 8, in its words. */
const unavailable = 'Auth service temporarily unavailable. Please retry.'

/** A refusal of ours in its own words; anything else is the provider that does not work. */
const wordsOf = (thrown: unknown): string =>
  thrown instanceof ApiError && thrown.status === 409 ? thrown.message : unavailable

interface ProviderDoorProps {
  newcomer: boolean
  /** Path of ours to open after the sign-in. */
  returnTo: string
  /** There is a session already: the person proves once more who they are. */
  again: boolean
}

/** The way to the provider, once its script stands ready; what went wrong, with another try, when it does not. */
function ProviderDoor({ newcomer, returnTo, again }: ProviderDoorProps) {
  const { refresh } = useSession()
  const {
    data: isReady,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['identity-provider'],
    queryFn: async () => {
      // Signed in there, and yet here: our server has the last word, or the reason why not.
      if (await identity.isSignedIn()) await refresh()
      return true
    },
    gcTime: 0,
    retry: false,
  })
  const leave = useMutation({ mutationFn: () => identity.signIn({ returnTo, newcomer }) })
  const fault = leave.error ?? error

  if (fault !== null)
    return (
      <Warning title={wordsOf(fault)} alert>
        <Actions>
          <Button
            kind="link"
            disabled={isFetching}
            onClick={() => {
              leave.reset()
              void refetch()
            }}
          >
            Try again
          </Button>
          {wordsOf(fault) !== unavailable && (
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
        {again
          ? 'This needs a sign-in of the last ten minutes.'
          : 'You sign in on the page of our sign-in service, and come back here.'}
      </p>
      <Actions spaced>
        <Button wide disabled={isReady !== true || leave.isPending} onClick={() => leave.mutate()}>
          {newcomer ? 'Continue to sign up' : 'Continue to sign in'}
        </Button>
      </Actions>
    </>
  )
}
