import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { validateResetToken } from '../../api/sign-in-calls.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { SplitPage } from '../../components/sign-in/SplitPage.tsx'
import { useMailedToken } from '../../components/sign-in/use-mailed-token.ts'
import styles from './reset-password.module.css'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { resetView } from './reset-view.ts'

/**
 * /reset-password [spec 3.12, 3.14]: checks the link, then shows the form for a new password. A verification link that
 * was opened in another browser than the sign-up's comes here too: who reads the mailbox chooses the password.
 */
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
      <SplitPage view="validating" title="Reset Password" heading>
        <output>Validating reset link...</output>
      </SplitPage>
    )
  if (view === 'unreachable')
    return (
      <SplitPage view="unreachable" title="Reset Password" heading>
        <p>{errorMessage(check.error)}</p>
        <div className={styles.on}>
          <Button onClick={() => void check.refetch()}>Try again</Button>
        </div>
      </SplitPage>
    )
  if (view === 'invalid')
    return (
      <SplitPage view="invalid" title="Invalid or Expired Link" heading>
        <p>This password reset link is invalid or has expired. Please request a new one.</p>
        <div className={styles.on}>
          <ButtonLink to="/forgot-password">Request New Link</ButtonLink>
        </div>
      </SplitPage>
    )
  if (view === 'form')
    return (
      <SplitPage title="Reset Password" view="form">
        <NewPasswordForm token={token ?? ''} link={check.data ?? {}} onDone={() => setDone(true)} />
      </SplitPage>
    )
  const isSignUp = check.data?.purpose === 'sign-up'
  return (
    <SplitPage view="done" title="Password Reset Successful" heading>
      <p>
        {isSignUp
          ? 'Your account is open. Sign in with the password that you chose.'
          : 'Your new password works from now on. Every device was signed out.'}
      </p>
      <div className={styles.on}>
        <ButtonLink to="/login" state={{ email: check.data?.email }}>
          Go to Login
        </ButtonLink>
      </div>
    </SplitPage>
  )
}
