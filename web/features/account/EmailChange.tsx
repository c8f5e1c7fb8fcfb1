import { useEffect, useRef, useState } from 'react'
import { Actions, Button } from '../../components/Button.tsx'
import { TextField } from '../../components/fields/index.ts'
import { Form } from '../../components/Form.tsx'
import { Address } from '../../components/sign-in/Address.tsx'
import { MailedCodeField } from '../../components/sign-in/MailedCodeField.tsx'
import { useKeptForm } from '../../forms/kept/index.ts'
import { dayInWords } from '../calculations/index.ts'
import styles from './account.module.css'
import { refusedFault, typedFault, useEmailChange, type EmailChangeState } from './email-change.ts'

interface EmailChangeProps {
  current: string
  /** Whether the person opened the panel. A pending change is shown in any case. */
  open: boolean
  onClose: () => void
}

/** Change of email [spec 9.6]: input, then pending. Cancel closes the panel, Cancel Request returns to the input. */
export function EmailChange({ current, open, onClose }: EmailChangeProps) {
  const kept = useKeptForm('new-email', { email: '' })
  const change = useEmailChange(kept.drop)
  if (change.sentTo === undefined && !open) return null
  if (change.sentTo === undefined)
    return (
      <>
        <EmailChangeForm
          current={current}
          email={kept.values.email}
          onType={(email) => kept.change({ email })}
          change={change}
          onCancel={() => {
            kept.change({ email: '' })
            kept.drop()
            onClose()
          }}
        />
        {change.dialog}
      </>
    )
  return <Pending current={current} sentTo={change.sentTo} change={change} />
}

interface PendingProps {
  current: string
  sentTo: string
  change: EmailChangeState
}

/** A change that waits: for the mail to the new address, then for the old one or seven days. */
function Pending({ current, sentTo, change }: PendingProps) {
  const { proved, takesEffectAt } = change
  return (
    <section>
      <h3>{proved ? 'Your new address is proved' : 'Verification Email Sent'}</h3>
      <output>
        {proved ? (
          <>
            Step 2 of 3. <Address of={current} /> stays your address until it is done.
          </>
        ) : (
          <>
            Step 1 of 3. Until all are done <Address of={current} /> stays your address.
          </>
        )}
      </output>
      <Steps current={current} sentTo={sentTo} at={proved ? 2 : 1} takesEffectAt={takesEffectAt} />
      {!proved && <CodeForm change={change} />}
      <p className={styles.end}>
        <Button
          kind="line"
          busy={change.busy === 'Cancelling…' ? 'Cancelling…' : change.busy !== undefined}
          onClick={change.cancel}
        >
          Cancel Request
        </Button>
      </p>
    </section>
  )
}

interface StepsProps {
  current: string
  sentTo?: string
  /** The step that is to be done now. */
  at?: 1 | 2
  takesEffectAt?: string | undefined
}

/** The three steps of a change of address. */
function Steps({ current, sentTo, at, takesEffectAt }: StepsProps) {
  const wait = takesEffectAt === undefined ? 'seven days' : `until ${dayInWords(takesEffectAt)}`
  return (
    <ol className={styles.steps}>
      <li aria-current={at === 1 ? 'step' : undefined}>
        Prove the new address: open the link that we mail to{' '}
        {sentTo === undefined ? 'it' : <Address of={sentTo} />} within 1 hour.
      </li>
      <li aria-current={at === 2 ? 'step' : undefined}>
        Allow the change: press Allow in the mail to <Address of={current} />, or wait {wait}. The same mail
        can stop it.
      </li>
      <li>
        {sentTo === undefined ? 'The new address' : <Address of={sentTo} />} is your address then, and every
        other device is signed out.
      </li>
    </ol>
  )
}

/** The field for the code that the link shows when it is opened elsewhere. */
function CodeForm({ change }: { change: EmailChangeState }) {
  const [code, setCode] = useState('')
  const [typed, setTyped] = useState<string>()

  function submit() {
    const fault = code.trim() === '' ? 'Type the code that the link shows' : undefined
    setTyped(fault)
    if (fault === undefined) change.prove(code)
  }

  return (
    <Form onSubmit={submit} className={styles.proof}>
      <MailedCodeField value={code} onChange={setCode} error={typed ?? refusedFault(change.codeFault)} />
      <Actions spaced>
        <Button
          type="submit"
          kind="line"
          busy={change.busy === 'Checking…' ? 'Checking…' : change.busy !== undefined}
        >
          Confirm
        </Button>
      </Actions>
    </Form>
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
    if (fault === undefined) change.request(email.trim())
  }

  return (
    <Form onSubmit={submit}>
      <h3>Change email</h3>
      <p>
        A verification link will be sent to the new address. Nothing changes before its three steps are done:
      </p>
      <Steps current={current} />
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
        <Button type="submit" busy={change.busy}>
          Send Verification
        </Button>
        <Button kind="line" busy={change.busy !== undefined} onClick={onCancel}>
          Cancel
        </Button>
      </Actions>
    </Form>
  )
}
