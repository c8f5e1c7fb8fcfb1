import { useQuery } from '@tanstack/react-query'
import { ApiError, hasCode } from '../../api/api-error.ts'
import { usePublicConfig } from '../../api/public-config.ts'
import { Actions, Button } from '../../components/Button.tsx'
import { SplitPage } from '../../components/sign-in/SplitPage.tsx'
import { Warning } from '../../components/notices.tsx'
import { identity } from '../../identity/index.ts'
import { Navigate, useLocation } from '../../router.ts'
import { leadsTo, originOf, useNotedUpgrade, useSession } from '../../session/index.ts'
import { useWrite } from '../../writes/index.ts'

/** /login and /signup where a hosted identity provider is configured: people sign in on its pages. */
export function HostedSignIn() {
  const session = useSession()
  const location = useLocation()
  const newcomer = location.pathname === '/signup'
  const isReauthentication = (location.state as { signInAgain?: unknown } | null)?.signInAgain === true
  const origin = originOf(location)
  useNotedUpgrade(origin)
  const title = newcomer ? 'Sign up' : 'Login'

  const way = isReauthentication ? undefined : leadsTo('/login', { user: session.user, origin })
  if (way !== undefined) return <Navigate to={way.to} state={way.state} replace />
  return (
    <SplitPage title={title}>
      <h1>{isReauthentication ? 'Sign in again' : title}</h1>
      {!isReauthentication && <Moving newcomer={newcomer} />}
      <HostedProvider
        newcomer={newcomer}
        returnTo={(newcomer ? undefined : origin?.to) ?? '/onboarding'}
        isReauthentication={isReauthentication}
      />
    </SplitPage>
  )
}

const longDate = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'UTC' })

/** What people with an account of before read while they move to the provider. */
function Moving({ newcomer }: { newcomer: boolean }) {
  const { data } = usePublicConfig()
  const lastDay = data?.movingUntil
  if (!lastDay) return null
  return (
    <p>
      {newcomer
        ? 'Had an account before? Sign in with its email address instead of signing up anew.'
        : 'Sign-in is moving to our sign-in service. Sign in there with the email address of your account; the first time we ask once for your old password, or mail you a link, and everything is as you left it.'}{' '}
      This is open until {longDate.format(new Date(lastDay))}.
    </p>
  )
}

/** What is said of a provider that does not answer [spec 3.16]. */
const unavailable = 'Auth service temporarily unavailable. Please retry.'

/**
 * The server's words when it knows the person and refuses them (an address that has an account, or that is not verified);
 * any other failure means that the provider is unavailable.
 */
const messageOf = (thrown: unknown): string =>
  thrown instanceof ApiError && (thrown.status === 409 || thrown.status === 403)
    ? thrown.message
    : unavailable

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
  const signIn = useWrite({ leaves: true, mutationFn: () => identity.signIn({ returnTo, newcomer }) })
  const signOut = useWrite({ leaves: true, mutationFn: () => identity.signOut() })
  const fault = signIn.error ?? error

  if (hasCode(fault, 'link_waiting')) return <Navigate to="/link-account" replace />
  if (fault !== null)
    return (
      <Warning title={messageOf(fault)} alert>
        <Actions>
          <Button
            kind="link"
            busy={isFetching && 'Loading…'}
            onClick={() => {
              signIn.reset()
              void refetch()
            }}
          >
            Try again
          </Button>
          {messageOf(fault) !== unavailable && (
            <Button kind="link" busy={signOut.isPending && 'Signing out…'} onClick={() => signOut.mutate()}>
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
        <Button
          wide
          busy={isReady !== true ? 'Loading…' : signIn.isPending && 'Opening…'}
          onClick={() => signIn.mutate()}
        >
          {newcomer ? 'Continue to sign up' : 'Continue to sign in'}
        </Button>
      </Actions>
    </>
  )
}
