import { useId, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Submission } from '../../../contract/http/index.ts'
import { longestLabel } from '../../../contract/http/person-fields.ts'
import { errorMessage } from '../../api/api-error.ts'
import { labelSubmission } from '../../api/calls.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { TextField } from '../../components/fields/index.ts'
import { useUser } from '../../session/index.ts'
import { useWrite } from '../../writes/index.ts'
import { refreshSubmissions, submissionKey } from '../calculations/index.ts'
import styles from './copies.module.css'

/** Asks what a calculation is called; an empty name takes it away. */
export function NameDialog({
  submission: { id, label },
  onClose,
}: {
  submission: Pick<Submission, 'id' | 'label'>
  onClose: () => void
}) {
  const [name, setName] = useState(label ?? '')
  const { id: accountId } = useUser()
  const queries = useQueryClient()
  const field = useId()
  const naming = useWrite({
    mutationFn: () => labelSubmission(id, { label: name, accountId }),
    onSuccess: (named) => {
      queries.setQueryData(submissionKey(id), named)
      void refreshSubmissions(queries)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      title="Name this calculation"
      confirm="Save name"
      kind="filled"
      cancel="Cancel"
      busy={naming.isPending && 'Saving…'}
      onConfirm={() => naming.mutate()}
      onCancel={onClose}
      below={
        <form
          className={styles.name}
          onSubmit={(event) => {
            event.preventDefault()
            naming.mutate()
          }}
        >
          <TextField
            id={field}
            label="Name"
            hint={`At most ${longestLabel} characters; empty takes the name away`}
            error={naming.error === null ? undefined : errorMessage(naming.error)}
            value={name}
            onChange={setName}
            maxLength={longestLabel}
            autoComplete="off"
          />
        </form>
      }
    >
      <p>You see it in your list and on this page. It is not printed on the report.</p>
    </ConfirmDialog>
  )
}
