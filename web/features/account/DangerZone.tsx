import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { deleteAccount } from '../../api/sign-in-calls.ts'
import { Button } from '../../components/Button.tsx'
import { TextField } from '../../components/fields/index.ts'
import { Form } from '../../components/Form.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { leaveFlashMessage, makeLastCall, useSession } from '../../session/index.ts'
import { StepUpCancelled, useStepUp } from '../factors/index.ts'
import { useBillingStatus } from '../calculations/index.ts'
import { deletedPlanInWords, heldAfterDeletionInWords } from './plan-words.ts'
import { useWrite } from '../../writes/index.ts'
import styles from './account.module.css'

/** Account deletion: the person types the code on screen, then confirms in the browser's dialog [spec 9.11, 9.12]. */
export function DangerZone() {
  const [code] = useState(makeDeletionCode)
  const [typed, setTyped] = useState('')
  const { data: plan } = useBillingStatus()
  const lost = plan && deletedPlanInWords(plan)
  const held = plan && heldAfterDeletionInWords(plan.moneyHeld)

  const { deleteAccount, deleting, fault, dialog } = useAccountDeletion(held)

  function submit() {
    if (!codeMatches(typed, code)) window.alert('Confirmation code does not match.')
    else if (window.confirm('This action is irreversible. Delete your account and all data?')) deleteAccount()
  }

  return (
    <>
      <Form onSubmit={submit} className="prose">
        <p>
          Deleting your account removes your profile, drafts, calculations and reports. It cannot be undone. A
          mail confirms it.
        </p>
        {lost !== undefined && <p>{lost}</p>}
        {held !== undefined && <p>{held}</p>}
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
        <Button type="submit" kind="red" busy={deleting && 'Deleting…'}>
          Delete account
        </Button>
      </Form>
      {dialog}
    </>
  )
}

/**
 * Deletes the account, signs out and leads to `/`, after a proof of who asks where the last is too old [spec 17.12].
 * @param held what is said of money that is with us, once the account is gone.
 */
function useAccountDeletion(held: string | undefined) {
  const toast = useToast()
  const { withProofs, dialog } = useStepUp()
  const queries = useQueryClient()
  const { signOut } = useSession()
  const { mutate, isPending, error } = useWrite({
    leaves: true,
    mutationFn: () => withProofs(() => makeLastCall(queries, deleteAccount)),
    onSuccess: async () => {
      leaveFlashMessage(
        ['Your account has been deleted.', held].filter((part) => part !== undefined).join(' '),
      )
      await signOut('deleted')
    },
    onError: (thrown) => {
      if (!(thrown instanceof StepUpCancelled)) toast(errorMessage(thrown), 'error')
    },
  })
  return {
    deleteAccount: () => mutate(),
    deleting: isPending,
    fault: error === null || error instanceof StepUpCancelled ? undefined : errorMessage(error),
    dialog,
  }
}

/** The code that confirms a deletion: 1000 to 9999 [spec 9.11]. It prevents accidents; it is not a secret. */
export function makeDeletionCode(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(1000 + (random % 9000))
}

/** Whether the typed text, trimmed, is the code. */
export function codeMatches(typed: string, code: string): boolean {
  return typed.trim() === code
}
