import { Suspense, useId, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { v4 as newKey } from 'uuid'
import type { Submission } from '../../../contract/http/index.ts'
import { longestLabel } from '../../../contract/http/person-fields.ts'
import { errorMessage, hasCode } from '../../api/api-error.ts'
import { copySubmission } from '../../api/calls.ts'
import { ButtonLink } from '../../components/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { TextField } from '../../components/fields/index.ts'
import { Waiting } from '../../components/notices.tsx'
import { useNavigate } from '../../router.ts'
import { useUser } from '../../session/index.ts'
import { useWrite } from '../../writes/index.ts'
import { lawYear, refreshSubmissions, submissionKey, useIsPaid } from '../calculations/index.ts'
import styles from './copies.module.css'
import { LawChanges } from './law-changes-later.ts'

interface CopyDialogProps {
  /** The calculation that is copied. */
  submission: Pick<Submission, 'id' | 'answers'>
  /** The year of the copy: the present one, or its own for a "what if". */
  taxYear: number
  onClose: () => void
}

/**
 * Asks before a copy is made, and tells what changes [spec 28.5]. The key is made once: pressed again after an answer that was
 * lost, it is the same copy.
 */
export function CopyDialog({ submission: { id, answers }, taxYear, onClose }: CopyDialogProps) {
  const [key] = useState(() => newKey())
  const [label, setLabel] = useState('')
  const { id: accountId } = useUser()
  const isPaid = useIsPaid()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const field = useId()
  const from = lawYear(answers)
  const isWhatIf = from === taxYear
  const copying = useWrite({
    leaves: true,
    mutationFn: () => copySubmission(id, { key, accountId, label, ...(!isWhatIf && { taxYear }) }),
    onSuccess: async (copy) => {
      queries.setQueryData(submissionKey(copy.id), copy)
      void refreshSubmissions(queries)
      onClose()
      await navigate(`/submissions/${copy.id}`)
    },
  })
  const { error } = copying
  return (
    <ConfirmDialog
      open
      title={isWhatIf ? 'Try a what-if?' : `Copy to ${taxYear}?`}
      confirm={isWhatIf ? 'Make the copy' : `Copy to ${taxYear}`}
      kind="filled"
      cancel="Cancel"
      busy={copying.isPending && 'Saving…'}
      onConfirm={() => copying.mutate()}
      onCancel={onClose}
      below={
        <>
          <form
            className={styles.name}
            onSubmit={(event) => {
              event.preventDefault()
              copying.mutate()
            }}
          >
            <TextField
              id={field}
              label="Its name, if you like"
              hint={isWhatIf ? 'For example: If I take the new job' : 'For example: First try'}
              error={hasCode(error, 'validation') ? error.fields['label'] : undefined}
              value={label}
              onChange={setLabel}
              maxLength={longestLabel}
              autoComplete="off"
            />
          </form>
          {!isWhatIf && (
            <Suspense fallback={<Waiting>Loading what changed in the law</Waiting>}>
              <LawChanges answers={answers} years={[from, taxYear]} brief />
            </Suspense>
          )}
          {error !== null && (
            <div role="alert" className={styles.fault}>
              <p>{errorMessage(error)}</p>
              {hasCode(error, 'free_limit') && (
                <ButtonLink kind="link" to="/upgrade">
                  Upgrade
                </ButtonLink>
              )}
            </div>
          )}
        </>
      }
    >
      {isWhatIf ? (
        <p>
          You get a second calculation of {from} with the same answers. Edit it to try something, such as
          another salary. This one stays as it is, and you can compare the two.
        </p>
      ) : (
        <p>
          You get a second calculation, for {taxYear}, with the answers of this one. Its amounts are still
          those of {from}: edit what is different. The one for {from} stays as it is.
        </p>
      )}
      {!isPaid && <p>It counts as one of your free calculations.</p>}
    </ConfirmDialog>
  )
}
