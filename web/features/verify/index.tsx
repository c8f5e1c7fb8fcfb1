import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readEmailChange, verifyEmail } from '../../api/sign-in-calls.ts'
import { Actions, Button, ButtonLink } from '../../components/Button.tsx'
import { SplitPage } from '../../components/sign-in/SplitPage.tsx'
import { Warning } from '../../components/notices.tsx'
import { useNavigate } from '../../router.ts'
import { isProbablySignedIn, leadsTo, useSession } from '../../session/index.ts'
import { useMailedToken } from '../../components/sign-in/use-mailed-token.ts'
import { longDay } from '../../components/sign-in/day.ts'
import { followRedirect, mayTryAgain, verifyFault } from './verification.ts'

/** Before the answer. */
const nothingYet = { did: undefined, provider: undefined, isSignedIn: false }

/** How long the success is shown before /onboarding opens [spec 22.2]. */
const redirectAfterMs = 1000

/**
 * /verify [spec 3.8]: uses the mailed token, then shows success or the fault. Opened in another browser than the one
 * that signed up, or that asked for another address, the server sends it on to the page for that.
 */
export function Verify() {
  const token = useMailedToken()
  const navigate = useNavigate()
  const { refresh } = useSession()
  const {
    data: { did, provider, isSignedIn } = nothingYet,
    isFetching,
    refetch,
    error,
  } = useQuery({
    queryKey: ['verify', token],
    queryFn: async () => {
      // The session of a sign-up with Google or Microsoft ends with the verification: who signed up is asked before.
      const before = isProbablySignedIn() ? await refresh().catch(() => null) : null
      const answer = await followRedirect(verifyEmail(token ?? ''))
      // The address stays noted for the sign-in that follows. A session of the sign-up is over; one that asked for
      // another address has it now.
      const after = await refresh().catch(() => null)
      const provider =
        before?.verified === false && before.authProvider !== 'email' ? before.authProvider : undefined
      return { did: answer.did ?? 'verified', provider, isSignedIn: after !== null }
    },
    enabled: token !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  })

  useEffect(() => {
    if (did !== 'verified') return undefined
    const goOn = () => void navigate('/onboarding', { replace: true, state: { verified: true, provider } })
    const timer = setTimeout(goOn, redirectAfterMs)
    return () => clearTimeout(timer)
  }, [did, provider, navigate])

  if (did === 'proved-email') return <Proved />
  if (did === 'changed-email') return <Changed />
  if (did === 'verified')
    return (
      <SplitPage view="verified" title="Email verified" heading>
        <output>Email verified! Redirecting to onboarding...</output>
        {!isSignedIn && <p>You log in once on the way: the link proves your address, not who opened it.</p>}
      </SplitPage>
    )
  const fault = verifyFault(token, error)
  if (fault === undefined || isFetching)
    return (
      <SplitPage view="verifying" title="Verifying your email" heading>
        <output>This takes a moment.</output>
      </SplitPage>
    )
  if (mayTryAgain(error))
    return (
      <SplitPage view="unanswered" title="Not verified yet" heading>
        <Warning title={fault} alert>
          <p>We got no answer. Check your network; the link still works.</p>
        </Warning>
        <Actions spaced>
          <Button onClick={() => void refetch()}>Try again</Button>
          <ButtonLink kind="link" to="/login">
            Back to Login
          </ButtonLink>
        </Actions>
      </SplitPage>
    )
  return <DeadLink fault={fault} />
}

/** A link that does nothing says nothing of the address: it may be verified long since. */
function DeadLink({ fault }: { fault: string }) {
  const { user } = useSession()
  const home = leadsTo('/login', { user })?.to
  return (
    <SplitPage view="failed" title="This link does not work" heading>
      <Warning title={fault} alert>
        <p>
          {user?.verified === true
            ? `You are signed in, and ${user.email || 'your address'} is verified.`
            : 'Did you open it before? Then your email is verified: log in. Otherwise open the newest mail from us, or have a new link sent.'}
        </p>
      </Warning>
      <Actions spaced>
        {user?.verified === true ? (
          <ButtonLink to={home ?? '/dashboard'}>Go on</ButtonLink>
        ) : (
          <>
            <ButtonLink to="/login">Log in</ButtonLink>
            <ButtonLink kind="link" to="/verify-pending">
              Get a new link
            </ButtonLink>
          </>
        )}
      </Actions>
    </SplitPage>
  )
}

/** The new address is proved, and the old one may still stop the change. */
function Proved() {
  const { data } = useQuery({
    queryKey: ['email-change'],
    queryFn: ({ signal }) => readEmailChange({ signal }),
  })
  const { user } = useSession()
  const until = data?.takesEffectAt ? `wait until ${longDay(data.takesEffectAt)}` : 'wait seven days'
  return (
    <SplitPage view="proved" title="Your new address is proved" heading>
      <output>
        Open the mail at your old address to finish now, or {until}. Until then {user?.email ?? 'the old one'}{' '}
        stays your address.
      </output>
      <Actions spaced>
        <ButtonLink to="/account">Go to My Account</ButtonLink>
      </Actions>
    </SplitPage>
  )
}

/** The address moved: every other device was signed out. */
function Changed() {
  const { user } = useSession()
  return (
    <SplitPage view="changed" title="Your email address was changed" heading>
      <output>
        {user === undefined ? 'Sign in with the new one from now on.' : `It is ${user.email} from now on.`}{' '}
        Every other device was signed out, and Google and Microsoft no longer sign you in: add them again in
        My Account.
      </output>
      <Actions spaced>
        <ButtonLink to="/account">Go to My Account</ButtonLink>
      </Actions>
    </SplitPage>
  )
}
