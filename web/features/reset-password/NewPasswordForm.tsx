import { useState } from 'react'
import { hasCode } from '../../api/api-error.ts'
import type { Body } from '../../api/calls.ts'
import { resetPassword } from '../../api/sign-in-calls.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { ErrorSummary, Form } from '../../components/Form.tsx'
import { newPasswordHint, PasswordField } from '../../components/fields/index.ts'
import { Address } from '../../components/sign-in/Address.tsx'
import { callFaults, useFaults } from '../../forms/index.ts'
import { Link } from '../../router.ts'
import { useSession } from '../../session/index.ts'
import { codeFault, factorsAsked, missingFactor, ResetFactor, type MissingFactor } from '../factors/index.ts'
import { useWrite } from '../../writes/index.ts'
import styles from './reset-password.module.css'
import { endsInWords, newPasswordFaults, type ShownLink } from './reset-view.ts'

interface NewPasswordFormProps {
  token: string
  /** What the link is for, and what choosing a password with it ends. */
  link: ShownLink
  onDone: () => void
}

/** The form for the new password, typed twice. Faults are shown inline. */
export function NewPasswordForm({ token, link, onDone }: NewPasswordFormProps) {
  const { refresh } = useSession()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const { faults, summary, show } = useFaults<'password' | 'confirmation' | 'code'>()
  const [missing, setMissing] = useState<MissingFactor | undefined>(() => factorsAsked(link.factors ?? []))
  const [factor, setFactor] = useState('')

  const { mutate, isPending, error } = useWrite({
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
    if (!show({ ...newPasswordFaults(password, confirmation), ...typed }) && !isPending)
      mutate({ token, password, ...shown })
  }

  const isSignUp = link.purpose === 'sign-up'
  return (
    <>
      <ErrorSummary faults={summary} />
      <h1>
        {isSignUp ? (
          <>
            Choose your password for <Address of={link.email ?? 'your account'} />
          </>
        ) : (
          'Reset Password'
        )}
      </h1>
      {isSignUp ? (
        <p className={styles.about}>
          You opened the link in another browser than you signed up in, so choose the password here. One that
          was typed there does not count.
        </p>
      ) : (
        <p className={styles.about}>
          {link.email !== undefined && (
            <>
              For <Address of={link.email} />.{' '}
            </>
          )}
          {endsInWords(link.ends)}
        </p>
      )}
      <Form onSubmit={() => submit(missing?.code === true && factor.trim() !== '' ? { factor } : {})}>
        <PasswordField
          id="password"
          label="New Password"
          hint={newPasswordHint}
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
        <Button type="submit" wide busy={isPending && 'Saving…'}>
          {isSignUp ? 'Choose Password' : 'Reset Password'}
        </Button>
      </Form>
      {isSignUp && (
        <p className={styles.terms}>
          By choosing it you agree to the <Link to="/terms">Terms</Link>. What we keep about you, and why, is
          in <Link to="/privacy">Privacy</Link>. Did you not sign up here? Then close this page: nothing
          happens.
        </p>
      )}
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
