import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { validateResetToken } from '../../api/calls.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { SplitPage } from '../../components/SplitPage.tsx'
import { useMailedToken } from '../../session/use-mailed-token.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { resetView } from './reset-view.ts'
import styles from './ResetPassword.module.css'

/** SPEC section 2, /reset-password: the link is checked first, then a new password is taken. */
export function ResetPassword() {
  const token = useMailedToken()
  const [done, setDone] = useState(false)
  const check = useQuery({
    queryKey: ['reset-token', token],
    queryFn: () => validateResetToken(token ?? ''),
    enabled: token !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  })

  const view = resetView({ token, done, valid: check.data?.valid, error: check.error })
  if (view === 'validating')
    return (
      <ResetPage view="validating" heading="Reset Password">
        <output>Validating reset link...</output>
      </ResetPage>
    )
  if (view === 'unreachable')
    return (
      <ResetPage view="unreachable" heading="Reset Password">
        <p>{errorMessage(check.error)}</p>
        <div className={styles.on}>
          <Button onClick={() => void check.refetch()}>Try again</Button>
        </div>
      </ResetPage>
    )
  if (view === 'invalid')
    return (
      <ResetPage view="invalid" heading="Invalid or Expired Link">
        <p>This password reset link is invalid or has expired. Please request a new one.</p>
        <div className={styles.on}>
          <ButtonLink to="/forgot-password">Request New Link</ButtonLink>
        </div>
      </ResetPage>
    )
  if (view === 'form')
    return (
      <SplitPage title="Reset Password" view="form">
        <NewPasswordForm token={token ?? ''} onDone={() => setDone(true)} />
      </SplitPage>
    )
  return (
    <ResetPage view="done" heading="Password Reset Successful">
      <p>Your new password works from now on. Every device was signed out.</p>
      <div className={styles.on}>
        <ButtonLink to="/login">Go to Login</ButtonLink>
      </div>
    </ResetPage>
  )
}

function ResetPage({ view, heading, children }: { view: string; heading: string; children: ReactNode }) {
  return (
    <SplitPage title={heading} view={view}>
      <h1>{heading}</h1>
      {children}
    </SplitPage>
  )
}
