import { useState } from 'react'
import { errorMessage } from '../../../api/api-error.ts'
import type { beginAuthenticator } from '../../../api/sign-in-calls.ts'
import { confirmAuthenticator } from '../../../api/sign-in-calls.ts'
import { Actions, Button } from '../../../components/Button.tsx'
import { TextField } from '../../../components/fields/index.ts'
import { Form } from '../../../components/Form.tsx'
import type { StepUp } from '../use-step-up.tsx'
import { useWrite } from '../../../writes/index.ts'
import styles from './factors.module.css'

interface AuthenticatorSetupProps {
  /** What the server gave for the app. */
  given: Awaited<ReturnType<typeof beginAuthenticator>>
  withProofs: StepUp['withProofs']
  /** Called when the first code was right, with codes to show once where the account had none. */
  onSet: (recoveryCodes: readonly string[] | undefined) => void
  onCancel: () => void
}

/** The QR code for the app, the same as text, and the field for its first code. */
export function AuthenticatorSetup({ given, withProofs, onSet, onCancel }: AuthenticatorSetupProps) {
  const [code, setCode] = useState('')
  const { mutate, isPending, error } = useWrite({
    mutationFn: () => withProofs(() => confirmAuthenticator(code)),
    gcTime: 0,
    onSuccess: ({ recoveryCodes }) => onSet(recoveryCodes),
  })
  const { size, path } = given.qr
  return (
    <Form className="prose" onSubmit={() => code.trim() !== '' && !isPending && mutate()}>
      <h3>Set up your authenticator app</h3>
      <p>Scan this with the app, or open it on this phone. Then type the six digits that the app shows.</p>
      <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code for the app">
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <p>
        <a href={given.uri}>Open in the app on this phone</a>, or type this key there:{' '}
        <b className={styles.secret}>{given.secret.match(/.{1,4}/g)?.join(' ')}</b>
      </p>
      <TextField
        id="firstCode"
        label="Code that the app shows"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        error={error === null ? undefined : errorMessage(error)}
      />
      <Actions spaced>
        <Button type="submit" busy={isPending && 'Checking…'}>
          Turn it on
        </Button>
        <Button kind="line" busy={isPending} onClick={onCancel}>
          Cancel
        </Button>
      </Actions>
    </Form>
  )
}
