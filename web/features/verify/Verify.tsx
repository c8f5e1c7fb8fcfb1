import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { verifyEmail } from '../../api/calls.ts'
import { Actions } from '../../components/Actions.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { SplitPage } from '../../components/cloth/index.ts'
import { Warning } from '../../components/Notice.tsx'
import { useNavigate } from '../../router.ts'
import { useSession } from '../../session/index.ts'
import { forgetPendingEmail } from '../../session/pending-email.ts'
import { useMailedToken } from '../../session/use-mailed-token.ts'
import { verifyFault } from './verify-fault.ts'

/** SPEC section 9: how long the success stands before /onboarding opens. */
const redirectAfterMs = 1000

/** SPEC section 2, /verify: uses the mailed token, then success or what went wrong. */
export function Verify() {
  const token = useMailedToken()
  const navigate = useNavigate()
  const { refresh } = useSession()
  const { isSuccess, error } = useQuery({
    queryKey: ['verify', token],
    queryFn: async () => {
      await verifyEmail(token ?? '')
      forgetPendingEmail()
      // A session that waited for this is free to go on.
      await refresh().catch(() => null)
      return true
    },
    enabled: token !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  })

  useEffect(() => {
    if (!isSuccess) return undefined
    const timer = setTimeout(() => void navigate('/onboarding', { replace: true }), redirectAfterMs)
    return () => clearTimeout(timer)
  }, [isSuccess, navigate])

  if (isSuccess)
    return (
      <VerifyPage view="verified" heading="Email verified">
        <output>Email verified! Redirecting to onboarding...</output>
      </VerifyPage>
    )
  const fault = verifyFault(token, error)
  if (fault === undefined)
    return (
      <VerifyPage view="verifying" heading="Verifying your email">
        <output>This takes a moment.</output>
      </VerifyPage>
    )
  return (
    <VerifyPage view="failed" heading="Your email is not verified">
      <Warning title={fault} alert>
        <p>Open the newest mail from us, or have a new link sent.</p>
      </Warning>
      <Actions spaced>
        <ButtonLink to="/verify-pending">Get a new link</ButtonLink>
        <ButtonLink kind="link" to="/login">
          Back to Login
        </ButtonLink>
      </Actions>
    </VerifyPage>
  )
}

function VerifyPage({ view, heading, children }: { view: string; heading: string; children: ReactNode }) {
  return (
    <SplitPage title={heading} view={view}>
      <h1>{heading}</h1>
      {children}
    </SplitPage>
  )
}
