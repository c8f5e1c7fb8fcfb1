import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { EmailChangeForm } from './EmailChangeForm.tsx'
import { useEmailChange } from './use-email-change.ts'

interface EmailChangeProps {
  current: string
  /** The person asked for the panel; one that waits for its link stands there either way. */
  open: boolean
  onClose: () => void
}

/** SPEC section 4, Email change: input, then pending; Cancel closes the panel, Cancel Request returns to the input. */
export function EmailChange({ current, open, onClose }: EmailChangeProps) {
  const [email, setEmail] = useState('')
  const change = useEmailChange()
  if (change.sentTo === undefined && !open) return null
  if (change.sentTo === undefined)
    return (
      <EmailChangeForm current={current} email={email} onType={setEmail} change={change} onCancel={onClose} />
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
