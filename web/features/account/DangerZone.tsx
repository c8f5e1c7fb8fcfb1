import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { TextField } from '../../components/fields/index.ts'
import { Form } from '../../forms/index.ts'
import styles from './DangerZone.module.css'
import { codeMatches, makeDeletionCode } from './deletion-code.ts'
import { useDeletion } from './use-deletion.ts'

/** Deletion for good: type the code on screen, then confirm in the browser's own dialog (SPEC section 5). */
export function DangerZone() {
  const [code] = useState(makeDeletionCode)
  const [typed, setTyped] = useState('')
  const { deleteAccount, deleting, fault } = useDeletion()

  function submit() {
    if (!codeMatches(typed, code)) window.alert('Confirmation code does not match.')
    else if (window.confirm('This action is irreversible. Delete your account and all data?')) deleteAccount()
  }

  return (
    <Form onSubmit={submit} className="prose">
      <p>
        Deleting your account removes your profile, drafts, calculations and reports. It cannot be undone.
      </p>
      <div className={styles.code}>
        <TextField
          id="code"
          label={
            <>
              Type <b className={styles.shown}>{code}</b> to confirm
            </>
          }
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          error={fault}
        />
      </div>
      <Button type="submit" kind="red" disabled={deleting}>
        Delete account
      </Button>
    </Form>
  )
}
