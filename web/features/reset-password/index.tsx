import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage, hasCode } from '../../api/api-error.ts'
import { resetPassword, validateResetToken, type Body } from '../../api/calls.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { SplitPage } from '../../components/sign-in/SplitPage.tsx'
import { ErrorSummary, Form } from '../../components/Form.tsx'
import { PasswordField } from '../../components/fields/index.ts'
import { callFaults, useFaults } from '../../forms/index.ts'
import { useSession } from '../../session/index.ts'
import { codeFault, factorsAsked, missingFactor, ResetFactor, type MissingFactor } from '../factors/index.ts'
import { useMailedToken } from '../../components/sign-in/use-mailed-token.ts'
import styles from './reset-password.module.css'
import { newPasswordFaults, resetView } from './reset-view.ts'

/** /reset-password [spec 3.12, 3.14]: checks the link, then shows the form for a new password. */
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
        <NewPasswordForm
          token={token ?? ''}
          factors={check.data?.factors ?? []}
          onDone={() => setDone(true)}
        />
      </SplitPage>
    )
  return (
    <SplitPage view="done" title="Password Reset Successful" heading>
      <p>Your new password works from now on. Every device was signed out.</p>
      <div className={styles.on}>
        <ButtonLink to="/login">Go to Login</ButtonLink>
      </div>
    </SplitPage>
  )
}

/** The form for the new password, typed twice. Faults are shown inline. */
function NewPasswordForm({
  token,
  factors,
  onDone,
}: {
  token: string
  /** Second factors of which the reset asks for one. */
  factors: readonly string[]
  onDone: () => void
}) {
  const { refresh } = useSession()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [missing, setMissing] = useState<MissingFactor | undefined>(() => factorsAsked(factors))
  const [factor, setFactor] = useState('')
  const { faults, summary, show } = useFaults<'password' | 'confirmation' | 'code'>()

  const { mutate, isPending, error } = useMutation({
    mutationFn: resetPassword,
    gcTime: 0,
    onSuccess: async () => {
      // The reset ended every session, including one of this browser.
      await refresh().catch(() => null)
      onDone()
    },
    onError: (thrown) => {
      const asked = missingFactor(thrown)
      if (asked) setMissing(asked)
      else show(hasCode(thrown, 'invalid_code') ? { code: thrown.message } : callFaults(thrown, ['password']))
    },
  })

  function submit(shown: Pick<Body<'resetPassword'>, 'factor' | 'passkey'>) {
    const typed = missing?.code === true && shown.passkey === undefined ? codeFault(factor) : {}
    const faults = { ...newPasswordFaults(password, confirmation), ...typed }
    if (!show(faults) && !isPending) mutate({ token, password, ...shown })
  }

  return (
    <>
      <ErrorSummary faults={summary} />
      <h1>Reset Password</h1>
      <Form onSubmit={() => submit(missing?.code === true && factor.trim() !== '' ? { factor } : {})}>
        <PasswordField
          id="password"
          label="New Password"
          hint="At least 8 characters, any you like."
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={faults.password}
        />
        <PasswordField
          id="confirmation"
          label="Confirm Password"
          name="confirmation"
          autoComplete="new-password"
          value={confirmation}
          onChange={setConfirmation}
          error={faults.confirmation}
        />
        {missing !== undefined && (
          <ResetFactor
            missing={missing}
            token={token}
            code={factor}
            onType={setFactor}
            fault={faults.code}
            onPasskey={(passkey) => submit({ passkey })}
          />
        )}
        <Button type="submit" wide disabled={isPending}>
          Reset Password
        </Button>
      </Form>
      {hasCode(error, 'invalid_token') && (
        <div className={styles.on}>
          <ButtonLink kind="link" to="/forgot-password">
            Request New Link
          </ButtonLink>
        </div>
      )}
    </>
  )
}
