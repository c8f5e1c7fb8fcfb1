import { useState } from 'react'
import * as contract from '../../../contract/http/auth.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { ErrorSummary } from '../../components/ErrorSummary.tsx'
import { EmailField, Form, schemaFaults, useFaults } from '../../forms/index.ts'
import styles from './ForgotPassword.module.css'

/** The address to mail a reset link to. */
export function ForgotForm({ busy, onSubmit }: { busy: boolean; onSubmit: (email: string) => void }) {
  const [email, setEmail] = useState('')
  const { faults, summary, show } = useFaults<'email'>()

  function submit() {
    if (!show(schemaFaults(contract.forgotPassword.body, { email })) && !busy) onSubmit(email)
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
        <Button type="submit" wide disabled={busy}>
          {busy ? 'Sending...' : 'Send Reset Link'}
        </Button>
      </Form>
      <div className={styles.on}>
        <ButtonLink kind="link" to="/login">
          Back to Login
        </ButtonLink>
      </div>
    </>
  )
}
