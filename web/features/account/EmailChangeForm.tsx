import { useEffect, useRef, useState } from 'react'
import { Actions, Button } from '../../components/Button.tsx'
import { TextField } from '../../components/fields/index.ts'
import { Form } from '../../forms/index.ts'
import { refusedFault, typedFault } from './email-change-fault.ts'
import type { EmailChangeState } from './use-email-change.ts'

interface EmailChangeFormProps {
  current: string
  email: string
  onType: (email: string) => void
  change: EmailChangeState
  onCancel: () => void
}

/** The new address, and what will happen to it. */
export function EmailChangeForm({ current, email, onType, change, onCancel }: EmailChangeFormProps) {
  const [typed, setTyped] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  function submit() {
    const fault = typedFault(email, current)
    setTyped(fault)
    if (fault === undefined && !change.busy) change.ask(email.trim())
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
