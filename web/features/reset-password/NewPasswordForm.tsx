import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { hasCode } from '../../api/api-error.ts'
import { resetPassword } from '../../api/calls.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { ErrorSummary } from '../../components/ErrorSummary.tsx'
import { PasswordField } from '../../components/fields/index.ts'
import { callFaults, Form, useFaults } from '../../forms/index.ts'
import { useSession } from '../../session/index.ts'
import { newPasswordFaults } from './reset-view.ts'
import styles from './ResetPassword.module.css'

/** The new password, twice. Faults stand inline. */
export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { refresh } = useSession()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const { faults, summary, show } = useFaults<'password' | 'confirmation'>()

  const { mutate, isPending, error } = useMutation({
    mutationFn: resetPassword,
    gcTime: 0,
    onSuccess: async () => {
      // Every session has ended, also the one this browser may have had.
      await refresh().catch(() => null)
      onDone()
    },
    onError: (thrown) => show(callFaults(thrown, ['password'])),
  })

  function submit() {
    if (!show(newPasswordFaults(password, confirmation)) && !isPending) mutate({ token, password })
  }

  return (
    <>
      <ErrorSummary faults={summary} />
      <h1>Reset Password</h1>
      <Form onSubmit={submit}>
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
