import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ShownResult } from '../../../contract/http/index.ts'
import { ApiError, errorMessage, hasCode } from '../../api/api-error.ts'
import { createSubmission } from '../../api/calls.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Done, Warning } from '../../components/notices.tsx'
import { useUser } from '../../session/index.ts'
import { readFailure, savesSettled } from '../autosave/index.ts'
import {
  finishDraft,
  removeUnsentAnswers,
  storeResult,
  refreshKept,
  rememberDraft,
  submissionKey,
} from '../calculations/index.ts'
import type { Handed } from './results-state.ts'

/**
 * Keeps a calculation: on this device at once, then in the account. The call may be repeated (a reload, a
 * connection that comes back): the same draft with the same answers stays one calculation.
 * @param shown the result as the plan shows it; nothing more is ever stored.
 */
export function useKeeping(
  { answers, calculationId, draftVersion, completedAt }: Handed,
  shown: ShownResult,
) {
  const { id: account } = useUser()
  const queries = useQueryClient()
  return useQuery({
    queryKey: ['kept', calculationId, answers, shown.totalTaxMasked === null],
    queryFn: async () => {
      storeResult(account, calculationId, { result: shown, completedAt, saved: false })
      // The draft's last save first: arriving after, it would find the draft submitted.
      await savesSettled(account)
      const submission = await createSubmission({
        draftId: calculationId,
        draftVersion,
        answers,
        result: shown,
        completedAt,
        accountId: account,
      }).catch((thrown: unknown) => {
        // Another device was there since: the check page opens with what it saved.
        const failure = readFailure(thrown, true)
        if (failure.kind === 'stale') rememberDraft(queries, failure.draft)
        throw thrown
      })
      storeResult(account, calculationId, { result: submission.result, completedAt, saved: true })
      removeUnsentAnswers(account, calculationId)
      finishDraft(queries, calculationId, submission.id)
      queries.setQueryData(submissionKey(submission.id), submission)
      void refreshKept(queries)
      return submission
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: true,
  })
}

interface KeptProps {
  isKept: boolean
  error: unknown
  retry: () => void
  /** Address of the page that shows all answers once more. */
  checkAt: string
}

/** Where the calculation is kept, always true: the notice of SPEC only when it is in the account (SPEC section 4). */
export function Kept({ isKept, error, retry, checkAt }: KeptProps) {
  if (isKept)
    return (
      <Done>
        <b>Tax Calculation Complete!</b> It was saved to your account.
      </Done>
    )
  if (error === null)
    return <output className="small">Your result is below. Saving it to your account…</output>
  return (
    <Warning title="This result is kept on this device only.">
      <p>{reasonOf(error)}</p>
      {isWorthRepeating(error) && (
        <Button kind="link" onClick={retry}>
          Save to my account
        </Button>
      )}
      {hasCode(error, 'stale_draft') && (
        <ButtonLink kind="link" to={checkAt}>
          Check your answers
        </ButtonLink>
      )}
    </Warning>
  )
}

/** Whether the same call may end otherwise. */
function isWorthRepeating(error: unknown): boolean {
  return !['free_limit', 'draft_submitted', 'stale_draft'].some((code) => hasCode(error, code))
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.isTemporary)
    return 'There is no connection to your account just now. Your answers stay in the draft.'
  if (hasCode(error, 'free_limit')) return `${errorMessage(error)} Your answers stay in the draft.`
  return errorMessage(error)
}
