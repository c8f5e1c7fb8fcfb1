import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { verifyEmail } from '../../api/calls.ts'
import { Actions, ButtonLink } from '../../components/Button.tsx'
import { SplitPage } from '../../components/sign-in/SplitPage.tsx'
import { Warning } from '../../components/notices.tsx'
import { useNavigate } from '../../router.ts'
import { useSession } from '../../session/index.ts'
import { forgetPendingEmail } from '../../session/browser-notes.ts'
import { useMailedToken } from '../../components/sign-in/use-mailed-token.ts'
import { followRedirect, verifyFault } from './verification.ts'

/** How long the success is shown before /onboarding opens [spec 22.2]. */
const redirectAfterMs = 1000

/** /verify [spec 3.8]: uses the mailed token, then shows success or the fault. */
export function Verify() {
  const token = useMailedToken()
  const navigate = useNavigate()
  const { refresh } = useSession()
  const { isSuccess, error } = useQuery({
    queryKey: ['verify', token],
    queryFn: async () => {
      const answer = await followRedirect(verifyEmail(token ?? ''))
      forgetPendingEmail()
      // A session of this account is verified now: reads it again.
      await refresh().catch(() => null)
      return answer.did ?? 'verified'
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
      <SplitPage view="verified" title="Email verified" heading>
        <output>Email verified! Redirecting to onboarding...</output>
      </SplitPage>
    )
  const fault = verifyFault(token, error)
  if (fault === undefined)
    return (
      <SplitPage view="verifying" title="Verifying your email" heading>
        <output>This takes a moment.</output>
      </SplitPage>
    )
  return (
    <SplitPage view="failed" title="Your email is not verified" heading>
      <Warning title={fault} alert>
        <p>Open the newest mail from us, or have a new link sent.</p>
      </Warning>
      <Actions spaced>
        <ButtonLink to="/verify-pending">Get a new link</ButtonLink>
        <ButtonLink kind="link" to="/login">
          Back to Login
        </ButtonLink>
      </Actions>
    </SplitPage>
  )
}
