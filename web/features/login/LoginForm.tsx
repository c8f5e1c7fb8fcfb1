import { useState } from 'react'
import type { Profile } from '../../../contract/http/index.ts'
import { errorMessage, hasCode } from '../../api/api-error.ts'
import { login } from '../../api/sign-in-calls.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { ErrorSummary, Form } from '../../components/Form.tsx'
import { PasswordField } from '../../components/fields/index.ts'
import { Done, Warning } from '../../components/notices.tsx'
import { OwnDevice } from '../../components/sign-in/OwnDevice.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { callFaults, EmailField, emptyFaults, useFaults } from '../../forms/index.ts'
import { useLocation } from '../../router.ts'
import { forgetPendingEmail } from '../../session/browser-notes.ts'
import { carried } from '../../session/index.ts'
import { CodeField, codeFault, missingFactor, PasskeyButton, type MissingFactor } from '../factors/index.ts'
import { ProviderButtons } from '../providers/index.tsx'
import { useWrite } from '../../writes/index.ts'
import styles from './LoginForm.module.css'
import { ShutDoor } from './ShutDoor.tsx'
import { asksForVerification } from './sign-in-outcome.ts'
import { VerifyFirst } from './VerifyFirst.tsx'

interface LoginFormProps {
  /** Why a sign-in with Google or Microsoft failed and led here, or why a session ended. */
  problem: string | undefined
  /** What the page before did, in words. */
  done: string | undefined
  /** The address that is filled in; empty when none is known. */
  email: string
  /** Path in this app to open after the sign-in. */
  returnTo: string | undefined
  onSignedIn: (user: Profile) => void
}

/**
 * Email and password, or a passkey; the code of the second step where the account has one. A refusal is shown in the
 * form and as a toast; an unverified address can have its mail sent again, and a browser whose tries are used up a link.
 */
export function LoginForm({ problem, done, email: knownEmail, returnTo, onSignedIn }: LoginFormProps) {
  const toast = useToast()
  const { state } = useLocation()
  const [email, setEmail] = useState(knownEmail)
  const [password, setPassword] = useState('')
  const [ownDevice, setOwnDevice] = useState(false)
  const [unverified, setUnverified] = useState<string>()
  const [shutFor, setShutFor] = useState<string>()
  const [missing, setMissing] = useState<MissingFactor>()
  const [factor, setFactor] = useState('')
  const { faults, summary, show } = useFaults<'email' | 'password' | 'code'>()
  const finish = (user: Profile) => {
    forgetPendingEmail()
    onSignedIn(user)
  }

  const { mutate, isPending, error } = useWrite({
    leaves: true,
    mutationFn: login,
    gcTime: 0,
    onSuccess: ({ user }) => finish(user),
    onError: (thrown, { email: tried }) => {
      const asked = missingFactor(thrown)
      if (asked) {
        setMissing(asked)
        return
      }
      const message = errorMessage(thrown)
      toast(message, 'error')
      if (asksForVerification(message)) setUnverified(tried)
      else if (hasCode(thrown, 'invalid_code')) show({ code: message })
      else show(callFaults(thrown, ['email', 'password']))
      setShutFor(hasCode(thrown, 'too_many_requests') ? tried : undefined)
    },
  })

  function submit() {
    const values = { email, password }
    setUnverified(undefined)
    const asksCode = missing?.code === true
    const found = { ...emptyFaults(values), ...(asksCode && codeFault(factor)) }
    if (!show(found) && !isPending) mutate({ ...values, ...(asksCode && { factor }), ownDevice })
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
      {done !== undefined && error === null && (
        <div className={styles.verify}>
          <Done>{done}</Done>
        </div>
      )}
      {unverified !== undefined && <VerifyFirst email={unverified} />}
      {shutFor !== undefined && <ShutDoor email={shutFor} />}
      {missing?.passkey === true && (
        <div className={styles.verify}>
          <Warning
            title={
              missing.code
                ? 'This account has a second step: use your passkey, or type a code below.'
                : 'This account has a second step: continue with your passkey.'
            }
            alert
          />
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
            <ButtonLink kind="link" to="/forgot-password" state={carried(state, email)}>
              Forgot Password
            </ButtonLink>
          }
        />
        {missing?.code === true && <CodeField value={factor} onChange={setFactor} error={faults.code} />}
        <OwnDevice checked={ownDevice} onChange={setOwnDevice} />
        <Button type="submit" wide busy={isPending && 'Logging in…'}>
          Login
        </Button>
      </Form>
      <div className={styles.passkey}>
        <PasskeyButton ownDevice={ownDevice} onSignedIn={finish} />
      </div>
      <ProviderButtons returnTo={returnTo} ownDevice={ownDevice} />
      <p className={styles.other}>
        New to NaijaTax?{' '}
        <ButtonLink kind="link" to="/signup" state={carried(state, email)}>
          Sign up
        </ButtonLink>
      </p>
    </>
  )
}
