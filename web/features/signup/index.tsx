import { useState } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { signup } from '../../api/sign-in-calls.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { SplitPage } from '../../components/sign-in/SplitPage.tsx'
import { ErrorSummary, Form } from '../../components/Form.tsx'
import { newPasswordHint, PasswordField } from '../../components/fields/index.ts'
import { callFaults, EmailField, newFaults, useFaults } from '../../forms/index.ts'
import { Link, Navigate, useLocation, useNavigate } from '../../router.ts'
import { carried, knownEmail, leadsTo, useSession } from '../../session/index.ts'
import { rememberPendingEmail } from '../../session/browser-notes.ts'
import { ProviderButtons } from '../providers/index.tsx'
import { useWrite } from '../../writes/index.ts'
import styles from './signup.module.css'

/** /signup [spec 3.4]. A signed-in person is led on. */
export function Signup() {
  const way = leadsTo('/signup', useSession())
  if (way !== undefined) return <Navigate to={way.to} replace />
  return (
    <SplitPage title="Sign up">
      <SignupForm />
    </SplitPage>
  )
}

/** Email and a new password. Success leads to /verify-pending; a failure shows a browser alert [spec 3.4]. */
function SignupForm() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [email, setEmail] = useState(knownEmail(state) ?? '')
  const [password, setPassword] = useState('')
  const { faults, summary, show } = useFaults<'email' | 'password'>()

  const { mutate, isPending } = useWrite({
    leaves: true,
    mutationFn: signup,
    gcTime: 0,
    onSuccess: async (_answer, { email: pending }) => {
      rememberPendingEmail(pending)
      await navigate('/verify-pending')
    },
    onError: (thrown) => {
      window.alert(errorMessage(thrown))
      // The faults stay on the page after the alert is closed.
      show(callFaults(thrown, ['email', 'password']))
    },
  })

  function submit() {
    const values = { email, password }
    if (!show(newFaults(values)) && !isPending) mutate(values)
  }

  return (
    <>
      <ErrorSummary faults={summary} />
      <h1>Sign up</h1>
      <Form onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} error={faults.email} />
        <PasswordField
          id="password"
          label="Password"
          hint={newPasswordHint}
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={faults.password}
        />
        <Button type="submit" wide busy={isPending && 'Signing up…'}>
          Continue
        </Button>
      </Form>
      <ProviderButtons />
      <p className={styles.terms}>
        By continuing you confirm that you are 18 or older and agree to the <Link to="/terms">Terms</Link>.
        What we keep about you, and why, is in <Link to="/privacy">Privacy</Link>.
      </p>
      <p className={styles.other}>
        Have an account?{' '}
        <ButtonLink kind="link" to="/login" state={carried(state, email)}>
          Login
        </ButtonLink>
      </p>
    </>
  )
}
