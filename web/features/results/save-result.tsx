import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ShownResult } from '../../../contract/http/index.ts'
import { ApiError, errorMessage, hasCode } from '../../api/api-error.ts'
import { createSubmission } from '../../api/calls.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Done, Warning } from '../../components/notices.tsx'
import { useDeviceSession } from '../../session/index.ts'
import { readFailure, savesSettled } from '../autosave/index.ts'
import {
  finishDraft,
  removeUnsentAnswers,
  storeResult,
  refreshSubmissions,
  rememberDraft,
  submissionKey,
  type ResultsState,
} from '../calculations/index.ts'

/**
 * Keeps a calculation here at once, then in the account. Repeating the call (a reload, a connection that
 * comes back) is safe: the same draft with the same answers stays one calculation.
 * @param shown the result as the plan shows it; nothing more is ever stored.
 */
export function useSaveResult(
  { answers, calculationId, draftVersion, completedAt }: ResultsState,
  shown: ShownResult,
) {
  const device = useDeviceSession()
  const { account } = device
  const queries = useQueryClient()
  return useQuery({
    queryKey: ['saved-result', calculationId, answers, shown.totalTaxMasked === null],
    queryFn: async () => {
      storeResult(device, calculationId, { result: shown, completedAt, saved: false })
      // The last save of the draft must arrive first: afterwards the server would refuse it as submitted.
      await savesSettled(account)
      const submission = await createSubmission({
        draftId: calculationId,
        draftVersion,
        answers,
        result: shown,
        completedAt,
        accountId: account,
      }).catch((thrown: unknown) => {
        // Another device has saved the draft since: the check page opens with its version.
        const failure = readFailure(thrown, true)
        if (failure.kind === 'stale') rememberDraft(queries, failure.draft)
        throw thrown
      })
      storeResult(device, calculationId, { result: submission.result, completedAt, saved: true })
      removeUnsentAnswers(account, calculationId)
      finishDraft(queries, calculationId, submission.id)
      queries.setQueryData(submissionKey(submission.id), submission)
      void refreshSubmissions(queries)
      return submission
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: true,
  })
}

interface SaveNoticeProps {
  isSaved: boolean
  error: unknown
  retry: () => void
  /** Address of the page with all answers. */
  checkAddress: string
}

/** Says where the calculation is stored. "Complete" only once the account has it [spec 7.3]. */
export function SaveNotice({ isSaved, error, retry, checkAddress }: SaveNoticeProps) {
  const { ownDevice } = useDeviceSession()
  if (isSaved)
    return (
      <Done>
        <b>Tax Calculation Complete!</b> It was saved to your account.
      </Done>
    )
  if (error === null)
    return <output className="small">Your result is below. Saving it to your account…</output>
  return (
    <Warning
      title={
        ownDevice
          ? 'This result is kept on this device only.'
          : 'This result is not saved: it is gone when you reload or close this page.'
      }
    >
      <p>{reasonOf(error)}</p>
      {isWorthRepeating(error) && (
        <Button kind="link" onClick={retry}>
          Save to my account
        </Button>
      )}
      {hasCode(error, 'stale_draft') && (
        <ButtonLink kind="link" to={checkAddress}>
          Check your answers
        </ButtonLink>
      )}
    </Warning>
  )
}

/** Whether repeating the same call may succeed. */
function isWorthRepeating(error: unknown): boolean {
  return !['free_limit', 'draft_submitted', 'stale_draft'].some((code) => hasCode(error, code))
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.isTemporary)
    return 'There is no connection to your account just now. Your answers stay in the draft.'
  if (hasCode(error, 'free_limit')) return `${errorMessage(error)} Your answers stay in the draft.`
  return errorMessage(error)
}
