import { useEffect, useId, useRef, useState } from 'react'
import { errorMessage } from '../../../api/api-error.ts'
import { mailStepUpCode, stepUp } from '../../../api/sign-in-calls.ts'
import { Actions, Button, ButtonLink } from '../../../components/Button.tsx'
import { PasswordField, TextField } from '../../../components/fields/index.ts'
import { Form } from '../../../components/Form.tsx'
import styles from '../../../components/ConfirmDialog.module.css'
import { useLocation } from '../../../router.ts'
import { useUser } from '../../../session/index.ts'
import { providerNames } from '../../providers/index.tsx'
import type { Proof } from '../step-up.ts'
import { useWrite } from '../../../writes/index.ts'
import { proveByPasskey } from './passkey.ts'

interface StepUpDialogProps {
  /** Any of these would do. */
  proofs: readonly Proof[]
  /** Called with true when one was taken, with false when the dialog was closed. */
  end: (proved: boolean) => void
}

/** Asks for one proof of who is there. Escape and Cancel close it: then nothing was done. */
export function StepUpDialog({ proofs, end }: StepUpDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (element === null) return undefined
    const before = document.activeElement
    element.showModal()
    element.querySelector('input')?.focus()
    return () => {
      element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        end(false)
      }}
    >
      <h2 id={titleId}>Confirm that it is you</h2>
      <div className={styles.loss}>
        <p>Nobody who finds your phone open can do this in your place.</p>
        {proofs.includes('password') && <PasswordProof onProved={() => end(true)} />}
        {proofs.includes('code') && <CodeProof onProved={() => end(true)} />}
        {proofs.includes('passkey') && <PasskeyProof onProved={() => end(true)} />}
        {proofs.includes('mail') && <MailProof onProved={() => end(true)} />}
        <ProviderProofs proofs={proofs} />
      </div>
      <div className={styles.answers}>
        <Button kind="line" onClick={() => end(false)}>
          Cancel
        </Button>
      </div>
    </dialog>
  )
}

interface ProofProps {
  onProved: () => void
}

function useProof<Typed>(prove: (typed: Typed) => Promise<unknown>, onProved: () => void) {
  const { mutate, isPending, error } = useWrite({ mutationFn: prove, gcTime: 0, onSuccess: onProved })
  return { prove: mutate, busy: isPending, fault: error === null ? undefined : errorMessage(error) }
}

function PasswordProof({ onProved }: ProofProps) {
  const [password, setPassword] = useState('')
  const { prove, busy, fault } = useProof(() => stepUp({ password }), onProved)
  return (
    <Form onSubmit={() => password !== '' && !busy && prove(undefined)}>
      <PasswordField
        id="proofPassword"
        label="Your password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={fault}
      />
      <Button type="submit" busy={busy && 'Checking…'}>
        Continue
      </Button>
    </Form>
  )
}

function CodeProof({ onProved }: ProofProps) {
  const [code, setCode] = useState('')
  const { prove, busy, fault } = useProof(() => stepUp({ code }), onProved)
  return (
    <Form onSubmit={() => code.trim() !== '' && !busy && prove(undefined)}>
      <TextField
        id="proofCode"
        label="Code"
        hint="Six digits of your authenticator app, or a recovery code."
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={setCode}
        error={fault}
      />
      <Button type="submit" busy={busy && 'Checking…'}>
        Continue
      </Button>
    </Form>
  )
}

function PasskeyProof({ onProved }: ProofProps) {
  const { prove, busy, fault } = useProof(proveByPasskey, onProved)
  return (
    <Actions spaced>
      <Button kind="line" busy={busy && 'Checking…'} onClick={() => prove(undefined)}>
        Use your passkey
      </Button>
      {fault !== undefined && <p role="alert">{fault}</p>}
    </Actions>
  )
}

/** Mails a code, which only this session takes. */
function MailProof({ onProved }: ProofProps) {
  const { email } = useUser()
  const [sent, setSent] = useState(false)
  const [mailedCode, setCode] = useState('')
  const mail = useProof(mailStepUpCode, () => setSent(true))
  const { prove, busy, fault } = useProof(() => stepUp({ mailedCode }), onProved)
  if (!sent)
    return (
      <Actions spaced>
        <Button kind="line" busy={mail.busy && 'Sending…'} onClick={() => mail.prove(undefined)}>
          Send a code to {email}
        </Button>
        {mail.fault !== undefined && <p role="alert">{mail.fault}</p>}
      </Actions>
    )
  return (
    <Form onSubmit={() => mailedCode.trim() !== '' && !busy && prove(undefined)}>
      <TextField
        id="mailedCode"
        label="Code from the mail"
        hint={`We sent eight letters and digits to ${email}. They work for ten minutes.`}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        value={mailedCode}
        onChange={setCode}
        error={fault}
      />
      <Button type="submit" busy={busy && 'Checking…'}>
        Continue
      </Button>
    </Form>
  )
}

/** They leave the page: what was asked for is pressed again after it. */
function ProviderProofs({ proofs }: { proofs: readonly Proof[] }) {
  const { pathname } = useLocation()
  const query = new URLSearchParams({ intent: 'step-up', returnTo: pathname }).toString()
  const providers = (['google', 'microsoft'] as const).filter((provider) => proofs.includes(provider))
  return providers.map((provider) => (
    <Actions key={provider} spaced>
      <ButtonLink kind="line" to={`/api/auth/${provider}?${query}`} reloadDocument>
        Sign in again with {providerNames[provider]}
      </ButtonLink>
    </Actions>
  ))
}
