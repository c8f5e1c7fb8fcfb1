import { useState } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { forgotPassword } from '../../api/sign-in-calls.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { SplitPage } from '../../components/sign-in/SplitPage.tsx'
import { ErrorSummary, Form } from '../../components/Form.tsx'
import { EmailField, newFaults, useFaults } from '../../forms/index.ts'
import { useLocation } from '../../router.ts'
import { carried, knownEmail } from '../../session/index.ts'
import { useWrite } from '../../writes/index.ts'
import styles from './forgot-password.module.css'

/** /forgot-password [spec 3.11], with the address that the page before knew. The answer is the same for every address; a failure shows a browser alert. */
export function ForgotPassword() {
  const { state } = useLocation()
  const { mutate, isPending, isSuccess, variables } = useWrite({
    mutationFn: forgotPassword,
    onError: (thrown) => window.alert(errorMessage(thrown)),
  })
  if (!isSuccess)
    return (
      <SplitPage title="Forgot Password">
        <ForgotForm busy={isPending} onSubmit={mutate} />
      </SplitPage>
    )
  return (
    <SplitPage title="Check Your Email" view="sent" heading>
      <p>If there is an account with this address, a link to set a new password is on its way.</p>
      <p>The link expires in 1 hour. No mail? Check your Spam/Junk folder.</p>
      <div className={styles.on}>
        <ButtonLink kind="line" to="/login" state={carried(state, variables ?? '')}>
          Back to Login
        </ButtonLink>
      </div>
    </SplitPage>
  )
}

/** The form for the address to which the reset link is mailed. */
function ForgotForm({ busy, onSubmit }: { busy: boolean; onSubmit: (email: string) => void }) {
  const { state } = useLocation()
  const [email, setEmail] = useState(knownEmail(state) ?? '')
  const { faults, summary, show } = useFaults<'email'>()

  function submit() {
    if (!show(newFaults({ email })) && !busy) onSubmit(email)
  }

  return (
    <>
      <ErrorSummary faults={summary} />
      <h1>Forgot Password</h1>
      <p className={styles.lead}>
        Type the address of your account. We mail you a link to set a new password.
      </p>
      <Form onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} error={faults.email} />
        <Button type="submit" wide busy={busy && 'Sending...'}>
          Send Reset Link
        </Button>
      </Form>
      <div className={styles.on}>
        <ButtonLink kind="link" to="/login" state={carried(state, email)}>
          Back to Login
        </ButtonLink>
      </div>
    </>
  )
}
