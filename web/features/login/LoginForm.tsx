import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Profile } from '../../../contract/http/index.ts'
import { errorMessage, hasCode } from '../../api/api-error.ts'
import { login, resendVerification } from '../../api/calls.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { ErrorSummary, Form } from '../../components/Form.tsx'
import { PasswordField } from '../../components/fields/index.ts'
import { callFaults, EmailField, emptyFaults, useFaults } from '../../forms/index.ts'
import { Warning } from '../../components/notices.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { useNavigate } from '../../router.ts'
import { forgetPendingEmail, rememberPendingEmail } from '../../session/browser-notes.ts'
import { CodeField, codeFault, missingFactor, PasskeyButton, type MissingFactor } from '../factors/index.ts'
import { ProviderButtons } from '../providers/index.tsx'
import styles from './LoginForm.module.css'
import { asksForVerification } from './sign-in-outcome.ts'

interface LoginFormProps {
  /** Why a sign-in with Google or Microsoft failed and led here. */
  problem: string | undefined
  /** Path in this app to open after the sign-in. */
  returnTo: string | undefined
  onSignedIn: (user: Profile) => void
}

/**
 * Email and password, or a passkey; the code of the second step where the account has one. A refusal is shown in the
 * form and as a toast; an unverified address can have its mail sent again.
 */
export function LoginForm({ problem, returnTo, onSignedIn }: LoginFormProps) {
  const toast = useToast()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [unverified, setUnverified] = useState<string>()
  const [isShut, setIsShut] = useState(false)
  const [missing, setMissing] = useState<MissingFactor>()
  const [factor, setFactor] = useState('')
  const { faults, summary, show } = useFaults<'email' | 'password' | 'code'>()

  const { mutate, isPending } = useMutation({
    mutationFn: login,
    gcTime: 0,
    onSuccess: ({ user }) => {
      forgetPendingEmail()
      onSignedIn(user)
    },
    onError: (thrown, { email: tried }) => {
      const asked = missingFactor(thrown)
      if (asked) {
        setMissing(asked)
        return
      }
      const message = errorMessage(thrown)
      toast(message, 'error')
      setIsShut(hasCode(thrown, 'too_many_requests'))
      if (asksForVerification(message)) setUnverified(tried)
      else if (hasCode(thrown, 'invalid_code')) show({ code: message })
      else show(callFaults(thrown, ['email', 'password']))
    },
  })

  function submit() {
    const values = { email, password }
    setUnverified(undefined)
    const asksCode = missing?.code === true
    const faults = { ...emptyFaults(values), ...(asksCode && codeFault(factor)) }
    if (!show(faults) && !isPending) mutate({ ...values, ...(asksCode && { factor }) })
  }

  return (
    <>
      <ErrorSummary faults={summary} />
      <h1>Login</h1>
      {problem !== undefined && (
        <div className={styles.verify}>
          <Warning title={problem} alert />
        </div>
      )}
      {unverified !== undefined && <VerifyFirst email={unverified} />}
      {missing?.passkey === true && (
        <div className={styles.verify}>
          <Warning title="This account has a second step: continue with your passkey." alert />
        </div>
      )}
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
        {missing?.code === true && <CodeField value={factor} onChange={setFactor} error={faults.code} />}
        <Button type="submit" wide disabled={isPending}>
          Login
        </Button>
      </Form>
      {isShut && (
        <ButtonLink kind="link" to="/know-browser">
          Mail me a link that lets me in here
        </ButtonLink>
      )}
      <div className={styles.passkey}>
        <PasskeyButton
          ownDevice={false}
          onSignedIn={(user) => {
            forgetPendingEmail()
            onSignedIn(user)
          }}
        />
      </div>
      <ProviderButtons returnTo={returnTo} />
      <p className={styles.other}>
        New to NaijaTax?{' '}
        <ButtonLink kind="link" to="/signup">
          Sign up
        </ButtonLink>
      </p>
    </>
  )
}

/** The password was right and the address is not verified: sends the mail again, then opens /verify-pending. */
function VerifyFirst({ email }: { email: string }) {
  const toast = useToast()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: resendVerification,
    onSuccess: async () => {
      toast('Verification email sent. Check all inboxes including Spam/Junk.', 'success')
      rememberPendingEmail(email)
      await navigate('/verify-pending')
    },
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
  })
  return (
    <div className={styles.verify}>
      <Warning title="Please verify your email to continue." alert>
        <Button kind="link" disabled={isPending} onClick={() => mutate(email)}>
          Resend verification email
        </Button>
      </Warning>
    </div>
  )
}
