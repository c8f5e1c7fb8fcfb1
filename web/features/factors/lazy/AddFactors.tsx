import { useState } from 'react'
import { errorMessage } from '../../../api/api-error.ts'
import { beginAuthenticator, renewRecoveryCodes } from '../../../api/sign-in-calls.ts'
import { Actions, Button } from '../../../components/Button.tsx'
import { useToast } from '../../../components/Toasts.tsx'
import { StepUpCancelled } from '../step-up.ts'
import { useStepUp } from '../use-step-up.tsx'
import { useWrite } from '../../../writes/index.ts'
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx'
import { makePasskey } from './passkey.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

export interface AddFactorsProps {
  /** What the account has; all is offered while it is not known. */
  has?: { passkey: boolean; authenticator: boolean } | undefined
  /** Called when a factor was added, so that lists of them are read anew. */
  onChange?: (() => void) | undefined
}

/** Adds passkeys and an authenticator app, and makes new recovery codes. Nothing of it is ever required. */
export function AddFactors({ has, onChange }: AddFactorsProps) {
  const toast = useToast()
  const { withProofs, dialog } = useStepUp()
  const [codes, setCodes] = useState<readonly string[]>()
  const [given, setGiven] = useState<Awaited<ReturnType<typeof beginAuthenticator>>>()
  const onError = (thrown: unknown) => {
    if (!(thrown instanceof StepUpCancelled)) toast(errorMessage(thrown), 'error')
  }
  const passkey = useWrite({
    mutationFn: () => withProofs(() => makePasskey('')),
    gcTime: 0,
    onSuccess: ({ name, recoveryCodes }) => {
      toast(`Passkey added: ${name}. Signing in with your password asks for it from now on.`, 'success')
      setCodes(recoveryCodes)
      onChange?.()
    },
    onError,
  })
  const authenticator = useWrite({
    mutationFn: () => withProofs(beginAuthenticator),
    gcTime: 0,
    onSuccess: setGiven,
    onError,
  })
  const renewal = useWrite({
    mutationFn: () => withProofs(renewRecoveryCodes),
    gcTime: 0,
    onSuccess: ({ recoveryCodes }) => {
      setCodes(recoveryCodes)
      onChange?.()
    },
    onError,
  })
  const busy = passkey.isPending || authenticator.isPending || renewal.isPending

  if (codes !== undefined) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
  if (given !== undefined)
    return (
      <>
        <AuthenticatorSetup
          given={given}
          withProofs={withProofs}
          onCancel={() => setGiven(undefined)}
          onSet={(recoveryCodes) => {
            toast('Your authenticator app is on. Signing in asks for its code from now on.', 'success')
            setGiven(undefined)
            setCodes(recoveryCodes)
            onChange?.()
          }}
        />
        {dialog}
      </>
    )
  return (
    <div className="prose">
      <p>
        A passkey signs you in with your finger, face or screen lock, and nobody can copy it. An authenticator
        app adds a code to your password. Both are up to you.
      </p>
      <Actions>
        <Button kind="line" busy={passkey.isPending ? 'Adding…' : busy} onClick={() => passkey.mutate()}>
          Add a passkey
        </Button>
        {has?.authenticator !== true && (
          <Button
            kind="line"
            busy={authenticator.isPending ? 'Opening…' : busy}
            onClick={() => authenticator.mutate()}
          >
            Set up an authenticator app
          </Button>
        )}
        {(has === undefined || has.passkey || has.authenticator) && (
          <Button
            kind="line"
            busy={renewal.isPending ? 'Making them…' : busy}
            onClick={() => renewal.mutate()}
          >
            New recovery codes
          </Button>
        )}
      </Actions>
      {dialog}
    </div>
  )
}
