import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Provider } from '../../../contract/http/providers.ts'
import type { Profile } from '../../../contract/http/users.ts'
import { errorMessage } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { Actions, Button, ButtonLink } from '../../components/Button.tsx'
import { ErrorSummary, Form } from '../../components/Form.tsx'
import { PasswordField } from '../../components/fields/index.ts'
import { callFaults, useFaults } from '../../forms/index.ts'
import { Done } from '../../components/notices.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { providerNames } from '../providers/index.tsx'
import styles from './ProofForm.module.css'

const names = { ...providerNames, hosted: 'our sign-in service' }

interface ProofFormProps {
  provider: Provider | 'hosted'
  email: string
  onSignedIn: (user: Profile) => void
}

/** Proof by the account's password, or by a link mailed to its address. */
export function ProofForm({ provider, email, onSignedIn }: ProofFormProps) {
  const toast = useToast()
  const [password, setPassword] = useState('')
  const { faults, summary, show } = useFaults<'password'>()
  const prove = useMutation({
    mutationFn: (proof: string) => call('proveLinkByPassword', { body: { password: proof } }),
    gcTime: 0,
    onSuccess: ({ user }) => onSignedIn(user),
    onError: (thrown) => show(callFaults(thrown, ['password'])),
  })
  const mail = useMutation({
    mutationFn: () => call('mailLinkProof', {}),
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
  })

  function submit() {
    if (!prove.isPending) prove.mutate(password)
  }

  return (
    <>
      <ErrorSummary faults={summary} />
      <h1>Is this your account?</h1>
      <p className={styles.why}>
        {email} has an account already. Prove once that it is yours; after that {names[provider]} signs you
        in.
      </p>
      <Form onSubmit={submit}>
        <PasswordField
          id="password"
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={faults.password}
        />
        <Button type="submit" wide disabled={prove.isPending}>
          Continue
        </Button>
      </Form>
      <div className={styles.mail}>
        {mail.isSuccess && (
          <Done>A link is on its way to {email}. Open it in this browser within the hour.</Done>
        )}
        <Actions spaced>
          <Button kind="link" disabled={mail.isPending} onClick={() => mail.mutate()}>
            Mail me a link instead
          </Button>
          <ButtonLink kind="link" to="/login">
            Back to Login
          </ButtonLink>
        </Actions>
      </div>
    </>
  )
}
