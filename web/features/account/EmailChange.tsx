import { useEffect, useRef, useState } from 'react'
import { Actions, Button } from '../../components/Button.tsx'
import { TextField } from '../../components/fields/index.ts'
import { Form } from '../../components/Form.tsx'
import { refusedFault, typedFault, useEmailChange, type EmailChangeState } from './email-change.ts'

interface EmailChangeProps {
  current: string
  /** Whether the person opened the panel. A pending change is shown in any case. */
  open: boolean
  onClose: () => void
}

/** Change of email [spec 9.6]: input, then pending. Cancel closes the panel, Cancel Request returns to the input. */
export function EmailChange({ current, open, onClose }: EmailChangeProps) {
  const [email, setEmail] = useState('')
  const change = useEmailChange()
  if (change.sentTo === undefined && !open) return null
  if (change.sentTo === undefined)
    return (
      <>
        <EmailChangeForm
          current={current}
          email={email}
          onType={setEmail}
          change={change}
          onCancel={onClose}
        />
        {change.dialog}
      </>
    )
  return (
    <section>
      <h3>Verification Email Sent</h3>
      <output>
        Open the link we sent to {change.sentTo} within 1 hour. Until then {current} stays your address.
      </output>
      <p>
        <Button kind="line" disabled={change.busy} onClick={change.cancel}>
          Cancel Request
        </Button>
      </p>
    </section>
  )
}

interface EmailChangeFormProps {
  current: string
  email: string
  onType: (email: string) => void
  change: EmailChangeState
  onCancel: () => void
}

/** The form for the new address. */
function EmailChangeForm({ current, email, onType, change, onCancel }: EmailChangeFormProps) {
  const [typed, setTyped] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  function submit() {
    const fault = typedFault(email, current)
    setTyped(fault)
    if (fault === undefined && !change.busy) change.request(email.trim())
  }

  return (
    <Form onSubmit={submit}>
      <h3>Change email</h3>
      <p>A verification link will be sent to the new address. Nothing changes until you open it.</p>
      <TextField
        id="newEmail"
        label="New email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        ref={input}
        value={email}
        onChange={onType}
        error={typed ?? refusedFault(change.fault)}
      />
      <Actions spaced>
        <Button type="submit" disabled={change.busy}>
          Send Verification
        </Button>
        <Button kind="line" disabled={change.busy} onClick={onCancel}>
          Cancel
        </Button>
      </Actions>
    </Form>
  )
}
