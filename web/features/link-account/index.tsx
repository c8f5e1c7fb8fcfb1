import { useQuery } from '@tanstack/react-query'
import type { Profile } from '../../../contract/http/users.ts'
import { errorMessage } from '../../api/api-error.ts'
import { Actions, ButtonLink } from '../../components/Button.tsx'
import { SplitPage } from '../../components/sign-in/SplitPage.tsx'
import { Warning } from '../../components/notices.tsx'
import { Navigate } from '../../router.ts'
import { homeOf, useSession } from '../../session/index.ts'
import { useMailedToken } from '../../components/sign-in/use-mailed-token.ts'
import { call } from '../../api/client.ts'
import { ProofForm } from './ProofForm.tsx'

/**
 * A sign-in with Google or Microsoft whose address already has an account: the person proves ownership by its password
 * or by a mailed link with `?token=` [spec 17.5].
 */
export function LinkAccount() {
  const token = useMailedToken()
  const session = useSession()
  const proof = useQuery({
    queryKey: ['link-proof', token],
    queryFn: async () => {
      const { user } = await call('proveLinkByMail', { body: { token: token ?? '' } })
      session.setUser(user)
      return user
    },
    enabled: token !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const pending = useQuery({
    queryKey: ['pending-link'],
    queryFn: () => call('readPendingLink', {}),
    enabled: token === undefined,
    gcTime: 0,
  })

  if (session.state === 'in') return <Navigate to={homeOf(session.user)} replace />
  const fault = proof.error ?? pending.error
  if (fault !== null)
    return (
      <SplitPage view="failed" title="Your sign-in is not finished" heading>
        <Warning title={errorMessage(fault)} alert />
        <Actions spaced>
          <ButtonLink to="/login">Back to Login</ButtonLink>
        </Actions>
      </SplitPage>
    )
  if (pending.data === undefined)
    return (
      <SplitPage view="checking" title="Finishing your sign-in" heading>
        <output>This takes a moment.</output>
      </SplitPage>
    )
  return (
    <SplitPage title="Is this your account?" view="form">
      <ProofForm {...pending.data} onSignedIn={(user: Profile) => session.setUser(user)} />
    </SplitPage>
  )
}
