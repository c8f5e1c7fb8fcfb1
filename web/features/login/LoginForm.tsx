import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Profile } from '../../../contract/http/index.ts'
import { errorMessage } from '../../api/api-error.ts'
import { login } from '../../api/calls.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { ErrorSummary } from '../../components/ErrorSummary.tsx'
import { Warning } from '../../components/notices.tsx'
import { PasswordField } from '../../components/fields/index.ts'
import { callFaults, EmailField, emptyFaults, Form, useFaults } from '../../forms/index.ts'
import { useToast } from '../../components/Toasts.tsx'
import { forgetPendingEmail } from '../../session/browser-notes.ts'
import { ProviderButtons } from '../providers/index.ts'
import { asksToVerify } from './after-login.ts'
import styles from './LoginForm.module.css'
import { VerifyFirst } from './VerifyFirst.tsx'

interface LoginFormProps {
  /** There is a session already: the person proves once more who they are. */
  again: boolean
  /** How a sign-in with Google or Microsoft ended that brought the person here. */
  problem: string | undefined
  /** Path of ours to open after the sign-in. */
  returnTo: string | undefined
  onSignedIn: (user: Profile) => void
}

/** Email and password. A refusal stands in the form and passes as a toast; an unverified address can have its mail again. */
export function LoginForm({ again, problem, returnTo, onSignedIn }: LoginFormProps) {
  const toast = useToast()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [unverified, setUnverified] = useState<string>()
  const { faults, summary, show } = useFaults<'email' | 'password'>()

  const { mutate, isPending } = useMutation({
    mutationFn: login,
    gcTime: 0,
    onSuccess: ({ user }) => {
      forgetPendingEmail()
      onSignedIn(user)
    },
    onError: (thrown, { email: tried }) => {
      const message = errorMessage(thrown)
      toast(message, 'error')
      if (asksToVerify(message)) setUnverified(tried)
      else show(callFaults(thrown, ['email', 'password']))
    },
  })

  function submit() {
    const values = { email, password }
    setUnverified(undefined)
    if (!show(emptyFaults(values)) && !isPending) mutate(values)
  }

  return (
    <>
      <ErrorSummary faults={summary} />
      <h1>{again ? 'Sign in again' : 'Login'}</h1>
      {problem !== undefined && (
        <div className={styles.verify}>
          <Warning title={problem} alert />
        </div>
      )}
      {again && (
        <p className={styles.again}>
          This needs a sign-in of the last ten minutes. After it you are back in My Account.
        </p>
      )}
      {unverified !== undefined && <VerifyFirst email={unverified} />}
      <Form onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} error={faults.email} />
        <PasswordField
          id="password"
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={faults.password}
          after={
            <ButtonLink kind="link" to="/forgot-password">
              Forgot Password
            </ButtonLink>
          }
        />
        <Button type="submit" wide disabled={isPending}>
          Login
        </Button>
      </Form>
      <ProviderButtons returnTo={again ? '/account' : returnTo} />
      {!again && (
        <p className={styles.other}>
          New to NaijaTax?{' '}
          <ButtonLink kind="link" to="/signup">
            Sign up
          </ButtonLink>
        </p>
      )}
    </>
  )
}
