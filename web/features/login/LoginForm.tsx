import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Profile } from '../../../contract/http/index.ts'
import { errorMessage } from '../../api/api-error.ts'
import { login, resendVerification } from '../../api/sign-in-calls.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { ErrorSummary, Form } from '../../components/Form.tsx'
import { PasswordField } from '../../components/fields/index.ts'
import { OwnDevice } from '../../components/sign-in/OwnDevice.tsx'
import { useFactor } from '../../components/sign-in/use-factor.tsx'
import { callFaults, EmailField, emptyFaults, useFaults } from '../../forms/index.ts'
import { Done, Warning } from '../../components/notices.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { useNavigate } from '../../router.ts'
import { forgetPendingEmail, rememberPendingEmail } from '../../session/browser-notes.ts'
import { ProviderButtons } from '../providers/index.tsx'
import styles from './LoginForm.module.css'
import { asksForVerification } from './sign-in-outcome.ts'

interface LoginFormProps {
  /** Whether a session exists and the person signs in once more. */
  again: boolean
  /** Why a sign-in with Google or Microsoft failed and led here, or why a session ended. */
  problem: string | undefined
  /** The address that is filled in; empty when none is known. */
  email: string
  /** Whether the person has just verified the address here, and signs in for the first time. */
  verified: boolean
  /** Whether the person said before that the device is their own, when they sign in once more. */
  wasOwnDevice: boolean
  /** Path in this app to open after the sign-in. */
  returnTo: string | undefined
  onSignedIn: (user: Profile) => void
}

/** Email and password. A refusal is shown in the form and as a toast; an unverified address can have its mail sent again. */
export function LoginForm({
  again,
  problem,
  email: knownEmail,
  verified,
  wasOwnDevice,
  returnTo,
  onSignedIn,
}: LoginFormProps) {
  const toast = useToast()
  const [email, setEmail] = useState(knownEmail)
  const [password, setPassword] = useState('')
  const [ownDevice, setOwnDevice] = useState(wasOwnDevice)
  const [unverified, setUnverified] = useState<string>()
  const { faults, summary, show } = useFaults<'email' | 'password' | 'factor'>()
  const factor = useFactor()

  const { mutate, isPending } = useMutation({
    mutationFn: login,
    gcTime: 0,
    onSuccess: ({ user }) => {
      forgetPendingEmail()
      onSignedIn(user)
    },
    onError: (thrown, { email: tried }) => {
      const wanted = factor.faultsOf(thrown)
      if (wanted !== undefined) {
        show(wanted)
        return
      }
      const message = errorMessage(thrown)
      toast(message, 'error')
      if (asksForVerification(message)) setUnverified(tried)
      else show(callFaults(thrown, ['email', 'password', 'factor']))
    },
  })

  function submit() {
    const values = { email, password }
    setUnverified(undefined)
    if (!show(emptyFaults(values)) && !isPending) mutate({ ...values, ...factor.sent, ownDevice })
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
      {verified && (
        <div className={styles.verify}>
          <Done>Your email is verified. Sign in once to go on.</Done>
        </div>
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
        {factor.field(faults.factor)}
        <OwnDevice checked={ownDevice} onChange={setOwnDevice} />
        <Button type="submit" wide disabled={isPending}>
          Login
        </Button>
      </Form>
      <ProviderButtons returnTo={again ? '/account' : returnTo} ownDevice={ownDevice} />
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
